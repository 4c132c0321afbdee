/** What the HTTP service is made of: all that it needs of the world comes in here. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { ConformanceRecord } from "../../engine/mod.ts";
import type { ReadEvent } from "../billing/payments.ts";
import type { StripeWatch } from "../billing/prices.ts";
import type { Shop } from "../billing/shop.ts";
import type { Config } from "../config.ts";
import type { Share } from "./bytes_held.ts";
import type { Generation } from "../generation.ts";
import type { Limits } from "../limits.ts";
import type { LogEntry } from "../log_entry.ts";
import type { Providers } from "../providers/providers.ts";
import type { SigningKeys } from "../receipts.ts";
import type { Account } from "../stores/accounts.ts";
import type { SiteFiles } from "./site.ts";
import type { Stores } from "../stores/stores.ts";
import type { Pool } from "../workers/pool.ts";

/** What paths of the service begin with: "" unless it is reached below a path. */
export function basePath({ baseUrl }: Pick<Service, "baseUrl">): string {
  return new URL(baseUrl).pathname.replace(/\/$/, "");
}

export interface Service {
  readonly config: Config;
  readonly stores: Stores;
  /** Where the service is reached from outside, without a slash at the end. */
  readonly baseUrl: string;
  /** What runs it, such as "deno 2.9.6". */
  readonly runtime: string;
  /** Takes one entry a request, and one more for a fault of the server. */
  readonly log: (entry: LogEntry) => void;
  readonly limits: Limits;
  /** Does the work on documents that would hold up others. */
  readonly pool: Pool;
  /** What signs records, and what verifies them. */
  readonly signingKeys: SigningKeys;
  /** Whom lookups ask. Without them, every lookup is unavailable. */
  readonly providers?: Providers | undefined;
  /** What sells. Without it, nothing can be bought. */
  readonly billing?: Shop | undefined;
  /** Reads what Stripe tells. Without it, nothing can be told. */
  readonly readEvent?: ReadEvent | undefined;
  /** What was last seen of Stripe. */
  readonly stripe?: Pick<StripeWatch, "standing" | "look"> | undefined;
  /** Whether the store could be written when it was last looked at; without it, nobody looks. */
  readonly isStoreWritable?: () => boolean;
  /** Without it, POST /v1/generate answers 501. */
  readonly generation?: Generation | undefined;
  /** The last comparison of generated invoices with the reference validator. */
  readonly conformance: ConformanceRecord;
  /** Files that are served as they are, by their names; undefined when there is no such file. */
  readonly asset?: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What LEGAL_FILE holds. */
  readonly legal?: string | undefined;
  /** The built pages. Without them, the paths of pages that need scripts say so. */
  readonly site?: SiteFiles | undefined;
}

export interface AppEnv {
  /** What the server says of a connection. */
  readonly Bindings: {
    readonly remoteAddr?: { readonly hostname?: string };
    /** Ends when the answer was taken, or nobody is there to take it. */
    readonly answered?: Promise<void>;
  };
  readonly Variables: {
    requestId: string;
    /** What the request holds of the bytes that the process may hold. */
    share: Share;
    /** The pattern of the path, for the log: paths can hold ids that are secrets. */
    route: string | undefined;
    /** Whose key the request has. */
    account: Account | undefined;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type Ctx = Context<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;
export type Handler = (c: Ctx) => Response | Promise<Response>;
