/**
 * Validation records: what was found in the document with a fingerprint, and neither the document nor who asked. A record is
 * kept for 365 days, compressed, in parts that fit into values of Deno KV.
 *
 *     ["record", id, number]   a part: its bytes, how many there are, and until when they count
 */
import type { Location, Verdict } from "../../engine/mod.ts";
import { type Fingerprint, type Seal, sign, type SigningKey } from "../receipts.ts";
import { DAY } from "./calendar.ts";
import type { Stores } from "./stores.ts";

const RETENTION = 365 * DAY;

const STATEMENT =
  "An automated software check of the document with this SHA-256 fingerprint, by this engine and rule set, " +
  "on this date, produced the findings listed here. This is not a certification of compliance, not a guarantee that anybody " +
  "accepts the document, and not legal advice.";

type Findings = Pick<Verdict<Location>, "valid" | "errors" | "warnings" | "information" | "findings_truncated">;
type Origin = Pick<Verdict["provenance"], "engine" | "engine_version" | "ruleset" | "profile" | "mode">;

export interface ValidationRecord extends Findings, Origin, Seal {
  /** 32 hexadecimal digits; who knows them may read the record. */
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601, 365 days later. */
  readonly expires: string;
  readonly statement: string;
  readonly document: Fingerprint;
}

/**
 * Makes, signs and stores the record of a verdict. Done before the document is charged: if charging fails, nobody learns the
 * record's id.
 */
export async function createRecord(
  stores: Stores,
  verdict: Verdict<Location>,
  document: Fingerprint,
  by: SigningKey | undefined,
): Promise<ValidationRecord> {
  const now = stores.clock();
  const { valid, errors, warnings, information, findings_truncated } = verdict;
  const { engine, engine_version, ruleset, profile, mode } = verdict.provenance;
  const record = await sign({
    id: stores.random(16).toHex(),
    date: new Date(now).toISOString(),
    expires: new Date(now + RETENTION).toISOString(),
    statement: STATEMENT,
    document,
    ...{ engine, engine_version, ruleset, profile, mode, valid, errors, warnings, information },
    ...(findings_truncated === undefined ? {} : { findings_truncated }),
  }, by);
  await save(stores, record, now + RETENTION);
  return record;
}

interface Part {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly of: number;
  readonly expires: number;
}

/** A value has 65,536 bytes at the most, with what stands around the bytes. */
const PART = 60_000;
/** A commit has 819,200 bytes at the most. A record beyond is stored in several, and read when its last part is there. */
const PARTS_A_COMMIT = 12;

async function save({ kv }: Stores, record: ValidationRecord, expires: number): Promise<void> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream("gzip"));
  const of = Math.ceil(bytes.length / PART);
  for (let first = 0; first < of; first += PARTS_A_COMMIT) {
    const commit = kv.atomic();
    for (let number = first; number < Math.min(of, first + PARTS_A_COMMIT); number++) {
      const part: Part = { bytes: bytes.slice(number * PART, (number + 1) * PART), of, expires };
      commit.set(["record", record.id, number], part, { expireIn: RETENTION });
    }
    await commit.commit();
  }
}

/** The record with an id; undefined when there is none or its time is over. */
export async function readRecord({ kv, clock }: Stores, id: string): Promise<ValidationRecord | undefined> {
  if (!/^[0-9a-f]{32}$/.test(id)) return undefined;
  const parts = (await kv.list<Part>(["record", id])).map(({ value }) => value);
  const [first] = parts;
  if (first === undefined || first.expires <= clock() || parts.length !== first.of) return undefined;
  const bytes = await new Blob(parts.map(({ bytes }) => bytes)).bytes();
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("gzip"))));
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).bytes();
}
