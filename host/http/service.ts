/** What the HTTP service is made of: all that it needs of the world comes in here. */
import type { BlockList } from "node:net";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { ConformanceRecord } from "../../engine/mod.ts";
import type { ReadEvent } from "../domain/payments.ts";
import type { StripeWatch } from "../billing/prices.ts";
import type { Shop } from "../billing/shop.ts";
import type { Admission } from "./admission.ts";
import type { BytesHeld, Share } from "./bytes_held.ts";
import type { Generation } from "../documents/generation.ts";
import type { BytesBudget, Limits } from "../domain/limits.ts";
import type { LogEntry } from "../domain/log_entry.ts";
import type { ProblemCode } from "../domain/problems.ts";
import type { Providers } from "../providers/providers.ts";
import type { SigningKeys } from "../domain/receipts.ts";
import type { Account } from "../stores/accounts.ts";
import type { SiteFiles } from "./site.ts";
import type { Stores } from "../stores/stores.ts";
import type { Pool } from "../workers/pool.ts";

/** What paths of the service begin with: "" unless it is reached below a path. */
export function basePath({ baseUrl }: Pick<Service, "baseUrl">): string {
  return new URL(baseUrl).pathname.replace(/\/$/, "");
}

/** What of the configuration requests are answered by. */
export interface Settings {
  /** Whether keys, allowances and the pace limit apply. */
  readonly metering: boolean;
  /** Whether requests are answered as KoSIT's daemon does: not at all, below /kosit, or instead of everything else. */
  readonly kosit: "off" | "beside" | "alone";
  /** The proxies that may say for which client they speak. */
  readonly trustedProxies: BlockList;
  readonly bytesHeld: BytesBudget;
  /** Origins whose pages may start a checkout; undefined: the service's own. */
  readonly allowedOrigins: readonly string[] | undefined;
  /** Without the key, nothing is sold. */
  readonly stripe: { readonly secretKey: string | undefined };
}

export interface Service {
  readonly config: Settings;
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
  /** Reads what Stripe sends. Without it, no event can be received. */
  readonly readEvent?: ReadEvent | undefined;
  /** What was last seen of Stripe. */
  readonly stripe?: Pick<StripeWatch, "standing" | "look"> | undefined;
  /** Whether the store could be written when it was last looked at; without it, nobody looks. */
  readonly isStoreWritable?: () => boolean;
  /** What counts the bytes of bodies; left out, one of its own. */
  readonly bytesHeld?: BytesHeld;
  /** What was measured. Without it, there is no such page. */
  readonly metrics?: MetricsPage | undefined;
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

/** What was measured, for who has the token. */
export interface MetricsPage {
  readonly token: string;
  /** As OpenMetrics. */
  readonly text: () => Promise<string>;
  readonly type: string;
}

/** The address of a sender whom nobody knows. */
export interface Stranger {
  /** Throws where too much came from it. */
  admit(): void;
  /** So many bytes were read. */
  read(bytes: number): void;
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
    /** Whom limits on client addresses count, once it was found out. */
    address: string | undefined;
    /** What the request holds of the bytes that the process may hold. */
    share: Share;
    /** What counts the bytes of a sender whom nobody knows; undefined where nothing is metered. */
    stranger: Stranger | undefined;
    /** The route's row: what may be read of the request. */
    admission: Admission | undefined;
    /** The pattern of the path, for the log: paths can hold ids that are secrets. */
    route: string | undefined;
    /** The code of the error that the answer is. */
    refused: ProblemCode | undefined;
    /** Whose key the request has. */
    account: Account | undefined;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type Ctx = Context<AppEnv>;
export type Middleware = MiddlewareHandler<AppEnv>;
export type Handler = (c: Ctx) => Response | Promise<Response>;
