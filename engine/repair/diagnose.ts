/** The diagnosis as every door gives it: causes in what an invoice says, and in how its XML is put together. */
import { type Cause, diagnoseOpened, type DiagnoseOptions, type Diagnosis, setsWith } from "../diagnosis/mod.ts";
import { open, type OpenOptions } from "../open/open.ts";
import type { Source } from "../open/kind.ts";
import type { JsonRefusal } from "../open/read_json.ts";
import { copyOf } from "../edits/copies.ts";
import { mayBeApplied } from "../edits/kinds.ts";
import type { Refusal } from "../xml/refusal.ts";
import { buildingOf } from "./mending.ts";
import { isLeft, type Told, withStructure } from "./structure.ts";

/** Opens and diagnoses an invoice of any kind. Never throws on bad input. */
export function diagnose(
  source: Source,
  options: DiagnoseOptions & Omit<OpenOptions, "sets"> = {},
): { readonly ok: Diagnosis } | { readonly refusal: Refusal | JsonRefusal } {
  const reading = { ...options, sets: setsWith(options) };
  const opening = open(source, reading);
  if ("refusal" in opening) return opening;
  const diagnosis = diagnoseOpened(opening.ok, options);
  if (opening.ok.kind === "json" || !diagnosis.causes.some(isLeft)) return { ok: diagnosis };
  const start = copyOf(opening.ok, reading);
  const told = withStructure(start, diagnosis.causes, buildingOf(start, { ...options, reading }));
  const remaining = told.filter(({ patch, awry, kind }) =>
    patch === null && (awry === undefined || !mayBeApplied(kind))
  );
  const repaired = { ...diagnosis.repaired, remaining: remaining.length };
  return { ok: { ...diagnosis, causes: told.map(causeOf), repaired } };
}

/** A cause as it is told of: how it is mended is the repair's own. */
function causeOf({ awry: _, ...cause }: Told): Cause {
  return cause;
}
