/**
 * Every path of the OpenAPI document, and /mcp: three clients send the largest body that it takes, in five shapes, without a key
 * and with a free one, while others use the server. What others wait for is compared with the quiet phase of the same run.
 */
import { BODY, MOST_CHARACTERS } from "../../host/domain/limits.ts";
import { sampled } from "../support/sweeps.ts";
import { type Arena, keysIn, observed } from "./arena.ts";
import type { Said } from "./rows.ts";

/** Others may wait so many times as long as when nobody attacks. */
const MOST = 5;
const CLIENTS = 3;
/** Of the many paths, one in so many in a short run. */
const EVERY = 12;

export interface Target {
  readonly method: string;
  readonly path: string;
  readonly raisable: boolean;
}

/** Fills a frame with as many pieces as there is room for. */
function filled(before: string, piece: string, after: string, size: number): string {
  return before + piece.repeat(Math.floor((size - before.length - after.length) / piece.length)) + after;
}

interface Shape {
  readonly type: string;
  readonly of: (size: number) => string;
}

const json = "application/json";

export const shapes: readonly Shape[] = [
  { type: json, of: (size) => filled('{"a":"', "n", '"}', size) },
  { type: json, of: (size) => filled('{"a":"n"', " ", "}", size) },
  { type: json, of: (size) => `{"a":${"[".repeat(Math.floor(size / 2) - 4)}${"]".repeat(Math.floor(size / 2) - 4)}}` },
  { type: json, of: (size) => filled('{"lines":[{}', ",{}", "]}", size) },
  {
    type: "application/xml",
    of: (size) =>
      filled('<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">', "<a/>", "</Invoice>", size),
  },
];

/** What the document has, and /mcp, which has a protocol of its own. */
export function targetsOf(document: { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> }) {
  const targets = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Target => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{\w+\}/g, "0".repeat(32)),
      raisable: JSON.stringify(operation).includes("max_characters"),
    }))
  );
  return [...targets, { method: "POST", path: "/mcp", raisable: true }];
}

/** Sends one request, and gives its status; 0 where there was none. */
async function sent(address: string, { method, path, raisable }: Target, key: string | undefined, nth: number) {
  const shape = shapes[nth % shapes.length] ?? { type: json, of: () => "" };
  const isRaised = raisable && key !== undefined;
  const headers = {
    "content-type": shape.type,
    accept: "application/json, text/event-stream",
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const hasBody = method !== "GET";
  // What has no body gets an address of the largest length instead.
  const query = hasBody ? (isRaised ? `?max_characters=${MOST_CHARACTERS}` : "") : `?${"q".repeat(8_000)}=${nth}`;
  const body = hasBody ? shape.of(isRaised ? MOST_CHARACTERS : BODY) : undefined;
  try {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${address}${path}${query}`, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function attacked(address: string, target: Target, key: string | undefined, time: number) {
  const statuses = new Map<number, number>();
  const end = performance.now() + time;
  await Promise.all(Array.from({ length: CLIENTS }, async (_, client) => {
    for (let nth = client; performance.now() < end; nth++) {
      const status = await sent(address, target, key, nth);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if ([401, 404, 429, 503].includes(status)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }));
  return statuses;
}

export async function everyPath({ server: { address }, store, short }: Arena): Promise<Said> {
  const time = short ? 3_000 : 15_000;
  const others = await keysIn(store, 2);
  const free = await keysIn(store, 1, "free");
  const targets = targetsOf(await (await fetch(`${address}/openapi.json`)).json());
  const chosen = short ? [...sampled(targets, EVERY)] : targets;
  const during = async (work: () => Promise<ReadonlyMap<number, number>>) => {
    const clients = observed(address, others);
    const statuses = await work();
    return { statuses, times: await clients.end() };
  };
  const quiet = await during(() => new Promise((resolve) => setTimeout(() => resolve(new Map()), time)));
  const rows: string[] = [];
  let [lost, over] = [0, 0];
  for (const target of chosen) {
    for (const key of [undefined, free[0]]) {
      const { statuses, times } = await during(() => attacked(address, target, key, time));
      const ratio = times.validate.p99 / quiet.times.validate.p99;
      if (ratio > MOST) over++;
      lost += (statuses.get(0) ?? 0) + (statuses.get(500) ?? 0) + times.validate.lost + times.health.lost;
      const said = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
      const who = key === undefined ? "no key  " : "free key";
      rows.push(
        `${ratio.toFixed(1).padStart(5)}  ${
          times.validate.p99.toFixed(1).padStart(7)
        } ms  ${who}  ${target.method} ${target.path}: ${said}`,
      );
    }
  }
  const summary = `${rows.length - over} of ${rows.length} within ${MOST} times the quiet p99 of ${
    quiet.times.validate.p99.toFixed(1)
  } ms`;
  return {
    sent: `the largest bodies of ${shapes.length} shapes to ${chosen.length} of ${targets.length} paths, by ${CLIENTS}`,
    facts: [summary, ...rows].join("\n            "),
    lost,
    charged: () => true,
  };
}
