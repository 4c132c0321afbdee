/** The examples of answers for which an invoice is converted, compared, explained or repaired. */
import { convert, judgeConverted } from "../../engine/convert/mod.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { diff } from "../../engine/diff/diff.ts";
import { ENGINE, ENGINE_VERSION, open } from "../../engine/mod.ts";
import { repair } from "../../engine/repair/mod.ts";
import { saidDue } from "../documents/repairs.ts";
import { EXAMPLE_BASE, invoice, once, whole } from "./example_invoice.ts";

const docsBase = EXAMPLE_BASE;

/** What POST /v1/convert?to=facturx-en16931 makes of the example invoice. */
export const converted = once(() => {
  const to = "facturx-en16931";
  const made = whole(
    convert(whole(open({ input: JSON.stringify(invoice) }), "the example invoice"), to),
    "the example invoice",
  );
  const { losses, verdict } = judgeConverted(made, { docsBase });
  return { document: made.text, media_type: made.mediaType, to, losses, verdict };
});

/** What POST /v1/diff says of the example invoice and of one with another order number and another quantity. */
export const compared = once(() => {
  const [line, ...lines] = invoice.lines;
  const other = { ...invoice, orderReference: "4501", lines: [{ ...line, quantity: 3 }, ...lines] };
  const [a, b] = [invoice, other].map((it) => whole(open({ input: JSON.stringify(it) }), "an example invoice"));
  return a === undefined || b === undefined ? undefined : diff(a, b);
});

/** The diagnosis of the example invoice with a total that does not fit. */
export const diagnosis = once(() => {
  const found = whole(diagnose({ input: wrong(), mediaType: "application/json" }, { docsBase }), "an invoice");
  return { ...found, receipt };
});

const digest = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const receipt = {
  result_sha256: digest,
  issued_at: "2026-11-21T12:00:00.000Z",
  engine: `${ENGINE} ${ENGINE_VERSION}`,
  statement: "…",
  unsigned: true,
};

/** What POST /v1/repair makes of the example invoice with a total that does not fit. */
export const repaired = once(() => {
  const found = whole(
    repair({ input: wrong(), mediaType: "application/json" }, { docsBase, strict: true }),
    "an invoice",
  );
  const { text, applied, left, amount_due, direction, currency, before, after } = found;
  const document = { sha256: digest, hash_input: "canonical_json" };
  const made = applied.map(({ id, kind, changes }) => ({
    id,
    kind,
    changes: changes.map(({ location: _, ...it }) => it),
  }));
  const facts = { document, applied: made, amount_due: saidDue(found, "en"), before, after };
  return {
    document: text,
    media_type: "application/json",
    ...{ applied, left, amount_due, direction, currency, before, after },
    receipt: { ...receipt, document, repair: facts },
  };
});

/** Lines and the total without VAT agree on 713.75, so that a repair may be made unasked. */
function wrong(): string {
  const declaredTotals = { lineExtensionAmount: 713.57, taxExclusiveAmount: 713.75 };
  return JSON.stringify({ ...invoice, declaredTotals });
}
