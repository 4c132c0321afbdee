/** What a drill has at hand: a started server on a store of its own, a key, and what is seen of it from outside. */
import { keysIn } from "../attack/arena.ts";
import { type LogReader, type Server, started, validation } from "../support/server.ts";

export interface Hands {
  readonly server: Server;
  readonly key: string;
  /** The folder of the store, which is the drill's. */
  readonly folder: string;
  readonly store: string;
}

/** What was seen within ten seconds, in the words of the table. */
export interface Seen {
  readonly callers: string;
  readonly health: string;
  readonly log: string;
}

/** Milliseconds in which health has to say what is. */
export const SOON = 10_000;

export interface Setting {
  readonly environment?: Readonly<Record<string, string>>;
  readonly reader?: LogReader;
  /** The folder of the store; left out, a new one. */
  readonly folder?: string;
  /** The path of the store; left out, a file in the folder. */
  readonly path?: string;
}

/** Has a drill done with a server that is well. */
export async function withHands<T>(work: (hands: Hands) => Promise<T>, setting: Setting = {}): Promise<T> {
  const folder = setting.folder ?? await Deno.makeTempDir({ prefix: "faktlint-drill-" });
  const store = setting.path ?? `${folder}/faktlint.db`;
  const { environment = {} } = setting;
  try {
    const [key = ""] = await keysIn(store, 1);
    const server = await started({ KV_PATH: store, ...environment }, setting.reader);
    try {
      await seenAs({ server, key, folder, store }, { callers: "200", health: "200" });
      return await work({ server, key, folder, store });
    } finally {
      await server.end();
    }
  } finally {
    if (setting.folder === undefined) await Deno.remove(folder, { recursive: true });
  }
}

/** A validation and health, as the table names answers: the status, and the code of an error. */
async function look({ server: { address }, key }: Hands): Promise<Omit<Seen, "log">> {
  const [answer, health] = await Promise.all([
    fetch(`${address}/v1/validate`, validation(key)),
    fetch(`${address}/v1/health`),
  ]);
  const [{ error }, { error: unwell }] = [await answer.json(), await health.json()];
  return { callers: named(answer.status, error), health: named(health.status, unwell) };
}

export function named(status: number, error: unknown): string {
  return typeof error === "string" ? `${status} ${error}` : `${status}`;
}

/** Looks until it is as it should be, or the time is over. Gives what was seen last, with the line of the log that is looked for. */
export async function seenAs(hands: Hands, wanted: Partial<Seen>, time = SOON): Promise<Seen> {
  for (const end = performance.now() + time;;) {
    const seen = await look(hands);
    const log = lineIn(hands, wanted.log);
    const isThere = Object.entries(wanted).every(([name, text]) => ({ ...seen, log })[name] === text);
    if (isThere || performance.now() > end) return { ...seen, log };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The part of a line that is looked for, where it is in the log. */
export function lineIn({ server }: Pick<Hands, "server">, part: string | undefined): string {
  return part !== undefined && server.log().includes(part) ? part : "";
}
