/** Many small documents, made of those of the corpus and of the examples. */
import { fileURLToPath } from "node:url";
import { hasCorpus } from "../conformance/corpus.ts";
import { corpusList } from "../support/corpus_list.ts";

const root = new URL("../../", import.meta.url);

/** Small documents, good and bad. */
function originals(): readonly Uint8Array[] {
  const examples = ["invoice-simple.xml", "broken-totals.xml", "cii-xrechnung.xml", "credit-note.xml"];
  const known = hasCorpus() ? corpusList(40).filter((it) => it.endsWith(".xml")) : [];
  const all = [...examples.map((it) => fileURLToPath(new URL(`examples/${it}`, root))), ...known];
  // A comment at the end fits into any encoding but UTF-16.
  return all.map((it) => Deno.readFileSync(it)).filter((it) => it.length < 20_000 && !it.includes(0));
}

/** Writes the documents: each differs from the others, and some are cut off. */
export function documents(folder: string, count: number): readonly string[] {
  Deno.mkdirSync(folder);
  const texts = originals();
  return Array.from({ length: count }, (_, index) => {
    const bytes = texts[index % texts.length] ?? new Uint8Array();
    const file = `${folder}/${index}.xml`;
    const comment = new TextEncoder().encode(`<!-- ${index} -->`);
    const whole = new Uint8Array([...bytes, ...comment]);
    Deno.writeFileSync(file, index % 50 === 49 ? bytes.slice(0, 500 + index % 100) : whole);
    return file;
  });
}
