/**
 * What a caller can have done, each once: what it takes and gives, what it costs, and a function that knows neither HTTP nor
 * a terminal. Its route and its command are made of the entry, and tools for agents can be.
 */
import type { z } from "@hono/zod-openapi";
import type { ConformanceRecord, JsonLimits, OnFault, Profile, XmlLimits } from "../../engine/mod.ts";
import type { Shop } from "../billing/shop.ts";
import type { Generation } from "../documents/generation.ts";
import type { Windows } from "../domain/limits.ts";
import type { Language } from "../documents/locales.ts";
import type { Problem, ProblemCode } from "../domain/problems.ts";
import type { Provider } from "../domain/answer.ts";
import type { Providers } from "../providers/providers.ts";
import type { SigningKeys } from "../domain/receipts.ts";
import type { Account } from "../stores/accounts.ts";
import type { Draft } from "../stores/records.ts";
import type { Repeatable } from "../stores/replays.ts";
import type { Stores } from "../stores/stores.ts";
import type { Asker, Pool } from "../workers/pool.ts";

/** What a document is, as its sender says. */
export type Kind = "xml" | "json" | "pdf";

/** What an answer is: pages and texts are for people. */
export type AnswerKind = Kind | "html" | "text";

export interface Document {
  readonly kind: Kind;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The caps of its readers where they are not the engine's own. */
  readonly limits: Partial<XmlLimits & JsonLimits>;
  /** Whether to open a transport envelope, and what the document came out of: for files on the command line. */
  readonly unwrap?: boolean;
  /** Whether text beside elements is left to the XML Schema: as KoSIT's validator does, where its verdict is asked for. */
  readonly mixed?: boolean;
  readonly container?: "pdf";
  /** Values for places of its model, by their pointers, that are known beside it. */
  readonly answers?: Readonly<Record<string, string>>;
}

/** What somebody shows as a statement of this service. */
export interface Statement {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Who has a key may show more. */
  readonly of: "anybody" | "key";
}

/** What comes with the options: a document of one of some kinds, the fields of a JSON object, a signed statement, or nothing. */
export type Body =
  | {
    readonly takes: "document";
    readonly kinds: readonly [Kind, ...Kind[]];
    /** A JSON object that can hold the document as a text, beside what is said to it. */
    readonly wrapped?: z.ZodObject;
  }
  /** Several documents by their names. On the command line, those with `option` are options, and the others files in their order. */
  | { readonly takes: "parts"; readonly parts: Parts }
  | { readonly takes: "fields"; readonly schema: z.ZodObject }
  /** The same with so many fields that they are read in the pool. */
  | { readonly takes: "statement"; readonly schema: z.ZodObject }
  | { readonly takes: "nothing" };

export interface Part {
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly description: string;
  readonly option?: true;
}

export type Parts = Readonly<Record<string, Part>>;

type Given<B extends Body> = B extends { readonly takes: "document" } ? { readonly document: Document }
  : B extends { readonly takes: "parts"; readonly parts: infer P }
    ? { readonly parts: { readonly [name in keyof P]: Document } }
  : B extends { readonly takes: "fields"; readonly schema: infer S extends z.ZodObject }
    ? { readonly fields: z.output<S> }
  : B extends { readonly takes: "statement" } ? { readonly statement: Statement }
  : Readonly<Record<never, never>>;

/** What an operation runs on; the options are those that its schema let through. */
export type Input<O extends z.ZodObject = z.ZodObject, B extends Body = Body> =
  & { readonly options: z.output<O> }
  & Given<B>;

/** What of the world an operation can use. What a build or a command has not is undefined. */
export interface World {
  readonly conformance: ConformanceRecord;
  /** Where the service is reached; what it says of pages and records begins so. */
  readonly baseUrl?: string | undefined;
  /** Where the pages of the rules are, if elsewhere. */
  readonly docsBase?: string | undefined;
  readonly stores?: Stores;
  /** What signs records, and what verifies them. */
  readonly signingKeys?: SigningKeys;
  /** Without it, no invoice is written. */
  readonly generation?: Generation | undefined;
  /** Whom lookups ask; without them, nothing can be looked up. */
  readonly providers?: Providers | undefined;
  /** What sells; without it, nothing can be bought. */
  readonly billing?: Shop | undefined;
  /** Does what takes long. */
  readonly pool: Pool;
}

