/** Attacks on a store that nobody asks through the server: its file is damaged, it is moved, its clock is wrong. */
import { DatabaseSync } from "node:sqlite";
import { copyAll } from "../../host/stores/copying.ts";
import { openKv } from "../../host/stores/kv.ts";
import { damage, filledStore, places } from "../support/damage.ts";
import { started, taskArguments, validation } from "../support/server.ts";
import { keysIn } from "./arena.ts";
import type { Arena } from "./arena.ts";
import type { Said } from "./rows.ts";

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-attack-" });
  try {
    return await work(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Each kind of page overwritten: a sentence and status 3 at the start, and never the end of the runtime. */
export async function damaged(): Promise<Said> {
  const wrong: string[] = [];
  for (const place of places) {
    await inFolder(async (folder) => {
      const store = `${folder}/faktlint.db`;
      await filledStore(store);
      damage(store, place);
      for (const args of [["serve"], ["records", "verify"]]) {
        const { code, stderr } = await new Deno.Command(Deno.execPath(), {
          args: [...taskArguments("faktlint"), ...args],
          env: { KV_PATH: store, PORT: "0" },
        }).output();
        const said = new TextDecoder().decode(stderr);
        if (code !== 3 || !said.includes("is damaged") || said.includes("panicked")) wrong.push(`${place}: ${code}`);
      }
    });
  }
  const facts = wrong.length === 0 ? "told each time, with status 3" : wrong.join("; ");
  return { sent: `a store with a page overwritten, of ${places.length} kinds`, facts, lost: wrong.length };
}

/** Until when the entries of a file are kept, by their keys in hexadecimal. */
function expiries(path: string): ReadonlyMap<string, unknown> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = database.prepare("SELECT hex(k) AS k, expiration_ms AS e FROM kv").all();
    return new Map(rows.map(({ k, e }) => [`${k}`, e]));
  } finally {
    database.close();
  }
}

/** The store of the server copied entry by entry, as a move to a KV server and back does. */
export async function moved({ server, store, keys: [key] }: Arena): Promise<Said> {
  for (let count = 0; count < 20; count++) {
    await (await fetch(`${server.address}/v1/validate?record=true`, validation(key, { "idempotency-key": `${count}` })))
      .body?.cancel();
  }
  return await inFolder(async (folder) => {
    const [from, to] = [await openKv(store), await openKv(`${folder}/copy.db`)];
    const count = await copyAll(from, to);
    to.close();
    from.close();
    const [before, after] = [expiries(store), expiries(`${folder}/copy.db`)];
    const ends = (all: ReadonlyMap<string, unknown>) => [...all].filter(([, end]) => Number(end) > 0).length;
    const kept = [...after].filter(([key, end]) => Number(end) > 0 === Number(before.get(key)) > 0).length;
    return {
      sent: `a store of ${count} entries copied entry by entry`,
      facts: `${ends(before)} are kept for a time, and ${ends(after)} in the copy`,
      lost: after.size - kept + (ends(after) === 0 ? 1 : 0),
      charged: (charged) => charged === 20,
    };
  });
}

/** What is between a process and the clock of its machine: as many seconds ahead as a variable says. */
const SHIM = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long ahead(void) { const char *s = getenv("AHEAD"); return s ? atol(s) : 0; }
int clock_gettime(clockid_t id, struct timespec *t) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = (int (*)(clockid_t, struct timespec *)) dlsym(RTLD_NEXT, "clock_gettime");
  int r = real(id, t);
  if (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE) t->tv_sec += ahead();
  return r;
}
int gettimeofday(struct timeval *t, void *z) {
  struct timespec s;
  int r = clock_gettime(CLOCK_REALTIME, &s);
  t->tv_sec = s.tv_sec; t->tv_usec = s.tv_nsec / 1000;
  return r;
}
time_t time(time_t *t) { struct timespec s; clock_gettime(CLOCK_REALTIME, &s); if (t) *t = s.tv_sec; return s.tv_sec; }
`;

/** A shared library of it; undefined where nothing compiles C here. */
async function shimIn(folder: string): Promise<string | undefined> {
  const [source, made] = [`${folder}/clock.c`, `${folder}/clock.so`];
  await Deno.writeTextFile(source, SHIM);
  const args = ["-shared", "-fPIC", "-o", made, source, "-ldl"];
  return await new Deno.Command("cc", { args }).output().then(
    ({ success }) => success ? made : undefined,
    () => undefined,
  );
}

const YEARS = 12 * 365 * 86_400;

/** A record is made, the server runs with its clock in 2038, and with the right one again: the record is there. */
export async function clock(): Promise<Said> {
  return await inFolder(async (folder) => {
    const shim = await shimIn(folder);
    if (shim === undefined) return { sent: "nothing: there is no C compiler here for a clock of its own", lost: 0 };
    const store = `${folder}/faktlint.db`;
    const [key = ""] = await keysIn(store, 1);
    const during = async <T>(ahead: number, work: (address: string) => Promise<T>): Promise<T> => {
      const server = await started({ KV_PATH: store, LD_PRELOAD: shim, AHEAD: `${ahead}` });
      try {
        return await work(server.address);
      } finally {
        await server.end();
      }
    };
    const id = await during(0, async (address) => {
      return (await (await fetch(`${address}/v1/validate?record=true`, validation(key))).json()).record.id;
    });
    const status = async (address: string) => {
      const answer = await fetch(`${address}/v1/records/${id}`);
      await answer.body?.cancel();
      return answer.status;
    };
    const used = async (address: string) => {
      const answer = await fetch(`${address}/v1/usage`, { headers: { authorization: `Bearer ${key}` } });
      return (await answer.json()).used;
    };
    const ahead = await during(YEARS, async (address) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      return await status(address);
    });
    const back = await during(0, async (address) => [await status(address), await used(address)] as const);
    return {
      sent: "a record and a charge, then a server whose clock is in 2038",
      facts: `the record is ${ahead} meanwhile, ${back[0]} afterwards, and ${back[1]} document is counted`,
      lost: (ahead === 404 ? 0 : 1) + (back[0] === 200 ? 0 : 1) + (back[1] === 1 ? 0 : 1),
    };
  });
}
