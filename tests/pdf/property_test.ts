/** Random valid invoices of all terms: what they say is on the pages, and in its place. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { generate } from "../../engine/mod.ts";
import { fieldAt, isTermId, type TermId, termRows } from "../../engine/model/terms.ts";
import { shown } from "../../engine/pdf/write/faces.ts";
import { formatsOf } from "../../engine/pdf/write/format.ts";
import { choicesOf, modelFor } from "../support/models.ts";
import { readPages, textOfPages } from "../support/pdf_pages.ts";
import { faultsOf } from "./faults.ts";
import { date, write } from "./made.ts";
import { longTest } from "../support/sweeps.ts";

const RUNS = 100;

/** Not for people: the process and specification that the XML follows. And an attachment has its name or description. */
const unseen: readonly TermId[] = ["BT-23", "BT-24"];

/** Words that the pages can show, of one letter or of many. */
function words(): fc.Arbitrary<string> {
  const letters = [
    ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789äöüßéèñçøłž€£&<>\"'/-–.,;:()ΑβγЖшы",
  ];
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 });
  return fc.array(word, { minLength: 1, maxLength: 12 }).map((list) => list.join(" "));
}

interface Value {
  readonly term: TermId;
  readonly text: string;
}

function* valuesIn(value: unknown, pointer = ""): Generator<Value> {
  if (typeof value === "string") {
    const term = fieldAt(pointer);
    const part = /\/(?:schemeId|listId|listVersion)$/.test(pointer);
    if (isTermId(term) && !part && !unseen.includes(term)) yield { term, text: value };
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, `${pointer}/${name}`);
  }
}

/** A value as the pages write it; undefined where a code is said in words. */
function writtenAs({ term, text }: Value, currency: string | undefined): string | undefined {
  const formats = formatsOf("en", currency);
  switch (termRows[term].type) {
    case "amount":
      return formats.amount(text);
    case "unitPrice":
      return formats.price(text);
    case "quantity":
      return formats.quantity(text);
    case "percentage":
      return formats.percent(text);
    case "date":
      return formats.date(text);
    case "code":
    case "binary":
      return undefined;
    default:
      return shown(text);
  }
}

/** Lines are broken anywhere, and a sign may be turned round: an allowance is taken off. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u2212]/g, "");
}

/** Whether a text is on a page, or starts on one and ends on the next. */
function standsOn(pages: readonly string[], text: string): boolean {
  return pages.some((page, at) =>
    page.includes(text) ||
    Array.from(text).some((_, cut) => page.includes(text.slice(0, cut)) && pages[at + 1]?.includes(text.slice(cut)))
  );
}

longTest("every number, date, name and text of random invoices is on the pages, and nothing overlaps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const outcome = generate(
        JSON.stringify(modelFor("facturx-en16931", { ...choicesOf(g), words: () => g(words) })),
      );
      assert.ok("ok" in outcome);
      const { invoice, xml } = outcome.ok;
      const drawn = await write(invoice, xml, { lang: "en", date });
      assert.ok("ok" in drawn);
      const read = readPages(drawn.ok);
      assert.deepEqual(read.pages.flatMap(faultsOf), []);
      const pages = read.pages.map((page) => bare(textOfPages({ pages: [page] })));
      const missing = [...valuesIn(invoice)].filter((it) => {
        const written = writtenAs(it, invoice.currency);
        return written !== undefined && !standsOn(pages, bare(written));
      });
      assert.deepEqual(missing, []);
    }),
    // The same invoices every time; to make one smaller takes longer than to look at it.
    { numRuns: RUNS, seed: 1, endOnFailure: true },
  );
});
