/**
 * Each program as it is delivered: its own command line and permissions, from another folder, with a home that cannot be written
 * to; once with nothing in its environment, and once with what companies set.
 */
import assert from "node:assert/strict";
import { availableParallelism } from "node:os";
import { textOf } from "../house/sources.ts";
import { samples } from "../pdf/samples.ts";
import { authorityOf, canCertify } from "../support/certificates.ts";
import { faktlint } from "../support/terminal.ts";
import { sampled } from "../support/sweeps.ts";
import { projectCopy } from "../support/project_copy.ts";
import { newcomers } from "../../tools/tasks.ts";
import { commands, others, type Program, tasks } from "./programs.ts";
import { ended, pathWith, type Places, READ_ONLY, type Served, served, turns } from "./run.ts";

const ofCommands = Object.entries(commands).map(([name, program]) => ({ name: `faktlint ${name}`, ...program }));
const ofTasks = Object.entries(tasks).map(([name, program]) => ({ name: `deno task ${name}`, ...program }));
const ways: readonly Program[] = [...ofTasks, ...others];

interface Environment {
  readonly set: Readonly<Record<string, string>>;
  readonly programs: readonly Program[];
}

/** One in so many, others every day. Those that need the same build come together, because it takes longer than all of them. */
function someOf(programs: readonly Program[]): readonly Program[] {
  const together = Map.groupBy(programs, ({ name, needs = name }) => needs);
  return [...sampled(together.values(), 4)].flat();
}

/** What is set for everything that runs on a machine, and what is started with it: the ways in with both. */
const environments: Readonly<Record<string, Environment>> = {
  "with nothing set": { set: {}, programs: someOf(ways) },
  "with what companies set": {
    set: {
      NODE_EXTRA_CA_CERTS: "HERE/ca.pem",
      SSL_CERT_FILE: "HERE/ca.pem",
      HTTPS_PROXY: "http://127.0.0.1:9",
      NO_COLOR: "1",
      TERM: "dumb",
    },
    programs: someOf([...ofCommands, ...ways]),
  },
};

/** What the launcher would install is this Deno, and there is no registry here. */
function install(home: string): void {
  const [, version] = /^version=(.+)$/m.exec(textOf("packages/launch/deno.sh")) ?? [];
  const place = `${home}/packages/launch/installed/${version}/node_modules/deno`;
  Deno.mkdirSync(place, { recursive: true });
  try {
    Deno.symlinkSync(Deno.execPath(), `${place}/deno`);
  } catch (error) {
    // The copy came with it.
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  }
}

/** The folder of a caller: invoices and a record. */
async function callersFolder(): Promise<string> {
  const here = await Deno.makeTempDir({ prefix: "faktlint-here-" });
  for (const name of ["broken-totals.xml", "invoice-simple.xml", "invoice-from-json.json"]) {
    await Deno.writeTextFile(`${here}/${name}`, textOf(`examples/${name}`));
  }
  await Deno.writeTextFile(`${here}/facturx.json`, JSON.stringify(samples[0]?.invoice));
  await Deno.writeTextFile(`${here}/record.json`, "{}");
  if (canCertify) await authorityOf(here);
  return here;
}

type Came = Served | Awaited<ReturnType<typeof ended>>;

/** Everything, started once and side by side; each result is there when its program has ended. */
async function begun() {
  const copy = await projectCopy();
  install(copy.folder);
  const inTurn = turns(availableParallelism() + 1);
  const folders: string[] = [];
  const made: Partial<Record<NonNullable<Program["needs"]>, Promise<Came>>> = {};
  const all = await Promise.all(
    Object.entries(environments).map(async ([name, { set, programs }]) => {
      const here = await callersFolder();
      folders.push(here);
      const env = { PATH: pathWith(here), HOME: READ_ONLY, ...set };
      const places: Places = {
        root: copy.folder,
        here,
        env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value.replace("HERE", here)])),
      };
      const came = async ({ before, needs, serves, ...call }: Program): Promise<Came> => {
        if (needs !== undefined) {
          const build = { command: ["deno", "task", "--quiet", "--cwd", "ROOT", "tool", needs] } as const;
          const built = await (made[needs] ??= inTurn(() => ended(build, places)));
          if (built.code !== 0) return built;
        }
        return await inTurn(async () => {
          const first = before === undefined ? undefined : await ended(before, places);
          if (first !== undefined && first.code !== 0) return first;
          return serves ? await served(call, places) : await ended(call, places);
        });
      };
      const results = programs.filter(({ lacks }) => lacks === undefined).map((it) => [it.name, came(it)] as const);
      return [name, new Map(results)] as const;
    }),
  );
  const results = new Map(all);
  const remove = async () => {
    await Promise.allSettled([...results.values()].flatMap((it) => [...it.values()]));
    await Promise.all([copy.remove(), ...folders.map((it) => Deno.remove(it, { recursive: true }))]);
  };
  return { of: (environment: string, name: string) => results.get(environment)?.get(name), remove };
}

let all: ReturnType<typeof begun> | undefined;

/** Deno says this, coloured by itself, before a program begins, where another one reads the packages just then. */
// deno-lint-ignore no-control-regex
const waiting = /^(?:\x1b\[\d*m)*Blocking(?:\x1b\[\d*m)* waiting for file lock on node_modules directory\n/gm;

for (const [environment, { programs }] of Object.entries(environments)) {
  for (const program of programs) {
    const { name, lacks } = program;
    Deno.test({
      name: `${name} works as it is delivered, ${environment}${lacks === undefined ? "" : ` (skipped: ${lacks})`}`,
      ignore: lacks !== undefined,
      // All begin with the first, and end when they end.
      sanitizeOps: false,
      sanitizeResources: false,
      async fn() {
        const came = await (await (all ??= begun())).of(environment, name);
        assert.ok(came !== undefined);
        const said = `${came.out.slice(-2_000)}\n${came.err.slice(-2_000)}`;
        assert.equal(came.code, program.code, said);
        assert.match(came.out, program.out, said);
        const own = came.err.replaceAll(waiting, "");
        assert.match(own, program.err ?? /^$/);
        if (program.serves) assert.equal("health" in came ? came.health : 0, 200, said);
        // deno-lint-ignore no-control-regex
        assert.doesNotMatch(came.out + own, /\x1b\[/);
      },
    });
  }
}

Deno.test.afterAll(async () => {
  if (all !== undefined) await (await all).remove();
});

Deno.test("every command that the command line has is started", async () => {
  const { out } = await faktlint(["--help"]);
  const names = [...out.matchAll(/^ {2}([a-z_]+) {2,}\S/gm)].map(([, name]) => name);
  assert.deepEqual(names.toSorted(), Object.keys(commands).toSorted());
});

/** Of a newcomer's tasks those that take minutes. `.ci/run` has the first three. */
const long = ["test", "ok", "build", "bench", "release"];

Deno.test("every task that a newcomer sees is started, but those that take minutes", () => {
  const started = new Set(Object.keys(tasks).filter((name) => name in newcomers));
  assert.deepEqual(Object.keys(newcomers).filter((name) => !started.has(name)).toSorted(), long.toSorted());
});
