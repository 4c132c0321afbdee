/** The valid invoices that faults are made in, and what two invoices are compared by. */
import { Decimal } from "../../../engine/model/decimal.ts";
import { JsonNumber, type JsonValue } from "../../../engine/model/json.ts";
import { fieldAt, isTermId, termRows } from "../../../engine/model/terms.ts";
import { judge, type RuleSet } from "../../../engine/mod.ts";
import { facturx } from "../../../engine/facturx.ts";
import { official } from "../../../engine/official.ts";
import { type OpenedJson, type OpenedXml, openXml } from "../../../engine/open/open.ts";
import { fullPointer } from "../../../engine/model/shorthands.ts";
import { asJson } from "../../../engine/edits/model.ts";
import { pointerTo } from "../../../engine/edits/operation.ts";
import { corpusFolder, hasCorpus } from "../../conformance/corpus.ts";

/** Everything official: what strict needs. */
export const sets: readonly RuleSet[] = [...official, ...facturx];

export interface Sound {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly opened: OpenedXml;
  readonly model: OpenedJson;
}

const MOST_LINES = 40;

/** Whether the model of a document is accepted, too: some extensions are in the XML alone. */
export function isSoundAsJson({ model }: Sound): boolean {
  return judge(model, { strict: true, sets }).valid;
}

/**
 * The documents of the corpus that the official validators accept, without those that are mostly lines; one of so many, where
 * `from` says which of them comes first, and where there is no corpus, the examples.
 */
export async function* soundDocuments(every = 1, from = 0): AsyncGenerator<Sound> {
  for await (const [file, bytes] of hasCorpus() ? documentsOfCorpus(every, from) : examples()) {
    const opening = openXml(bytes, { sets });
    if ("refusal" in opening || !judge(opening.ok, { strict: true, sets }).valid) continue;
    const model = asJson(opening.ok);
    if (model.invoice.items("lines").length <= MOST_LINES) yield { file, bytes, opened: opening.ok, model };
  }
}

type File = readonly [name: string, bytes: Uint8Array];

async function* documentsOfCorpus(every: number, from: number): AsyncGenerator<File> {
  const listed = await Deno.readTextFile(new URL("documents.jsonl", corpusFolder));
  for (const [index, line] of listed.trimEnd().split("\n").entries()) {
    if ((index + from) % every !== 0) continue;
    const { file }: { readonly file: string } = JSON.parse(line);
    yield [file, await Deno.readFile(new URL(`documents/${file}`, corpusFolder))];
  }
}

async function* examples(): AsyncGenerator<File> {
  const folder = new URL("../../../examples/", import.meta.url);
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name).toSorted();
  for (const name of names.filter((it) => it.endsWith(".xml"))) {
    yield [name, await Deno.readFile(new URL(name, folder))];
  }
}

/** What an invoice says: each value by its pointer, numbers by their value. */
export function saying({ source }: OpenedJson): string {
  return leaves(source.root.value, "").toSorted().join("\n");
}

function leaves(value: JsonValue, pointer: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((it, index) => leaves(it.value, pointerTo(pointer, index)));
  if (value instanceof Map) return [...value].flatMap(([name, it]) => leaves(it.value, pointerTo(pointer, name)));
  if (pointer === "/profile") return [];
  const text = value instanceof JsonNumber ? value.source : String(value);
  const field = fieldAt(fullPointer(pointer));
  const isNumber = isTermId(field) && numeric.has(termRows[field].type);
  return [`${pointer} = ${isNumber ? Decimal.parse(text)?.toShortString() ?? text : text}`];
}

const numeric: ReadonlySet<string> = new Set(["amount", "unitPrice", "quantity", "percentage"]);