export interface Context {
  readonly world: World;
  /** Who asks; undefined where no key is needed, and on the command line. */
  readonly account?: Account | undefined;
  /** The key as it was sent, known or not: for what can take one from its body, too. */
  readonly key?: string | undefined;
  /** The Idempotency-Key and the bytes of the request, where the answer carries a secret that could get lost. */
  readonly repeatable?: Repeatable | undefined;
  /** The client's, or the network that stands for it; undefined where nobody is far away. */
  readonly address?: string;
  readonly now: Date;
  /** Who takes turns with others in the pool; aborted when nobody waits for the result any more. */
  readonly asker: Asker;
  readonly lang: Language;
  /** Gets to know what broke in the engine, where the result only says that something did. */
  readonly onFault?: OnFault;
  /** Gets to know who was asked and did not answer. */
  readonly onUnavailable?: (provider: Provider) => void;
}

/** What an operation gives, by its kind; JSON is as the schema of the entry says. */
export type Content =
  | { readonly json: object }
  | { readonly html: string }
  | { readonly text: string }
  | {
    /** As bytes where its encoding may be another than UTF-8. */
    readonly xml: string | Uint8Array<ArrayBuffer>;
    /** How many repairs were made in it, and left to be decided. */
    readonly repairs?: { readonly applied: number; readonly left: number };
  }
  | {
    readonly pdf: Uint8Array<ArrayBuffer>; /** Of what is to be sent, or to be looked at alone. */
    readonly preview?: boolean;
    /** What it claims to be, of a PDF that an XML was put into. */
    readonly pdfa?: "3a" | "3b" | "none";
    /** What its XML was written by. */
    readonly profile?: Profile;
    /** How many repairs were made in it, and left to be decided. */
    readonly repairs?: { readonly applied: number; readonly left: number };
  };

export interface Result {
  /** `refused`: the document was checked, and nothing was made of it because of its faults. */
  readonly outcome: "done" | "refused";
  readonly content: Content;
  /** A record to store with the charge; where it is joins the JSON, as `record`. */
  readonly draft?: Draft;
  /** Where it is not the cost of the entry. What is refused costs nothing. */
  readonly cost?: 0;
}

/** What an answer of a kind looks like. XML and PDF need no schema. */
export interface Form {
  readonly schema?: z.ZodType;
  /** Made when somebody wants to see it. */
  readonly example?: () => unknown;
}

export interface Entry<O extends z.ZodObject, B extends Body> {
  /** Names it in OpenAPI and, in small letters, on the command line. */
  readonly id: string;
  readonly path: string;
  /** POST where it is left out. */
  readonly methods?: readonly ("get" | "post")[];
  /** Pages of which origins may ask for it from a browser; left out, of none. */
  readonly origins?: "any" | "own";
  /** The group in the reference. */
  readonly tag: string;
  readonly title: string;
  /** What is to be known beyond the title. */
  readonly description?: string | undefined;
  /** What it costs, in a sentence; said where there is something to pay. */
  readonly charging?: string;
  /** What may be given in addition to the body; each is a parameter of the query and an option of the command. */
  readonly options: O;
  readonly body: B;
  /** What is given where all goes well, and in which kinds. */
  readonly output: { readonly description: string; readonly forms: Readonly<Partial<Record<AnswerKind, Form>>> };
  /** The JSON of an outcome that is `refused`. */
  readonly refused?: { readonly description: string; readonly schema: z.ZodType };
  /** Problems of its own; those that come with a key, a body or a cost are added. */
  readonly problems: readonly ProblemCode[];
  /** Documents of the month's allowance. What costs some needs a key wherever METERING is on. */
  readonly cost: 0 | 1;
  /** Whether a key is needed. */
  readonly key: boolean;
  /** Whether requests count for the pace of the key. */
  readonly paced: boolean;
  /** Whether something is made that has not been there: 201. */
  readonly creates?: true;
  /** Whether its answer carries a new key: then it is given again to the same request under the same Idempotency-Key. */
  readonly secret?: true;
  /** What counts its requests for their client address. */
  readonly window?: keyof Windows | undefined;
  /** Whether it needs no server: then it is a command. */
  readonly offline: boolean;
  /** Its command judges as the official validators do, unless it is asked for the lighter check. */
  readonly preflight?: true;
  run(context: Context, input: Input<O, B>): Promise<Result | Problem>;
}

export type Operation = Entry<z.ZodObject, Body>;

/** An entry of the list, with its function checked against its own options and body. */
export function operation<const O extends z.ZodObject, const B extends Body>(entry: Entry<O, B>): Operation {
  return entry;
}

/** The answer that is JSON. */
export function done(json: object): Result {
  return { outcome: "done", content: { json } };
}
