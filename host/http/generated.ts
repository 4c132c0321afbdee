/** What is made of the service itself, and stays the same as long as it runs: each is made once, when it is first asked for. */
import { BoundedMap } from "../kit/bounded_map.ts";
import { kept } from "../kit/kept.ts";
import { sha256 } from "../kit/secrets.ts";
import { zipped } from "../kit/zip.ts";
import { takesGzip } from "./middleware/compressed.ts";
import { MINUTES } from "./middleware/headers.ts";
import type { Ctx } from "./service.ts";

export interface Generated {
  readonly text: string;
  readonly zipped: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Pages of rules in all languages are more; those that are asked for are kept. */
const MOST = 500;

/** Keeps what was generated, by its name. */
export class GeneratedOnce {
  readonly #kept: BoundedMap<string, Promise<Generated>> = new BoundedMap(MOST);

  of(name: string, make: () => Promise<string> | string): Promise<Generated> {
    return kept(this.#kept, name, () => generated(make));
  }
}

async function generated(make: () => Promise<string> | string): Promise<Generated> {
  const text = await make();
  // One tag for both forms, and so a weak one (RFC 9110, 8.8.1).
  return { text, zipped: await zipped(text), etag: `W/"${(await sha256(text)).slice(0, 32)}"` };
}

/** The answer with it, gzipped if the client accepts it. hono/etag, before the route, makes 304 of it. */
export function answerGenerated(
  c: Ctx,
  { text, zipped, etag }: Generated,
  headers: Readonly<Record<string, string>>,
): Response {
  const asZip = takesGzip(c);
  c.header("Vary", "Accept-Encoding", { append: true });
  return c.body(asZip ? zipped : text, 200, {
    "Cache-Control": MINUTES,
    ETag: etag,
    ...(asZip ? { "Content-Encoding": "gzip" } : {}),
    ...headers,
  });
}

/** How routes that are answered so describe it. */
export const unchanged = {
  304: { description: "Not changed since the answer whose ETag If-None-Match names" },
} as const;

export const JSON_TYPE = { "Content-Type": "application/json" } as const;
