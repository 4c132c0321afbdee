/**
 * The types of the engine and the stores, and the forms that the OpenAPI document has of them, say the same: what one of them
 * has more does not compile. What the workbench reads of an answer is in its form.
 */
import assert from "node:assert/strict";
import type { z } from "@hono/zod-openapi";
import type {
  AnyPlace,
  Edition,
  Finding,
  Generated,
  NotRead,
  Origin,
  ParseResult,
  Provenance,
  Truncated,
  ValidationResult,
  Verdict,
} from "../../engine/mod.ts";
import { validationRecord } from "../../host/http/openapi/schemas.ts";
import * as forms from "../../host/operations/forms.ts";
import { diagnosis } from "../../host/operations/forms_of_diagnosis.ts";
import { keyIssued, rotation } from "../../host/operations/forms_of_keys.ts";
import { peppolAnswer } from "../../host/operations/peppol_lookup.ts";
import { vatAnswer } from "../../host/operations/vat_lookup.ts";
import type { NewKey } from "../../host/stores/accounts.ts";
import type { ValidationRecord } from "../../host/stores/records.ts";
import type { Rotation } from "../../host/stores/rotation.ts";
import type { Diagnosis, PeppolAnswer, VatAnswer } from "../../web/browser/workbench/shapes.ts";

/** A type without what schemas cannot say: what cannot be written to, and that what is left out is not even undefined. */
type Plain<T> = T extends readonly (infer E)[] ? readonly Plain<E>[]
  : T extends object ? { readonly [K in keyof T]: Plain<Exclude<T[K], undefined>> }
  : T;

/** A field of JSON is documented as text, whichever terms there are. */
type Documented<T> = T extends Finding<infer L> ? Omit<Finding<L>, "field"> & { field: string | readonly string[] }
  : T extends readonly (infer E)[] ? readonly Documented<E>[]
  : T extends object ? { readonly [K in keyof T]: Documented<T[K]> }
  : T;

type Fits<A, B> = [Plain<Documented<A>>] extends [Plain<Documented<B>>] ? true : false;

/** Takes what is true where a type fits a form, and where the form fits the type. */
function tied<T, F extends z.ZodType>(_fits: Fits<T, z.output<F>>, _fitted: Fits<z.output<F>, T>): F | T | undefined {
  return undefined;
}

type Findings = Verdict<AnyPlace>;
/** Of JSON invoices, a verdict has none of the fields on XML. */
type Judged = Findings & Partial<Omit<ValidationResult, keyof Findings>>;

/** A document that was written was JSON, and its form is that of all findings. */
type Written = Omit<Generated, "invoice" | "warnings" | "information"> & Pick<Findings, "warnings" | "information">;
/** With what comes out of a PDF, the service says how it is attached there. */
interface FromPdf {
  readonly attachment?: { readonly name: string; readonly relationship: string | null };
}
type Read = Omit<ParseResult, "invoice" | "profile" | "envelope"> & {
  readonly invoice: Readonly<Record<string, unknown>>;
  readonly provenance: Origin;
} & FromPdf;
type Recorded = Judged & FromPdf & { readonly record?: z.output<typeof forms.recordLink> };

tied<Finding<AnyPlace>, typeof forms.finding>(true, true);
tied<Truncated, typeof forms.truncated>(true, true);
tied<Origin, typeof forms.origin>(true, true);
tied<Edition, typeof forms.edition>(true, true);
tied<Provenance, typeof forms.provenance>(true, true);
tied<NotRead, typeof forms.notRead>(true, true);
tied<Recorded, typeof forms.validationResult>(true, true);
tied<Read, typeof forms.parseResult>(true, true);
tied<Written, typeof forms.generateEnvelope>(true, true);
tied<ValidationRecord, typeof validationRecord>(true, true);
// The specification leaves out here what the service always says.
tied<NewKey, typeof keyIssued>(true, false);
tied<Rotation, typeof rotation>(true, false);

/** What comes over the wire: a patch has one form for all operations there. */
type Sent<T> = T extends readonly (infer E)[] ? readonly Sent<E>[]
  : T extends object ? {
      readonly [K in keyof T]: K extends "patch" ? readonly z.output<typeof forms.patchOperation>[] | null : Sent<T[K]>;
    }
  : T;

/** Takes what is true where an answer of a form has all that is read of it. */
function read<T, F extends z.ZodType>(_has: Fits<z.output<F>, Sent<T>>): F | T | undefined {
  return undefined;
}

read<Diagnosis, typeof diagnosis>(true);
read<PeppolAnswer, typeof peppolAnswer>(true);
read<VatAnswer, typeof vatAnswer>(true);

Deno.test("a form that differs from its type in a field, or in what a field can be, does not fit", () => {
  type Same = { readonly a: string; readonly b?: readonly number[] };
  const fits: Fits<{ a: string; b?: number[] | undefined }, Same> = true;
  const wider: Fits<{ a: string | null }, Same> = false;
  const missing: Fits<{ b: number[] }, Same> = false;
  assert.deepEqual([fits, wider, missing], [true, false, false]);
});
