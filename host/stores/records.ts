/**
 * Validation records: what was found in the document with a fingerprint, and neither the document nor who asked. A record is
 * kept for 365 days, compressed, in parts that fit into values of Deno KV.
 *
 *     ["record", id, number]   a part: its bytes, how many there are, and until when they count
 */
import type { AnyPlace, Verdict } from "../../engine/mod.ts";
import type { Fingerprint } from "../domain/fingerprint.ts";
import { authenticity, type Seal, sign, type SigningKey, type SigningKeys } from "../domain/receipts.ts";
import { DAY } from "../kit/calendar.ts";
import type { Atomic } from "./kv.ts";
import type { Stores } from "./stores.ts";

export const RETENTION = 365 * DAY;

const STATEMENT =
  "An automated software check of the document with this SHA-256 fingerprint, by this engine and rule set, " +
  "on this date, produced the findings listed here. This is not a certification of compliance, not a guarantee that anybody " +
  "accepts the document, and not legal advice.";

type Findings = Pick<Verdict<AnyPlace>, "valid" | "errors" | "warnings" | "information" | "findings_truncated">;
type Provenance = Verdict["provenance"];
/** The editions with what they were, where a day was asked for. */
type Origin =
  & Pick<Provenance, "engine" | "engine_version" | "ruleset" | "profile" | "mode">
  & Partial<Pick<Provenance, "as_of" | "editions">>;

export interface ValidationRecord extends Findings, Origin, Seal {
  /** 32 hexadecimal digits; anyone who knows them may read the record. */
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601, 365 days later. */
  readonly expires: string;
  readonly statement: string;
  readonly document: Fingerprint;
}

/** Where a record is, and until when. */
export type RecordPlace = Pick<ValidationRecord, "id" | "expires">;

/** A record that was made and is not stored yet: the commit that charges its document stores it (`charge`). */
export interface Draft {
  readonly record: ValidationRecord;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly of: number;
  readonly expires: number;
}

/** A value has 65,536 bytes at most, with what stands around the bytes. */
const PART = 60_000;
/** So that a record and its charge fit into one commit, of 819,200 bytes at most. No honest record comes near. */
const MOST_PARTS = 10;

/** Makes and signs the record of a verdict; "too_large" where it has more than 600,000 bytes, compressed. */
export async function draftRecord(
  stores: Stores,
  verdict: Verdict<AnyPlace>,
  document: Fingerprint,
  by: SigningKey | undefined,
): Promise<Draft | "too_large"> {
  const now = stores.clock();
  const { valid, errors, warnings, information, findings_truncated } = verdict;
  const { engine, engine_version, ruleset, profile, mode, as_of, editions } = verdict.provenance;
  const record = await sign({
    id: stores.random(16).toHex(),
    date: new Date(now).toISOString(),
    expires: new Date(now + RETENTION).toISOString(),
    statement: STATEMENT,
    document,
    ...{ engine, engine_version, ruleset, profile, mode, valid },
    ...(as_of === undefined ? {} : { as_of, editions }),
    ...{ errors: briefly(errors), warnings: briefly(warnings), information: briefly(information) },
    ...(findings_truncated === undefined ? {} : { findings_truncated }),
  }, by);
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream("gzip"));
  const of = Math.ceil(bytes.length / PART);
  if (of > MOST_PARTS) return "too_large";
  const parts = Array.from({ length: of }, (_, number): Part => {
    return { bytes: bytes.slice(number * PART, (number + 1) * PART), of, expires: now + RETENTION };
  });
  return { record, parts };
}

type Found = Findings["errors"];

/** The names in a place are the document's, and may be as long as it: as much of each is kept as findings quote of values. */
function briefly(findings: Found): Found {
  return findings.map((finding) => {
    const { location } = finding;
    if (location === undefined) return finding;
    if ("pdf" in location) return { ...finding, location: { pdf: shortSteps(location.pdf) } };
    const short = "path" in location
      ? { ...location, path: shortSteps(location.path) }
      : { pointer: shortSteps(location.pointer) };
    return { ...finding, location: short };
  });
}

const LONGEST_STEP = 80;

function shortSteps(path: string): string {
  return path.split("/").map((step) => {
    return step.length <= LONGEST_STEP ? step : `${step.slice(0, LONGEST_STEP - 1).toWellFormed()}…`;
  }).join("/");
}

/** Adds a record to a commit. */
export function addRecord(commit: Atomic, { record, parts }: Draft): Atomic {
  for (const [number, part] of parts.entries()) {
    commit.set(["record", record.id, number], part);
  }
  return commit;
}

/** What an id leads to. What is altered, damaged, or signed with a key that is not known here, nobody may take for signed. */
export type Kept =
  | { readonly ok: ValidationRecord }
  | { readonly error: "record_not_found" | "record_altered" | "record_key_unknown" };

/** The record with an id, held to its signature. It is not found when there is none, or its time is over. */
export async function readRecord({ kv, clock }: Stores, id: string, keys: Pick<SigningKeys, "known">): Promise<Kept> {
  if (!/^[0-9a-f]{32}$/.test(id)) return { error: "record_not_found" };
  return await recordIn(id, (await kv.list<Part>(["record", id])).map(({ value }) => value), keys, clock());
}

/** The record that the parts below an id are. */
export async function recordIn(
  id: string,
  parts: readonly Part[],
  keys: Pick<SigningKeys, "known">,
  now: number,
): Promise<Kept> {
  const [first] = parts;
  // Its parts are cleared away one by one, some time after they expire.
  if (first === undefined || first.expires <= now) return { error: "record_not_found" };
  const record = await unpacked(parts);
  if (record === undefined || record.id !== id) return { error: "record_altered" };
  const state = await authenticity(record, keys);
  if (state === "altered") return { error: "record_altered" };
  if (state === "unknown_key") return { error: "record_key_unknown" };
  // What says when a part expires is not signed; this is.
  return Date.parse(record.expires) > now ? { ok: record } : { error: "record_not_found" };
}

/** A record as it was packed; undefined where the bytes are no longer those of one. */
async function unpacked(parts: readonly Part[]): Promise<ValidationRecord | undefined> {
  if (parts.length !== parts[0]?.of) return undefined;
  try {
    const bytes = await new Blob(parts.map(({ bytes }) => bytes)).bytes();
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("gzip")));
    const record: ValidationRecord | null = JSON.parse(text);
    return typeof record === "object" && record !== null ? record : undefined;
  } catch {
    // Whatever is wrong with the bytes, there is no record in them.
    return undefined;
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).bytes();
}
