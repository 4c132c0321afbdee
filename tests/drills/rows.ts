/** The drills, a row each: what breaks, what is seen of it, and what the operator of the service does. The handbook shows the rows. */
import { canCertify } from "../support/certificates.ts";
import type { Seen } from "./hands.ts";
import * as stores from "./stores.ts";
import * as world from "./world.ts";

export type Wanted = Seen;

export interface Drill extends Seen {
  readonly name: string;
  /** What the operator does. */
  readonly todo: string;
  readonly run: (wanted: Wanted) => Promise<Seen>;
  /** What it needs that is missing here. */
  readonly lacks?: string | false;
}

const gone = {
  callers: "503 store_busy",
  health: "503 store_not_writable",
  log: '"event":"store_busy","detail":"gone"',
};
const root = !stores.canMount && "the right to mount a file system (root)";
const openssl = !canCertify && "openssl";
const vies = '"provider":"vies"';

export const drills: readonly Drill[] = [
  {
    name: "the store's file is moved away",
    ...gone,
    todo: "Put the file back: it is taken up again. Else stop, restore a backup, start",
    run: stores.moved,
  },
  {
    name: "the store's file is emptied",
    ...gone,
    todo: "Stop, move the file aside, restore the last backup, start",
    run: stores.emptied,
  },
  {
    name: "the disk is full",
    callers: "503 store_busy",
    health: "503 store_not_writable",
    log: '"event":"store_busy","detail":"full"',
    todo: "Make room on the disk; nothing needs a restart",
    run: stores.full,
    lacks: root,
  },
  {
    name: "the disk cannot be written at the start",
    callers: "not started (exit status 2)",
    health: "no answer",
    log: "Read-only file system",
    todo: "Mount it for writing, or set KV_PATH to a place that the user may write; start",
    run: stores.readOnly,
    lacks: root,
  },
  {
    name: "another program has the file locked",
    callers: "503 store_busy",
    health: "503 store_not_writable",
    log: '"event":"store_busy"',
    todo: "Find it (`fuser faktlint.db`) and end it; nothing needs a restart",
    run: stores.locked,
  },
  {
    name: "one account in the file is unreadable",
    callers: "500 internal_error",
    health: "200",
    log: '"fault":',
    todo: "One customer alone is concerned. Restore a backup beside it, compare, and restore or make a new key",
    run: stores.changed,
  },
  {
    name: "a page of the file is damaged",
    callers: "200",
    health: "503 store_not_writable",
    log: '"refused":"store_not_writable"',
    todo: "Stop, move the file aside, restore the last backup, start: A damaged store, in the chapter on backups",
    run: stores.damagedPage,
  },
  {
    name: "the file is damaged at the start",
    callers: "not started (exit status 3)",
    health: "no answer",
    log: "is damaged",
    todo: "As above; the unit does not start it again by itself",
    run: stores.damagedAtStart,
  },
  {
    name: "the KV server is away",
    callers: "503 store_busy",
    health: "503 store_not_writable",
    log: '"event":"store_busy","detail":"stalled"',
    todo: "Start denokv again; the service finds it by itself",
    run: stores.restarted,
  },
  {
    name: "nobody reads standard error",
    callers: "200",
    health: "200",
    log: "",
    todo: "Start the reader again; a line with `dropped` says how many are missing",
    run: stores.deaf,
  },
  {
    name: "a month ends (UTC)",
    callers: "200 (99 left), then 200 (99 left)",
    health: "200",
    log: "nothing",
    todo: "Nothing: allowances begin again at midnight of UTC",
    run: world.midnight,
  },
  {
    name: "summer time begins",
    callers: "200 (99 left), then 200 (98 left)",
    health: "200",
    log: "nothing",
    todo: "Nothing: the service counts in UTC",
    run: world.summertime,
  },
  {
    name: "a provider's certificate has expired",
    callers: "200 unavailable, certificate",
    health: "200",
    log: vies,
    todo: "Wait for the provider; if it is one's own, renew the certificate",
    run: world.expired,
    lacks: openssl,
  },
  {
    name: "a provider does not answer in five seconds",
    callers: "200 unavailable, timeout",
    health: "200",
    log: vies,
    todo: "Nothing: it is asked again after half a minute",
    run: world.slow,
  },
  {
    name: "a provider answers nonsense",
    callers: "200 unavailable, malformed",
    health: "200",
    log: vies,
    todo: "Look at its notices; if its interface changed, a new version is needed",
    run: world.wrong,
  },
  {
    name: "a provider answers with 100 MB",
    callers: "200 unavailable, too_large",
    health: "200",
    log: vies,
    todo: "As above: no more than its bound was read",
    run: world.huge,
  },
];
