/** What the operations on documents have in common. */
import { todayAt } from "../documents/today.ts";
import { Problem } from "../domain/problems.ts";
import { envelopeOf, type Refused } from "../domain/refused.ts";
import { saidOfRefusal } from "../domain/wording.ts";
import type { ContainerFinding } from "../../engine/pdf/mod.ts";
import type { JobName, OptionsOf, ResultOf } from "../workers/jobs.ts";
import type { Failure } from "../workers/pool.ts";
import { rethrown } from "../workers/work.ts";
import type { Context, Document } from "./operation.ts";

/** The Problem of a document that the engine refused. */
export function refusal(refused: Refused): Problem {
  const { error, message, ...fields } = envelopeOf(refused);
  const said = saidOfRefusal(refused);
  return new Problem(error, message, { fields, said });
}

/** How findings are worded, where their pages are, and what day it is. */
export function wording({ world, lang, now }: Context) {
  return { ...rulePages(world), conformance: world.conformance, lang, today: todayAt(now) };
}

/** Where the pages of the rules are; nothing where that is not known. */
export function rulePages({ baseUrl, docsBase = baseUrl }: Context["world"]): { readonly docsBase?: string } {
  return docsBase === undefined ? {} : { docsBase };
}

/** What a document is once it was taken out of a PDF. */
export function kindOf({ kind }: Document): "xml" | "json" {
  return kind === "xml" ? "xml" : "json";
}

/** What a job is given that opens a document, XML or JSON, and words what it finds. */
export function opening(context: Context, document: Document) {
  return { kind: kindOf(document), ...wording(context), ...reading(document) };
}

/** How a document is read. */
export function reading({ limits, unwrap, mixed, container }: Document) {
  return {
    limits,
    unwrap,
    mixed,
    container,
  };
}

/** Has work on a document done in the pool, which takes its bytes; or says why it was not. */
export async function worked<Name extends JobName>(
  { world: { pool }, asker, onFault }: Pick<Context, "world" | "asker" | "onFault">,
  job: Name,
  { bytes }: Pick<Document, "bytes">,
  options: OptionsOf<Name>,
): Promise<ResultOf<Name> | Problem> {
  const done = await pool.run(job, bytes, options, asker);
  if ("failed" in done) return undone(done.failed);
  for (const { at, thrown } of done.faults ?? []) onFault?.({ at, cause: rethrown(thrown) });
  return done.ok;
}

/** A document to read, and what it was attached to a PDF as. */
export interface Unpacked {
  readonly document: Document;
  /** To be said with the answer. */
  readonly inside: { readonly attachment?: { readonly name: string; readonly relationship: string | null } };
  /** What is wrong with the PDF around it. */
  readonly container: readonly ContainerFinding[];
}

/** The e-invoice inside of a document that is a PDF; another document as it is. */
export async function unpacked(
  context: Context,
  document: Document,
  { fatal }: { readonly fatal?: boolean } = {},
): Promise<Unpacked | Problem> {
  if (document.kind !== "pdf") return { document, inside: {}, container: [] };
  const inspected = fatal === undefined
    ? {}
    : { container: { ...rulePages(context.world), lang: context.lang, fatal } };
  const outcome = await worked(context, "extract", document, inspected);
  if (outcome instanceof Problem) return outcome;
  if ("refusal" in outcome) return refusal(outcome.refusal);
  const { name, relationship, xml, container } = outcome.ok;
  return {
    container,
    document: { kind: "xml", bytes: xml, limits: document.limits, container: "pdf" },
    inside: { attachment: { name, relationship } },
  };
}

/** Seconds after which what is busy may be free. */
const RETRY = "5";

/** Throws faults that are not the caller's. */
function undone(failure: Failure): Problem {
  switch (failure) {
    case "busy":
    case "dropped": {
      const message = "Too many large documents are waiting here. Nothing was charged: send this one again later.";
      return new Problem("busy", message, { headers: { "Retry-After": RETRY } });
    }
    case "too_slow":
      return new Problem("payload_too_large", "The work on this document took longer than it may. Split it.");
    case "died":
      throw new Error("A worker broke");
  }
}
