/** The attacks, a row each: what is sent, and what of it may have come through. */
import type { Arena, Seen, Setting } from "./arena.ts";
import { attackers, type Shot } from "./attackers.ts";
import * as checked from "./checked.ts";
import * as quiet from "./connections.ts";
import * as kept from "./kept.ts";
import { overMcp, quotes, withoutKey } from "./mcp.ts";
import { mixture } from "./mixture.ts";
import { everyPath } from "./paths.ts";
import * as payloads from "./payloads.ts";
import * as stores from "./stores.ts";

export interface Said {
  /** What was sent, in a few words. */
  readonly sent: string;
  /** What came of it, beyond times and memory. */
  readonly facts?: string;
  /** What was lost: answers, keys, records, limits that did not hold. 0 is wanted. */
  readonly lost: number;
  /** Documents that may be charged; without it, none. */
  readonly charged?: (count: number) => boolean;
}

export interface Attack {
  readonly name: string;
  readonly setting?: Setting;
  /** Of others some answers are lost by what is attacked: the store that all need. */
  readonly stops?: boolean;
  readonly run: (arena: Arena) => Promise<Said>;
}

/** Three attackers who send the same again and again, each with a key of its own. */
function repeatedly(name: string, shots: () => readonly Shot[]): Attack {
  return { name, run: (arena) => attackers(arena, shots()) };
}

export const attacks: readonly Attack[] = [
  repeatedly("quadratic blanks", payloads.blanks),
  repeatedly("240,000 empty lines", payloads.emptyLines),
  repeatedly("pages of 2,000 lines", payloads.manyPages),
  repeatedly("15.6 MB malformed", payloads.malformed),
  repeatedly("large answers", payloads.largeAnswers),
  repeatedly("long decimals", payloads.longDecimals),
  repeatedly("large invoices", payloads.largeInvoices),
  repeatedly("JSON beyond the limits", payloads.beyondLimits),
  repeatedly("three kinds of work at once", payloads.mixed),
  { name: "a hostile mixture for minutes", run: mixture },
  repeatedly("invalid records", payloads.noRecords),
  { name: "bodies of tools for agents", run: overMcp },
  { name: "messages without a key", run: withoutKey },
  { name: "tools that answer with megabytes", run: quotes },
  { name: "a free key that diagnoses and repairs", run: payloads.freely },
  { name: "every path of the interface", run: everyPath },
  { name: "10,000 idle sockets", setting: { openFiles: 4_096 }, run: quiet.idle },
  { name: "60 unfinished uploads of 31 MB", run: quiet.unfinished },
  { name: "idempotent replays with a record", run: stores.replays },
  { name: "a PDF of 5 kB that has no end", run: payloads.endlessPdf },
  { name: "a reader of the log that is gone", setting: { reader: "gone" }, run: stores.rotations },
  { name: "a reader of the log that stalls", setting: { reader: "stalls" }, run: stores.rotations },
  { name: "sign-ups out of one /64", setting: { environment: { TRUSTED_PROXIES: "127.0.0.1" } }, run: stores.signups },
  { name: "a stored record that was changed", run: stores.changedRecord },
  { name: "a store that is locked", stops: true, run: stores.locked },
  { name: "request ids that look like keys", run: stores.keysAsIds },
  { name: "hostile trees, by the action and the hook", run: checked.actionAndHook },
  { name: "hostile trees, by the command line", run: checked.commandLine },
  { name: "hostile folders, by the command line", run: checked.folders },
  { name: "archives in archives", run: checked.nestedArchives },
  { name: "a damaged store", run: kept.damaged },
  { name: "a store that is copied entry by entry", run: kept.moved },
  { name: "a clock in 2038 and back", run: kept.clock },
];

/** Whether an attack did what it may. */
export function holds(
  { stops = false }: Attack,
  { lost, charged = (count) => count === 0 }: Said,
  seen: Seen,
): boolean {
  const { validate, health } = seen.others;
  return seen.alive && lost === 0 && charged(seen.charged) && (stops || validate.lost + health.lost === 0);
}
