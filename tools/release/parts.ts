/** The parts of a release, a row each, in the order in which they are made: packages hold bundles, and binaries the pages. */
import { fileURLToPath } from "node:url";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { targets } from "../binary.ts";
import { must } from "../shell.ts";

/** Where the files lie that are published. */
export const RELEASED = "dist/release";

export interface Part {
  readonly says: string;
  /** Makes it. Gives the files that are published, below the project; none where a registry takes the folder itself. */
  readonly make: (root: URL) => Promise<readonly string[]>;
}

const NAME = `faktlint-${ENGINE_VERSION}`;

export const parts: Readonly<Record<string, Part>> = {
  build: { says: "the bundles and the pages", make: made(["build"], []) },
  npm: {
    says: "the npm package",
    make: async (root) => [...await made(["tool", "npm"], [])(root), await packed(root)],
  },
  jsr: { says: "the package for JSR, the folder dist/jsr/", make: made(["tool", "jsr"], []) },
  python: {
    says: "the wheel and the sources of the Python package",
    make: made(["tool", "wheel"], [`dist/${NAME}-py3-none-any.whl`, `dist/${NAME}.tar.gz`]),
  },
  java: {
    says: "the Maven artefact with sources and Javadoc, as a repository of files, and that as an archive",
    make: async (root) => [...await made(["tool", "java"], [])(root), await deployed(root)],
  },
  wasm: {
    says: "the WASM component and its world",
    make: made(["tool", "wasm"], ["dist/faktlint.wasm", "dist/faktlint.wit"]),
  },
  ...Object.fromEntries(targets.map((target) => [`binary-${target}`, {
    says: `one file of command line and service for ${target}`,
    make: made(["tool", "binary", target], [`dist/bin/faktlint-${target}${target.includes("windows") ? ".exe" : ""}`]),
  }])),
  container: { says: "the image, as an OCI layout", make: image },
  source: { says: "the sources of the commit, which the action and the hook run from", make: archived },
  sbom: { says: "the bill of materials", make: made(["tool", "sbom"], ["dist/sbom.cdx.json"]) },
};

/** A part that a task makes whole. */
function made(task: readonly string[], files: readonly string[]): Part["make"] {
  return async (root) => {
    await must(Deno.execPath(), ["task", "--quiet", ...task], { cwd: root });
    return files;
  };
}

async function packed(root: URL): Promise<string> {
  const into = fileURLToPath(new URL(`${RELEASED}/`, root));
  await must("npm", ["pack", "--silent", "--pack-destination", into], { cwd: new URL("dist/npm/", root) });
  return `${RELEASED}/${NAME}.tgz`;
}

/** Deployed into a repository of files, as a server would have it, with the sums that Maven adds. */
async function deployed(root: URL): Promise<string> {
  const repository = new URL("dist/maven/", root);
  await Deno.remove(repository, { recursive: true }).catch(() => {});
  const to = `-DaltDeploymentRepository=released::${repository.href}`;
  await must("mvn", ["-q", "-B", "-Prelease", "-DskipTests", to, "-f", "dist/java", "deploy"], { cwd: root });
  const archive = `${RELEASED}/${NAME}-maven.tar.gz`;
  await must("tar", ["-czf", archive, "-C", "dist/maven", "."], { cwd: root });
  return archive;
}

async function image(root: URL): Promise<readonly string[]> {
  const file = `${RELEASED}/${NAME}-image.tar`;
  await must("docker", ["buildx", "build", `--output=type=oci,dest=${file}`, "."], { cwd: root });
  return [file];
}

async function archived(root: URL): Promise<readonly string[]> {
  const file = `${RELEASED}/${NAME}-source.tar.gz`;
  await must("git", ["archive", "--format=tar.gz", `--prefix=${NAME}/`, `--output=${file}`, "HEAD"], { cwd: root });
  return [file];
}
