/**
 * Thirty refused invoices, made of the project's own by a seed: UBL, CII, JSON and PDF, with one to eight faults as billing
 * software makes them. Each knows what was meant.
 */
import { generate } from "../../../engine/mod.ts";
import { openXml } from "../../../engine/open/open.ts";
import { JsonTree, type Operation } from "../../../engine/edits/operation.ts";
import { asJson } from "../../../engine/edits/model.ts";
import { Bill } from "../../support/faults/bill.ts";
import { isSoundAsJson, sets, type Sound } from "../../support/faults/documents.ts";
import { broken } from "../../support/faults/outcome.ts";
import { type Fault, faults } from "../../support/faults/rows.ts";
import { jsonOf, ownInvoices } from "../../support/own_invoices.ts";
import { pdfThatSays } from "../../support/pdf.ts";
import { Random } from "../../support/random.ts";

export type Form = "ubl" | "cii" | "json" | "pdf";

export interface RefusedInvoice {
  readonly name: string;
  readonly form: Form;
  readonly bytes: Uint8Array;
  /** Of what was done to it. */
  readonly faults: readonly string[];
  /** What was meant, by JSON pointers into the model. */
  readonly meant: JsonTree;
}

const forms: readonly Form[] = ["ubl", "cii", "json", "pdf", "ubl", "cii"];
export const profileOf = {
  ubl: "xrechnung-ubl",
  cii: "xrechnung-cii",
  json: "en16931",
  pdf: "facturx-en16931",
} as const;
const MOST_FAULTS = 8;
const encoder = new TextEncoder();

export function refusedInvoices(count: number, seed: number): readonly RefusedInvoice[] {
  const made: RefusedInvoice[] = [];
  for (let at = 0; made.length < count && at < 20 * count; at++) {
    const random = new Random(seed, at);
    const form = forms[made.length % forms.length] ?? "ubl";
    const sound = soundInvoice(form, random);
    const it = sound === undefined ? undefined : refusedOf(sound, form, 1 + made.length % MOST_FAULTS, random);
    if (it !== undefined) {
      made.push({ ...it, name: `${made.length + 1}.${it.form === "ubl" || it.form === "cii" ? "xml" : it.form}` });
    }
  }
  return made;
}

function soundInvoice(form: Form, random: Random): Sound | undefined {
  const profile = profileOf[form];
  const outcome = generate(JSON.stringify(jsonOf({ ...random.of(ownInvoices), profile })), { strict: true, sets });
  if (!("ok" in outcome)) return undefined;
  const bytes = encoder.encode(outcome.ok.xml);
  const opening = openXml(bytes, { sets });
  if ("refusal" in opening) return undefined;
  return { file: "", bytes, opened: opening.ok, model: asJson(opening.ok) };
}

function refusedOf(sound: Sound, form: Form, number: number, random: Random): Omit<RefusedInvoice, "name"> | undefined {
  const meant = new JsonTree(sound.model.source.root);
  if (form === "json" && !isSoundAsJson(sound)) return undefined;
  const written = form === "json" ? "json" : "xml";
  const done: Fault[] = [];
  const operations: Operation[] = [];
  let tree = meant;
  for (let tries = 0; done.length < number && tries < 200; tries++) {
    const fault = random.of(faults);
    const alone = done.includes(fault) ? undefined : fault.make(new Bill(meant, random));
    // A change that the validators accept on its own is not reported.
    if (alone === undefined || broken(sound, fault, alone, written) === undefined) continue;
    const changes = fault.make(new Bill(tree, random));
    const next = changes === undefined || changes.length === 0 ? undefined : tree.with(changes);
    if (changes === undefined || next === undefined) continue;
    done.push(fault);
    operations.push(...changes);
    tree = next;
  }
  const [first] = done;
  const it = first === undefined ? undefined : broken(sound, first, operations, written);
  if (it === undefined) return undefined;
  const bytes = form === "pdf" ? pdfThatSays(meant.text("/invoiceNumber") ?? "", it.text) : encoder.encode(it.text);
  return { form, bytes, faults: done.map(({ kind }) => kind), meant };
}
