/** All hostile documents in turn, for long: whether the memory of the server goes on growing. */
import { memoryOf } from "../support/server.ts";
import type { Arena } from "./arena.ts";
import { fire, type Shot } from "./attackers.ts";
import * as payloads from "./payloads.ts";
import type { Said } from "./rows.ts";

const MINUTE = 60_000;
/** The curve is cut into three, and the high of the last may be so much above that of the first. */
const PARTS = 3;
const MORE = 1.2;
/**
 * Bytes that a first look may take, where 0.93 to 1.0 GB was measured. A minute tells nothing of growth: which large
 * documents meet moves the highs by a third.
 */
const MOST = 1_300_000_000;

function shots(): readonly Shot[] {
  return [
    ...payloads.blanks(),
    ...payloads.largeInvoices(),
    ...payloads.emptyLines(),
    ...payloads.longDecimals(),
    ...payloads.beyondLimits(),
    ...payloads.manyPages(),
    ...payloads.malformed(),
  ];
}

/** 15 minutes, or one for a first look. Each attacker begins elsewhere in the list. */
export async function mixture({ server, keys, short }: Arena): Promise<Said> {
  const all = shots();
  const time = (short ? 1 : 15) * MINUTE;
  const [began, end] = [performance.now(), performance.now() + time];
  const highs = Array.from({ length: PARTS }, () => 0);
  const minutes = Array.from({ length: time / MINUTE }, () => 0);
  const timer = setInterval(() => {
    const [memory, passed] = [memoryOf(server.pid), performance.now() - began];
    for (const [list, part] of [[highs, time / PARTS], [minutes, MINUTE]] as const) {
      const at = Math.min(list.length - 1, Math.floor(passed / part));
      list[at] = Math.max(list[at] ?? 0, memory);
    }
  }, 100);
  const statuses = new Map<number, number>();
  await Promise.all(keys.map(async (key, first) => {
    for (let at = first * 4; performance.now() < end; at++) {
      const shot = all[at % all.length];
      const status = shot === undefined ? 0 : await fire(server.address, key, shot);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }));
  clearInterval(timer);
  const most = short ? MOST : (highs[0] ?? 0) * MORE;
  const last = short ? Math.max(...highs) : highs.at(-1) ?? 0;
  const said = (list: readonly number[]) => list.map((bytes) => `${Math.round(bytes / 1e6)}`).join(", ");
  const facts = `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}; highs of memory ${
    said(highs)
  } MB, minute by minute ${said(minutes)}`;
  return {
    sent: `${all.length} kinds of hostile documents in turn, by three, for ${time / MINUTE} minutes`,
    facts,
    lost: (statuses.get(0) ?? 0) + (statuses.get(500) ?? 0) + (last > most ? 1 : 0),
    charged: () => true,
  };
}
