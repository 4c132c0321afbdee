/**
 * The sources of the Python package, dist/faktlint-VERSION.tar.gz (PEP 517, PEP 625): the files of the wheel with a
 * pyproject.toml by which pip builds the same wheel again. The engine in it is made already: building it takes Deno.
 */
import { gzipSync } from "node:zlib";
import { packTar } from "modern-tar";
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { metadata, moduleOf, needs, SUMMARY, text } from "./project.ts";

/** The first day that ZIP knows, in all time zones: pip makes a wheel of the files, which is one. */
const MADE = new Date(Date.UTC(1980, 0, 2));

const NAME = `faktlint-${ENGINE_VERSION}`;
export const SDIST = `${NAME}.tar.gz`;

/** The sources of a component, as bytes. The same component gives the same archive. */
export async function sdistOf(component: Uint8Array, child: string): Promise<Uint8Array<ArrayBuffer>> {
  const readme = text("packages/python/README.md");
  const contents: Readonly<Record<string, string | Uint8Array>> = {
    ...moduleOf(component, child),
    "LICENSE": text("LICENSE"),
    "PKG-INFO": metadata(readme),
    "README.md": readme,
    "pyproject.toml": project(),
  };
  const entries = Object.entries(contents).map(([path, content]) => {
    const body = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return { header: { name: `${NAME}/${path}`, size: body.length, mtime: MADE, mode: 0o644 }, body };
  });
  return new Uint8Array(gzipSync(await packTar(entries), { level: 9 }));
}

function project(): string {
  const { always, ...extras } = needs;
  return `[build-system]
requires = ["flit_core==3.12.0"]
build-backend = "flit_core.buildapi"

[project]
name = "faktlint"
version = "${ENGINE_VERSION}"
description = ${JSON.stringify(SUMMARY)}
readme = "README.md"
license = "MIT"
license-files = ["LICENSE"]
requires-python = ">=3.9"
dependencies = ${JSON.stringify(always)}
classifiers = ["Typing :: Typed"]

[project.optional-dependencies]
${Object.entries(extras).map(([name, all]) => `${name} = ${JSON.stringify(all)}`).join("\n")}
`;
}
