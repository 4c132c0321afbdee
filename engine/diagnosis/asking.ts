/**
 * What has to be said for findings to go away: fields are filled with examples and tried in the document, so that a question asks
 * for all that a rule wants, each with the scheme or the code that it has to have.
 */
import { codeLists } from "../model/codes/index.ts";
import { askedFor } from "../model/required.ts";
import { type GroupId, groupRows, isGroupId, isMany, objectOf, type TermId, termRows } from "../model/terms.ts";
import type { Finding, Location } from "../judge/findings.ts";
import type { Places } from "./about.ts";
import { termAtPointer } from "../edits/meaning.ts";
import { datesIn } from "../edits/values.ts";
import { identifierOf } from "../model/specifications.ts";
import { settingOf } from "../edits/answers.ts";
import { type JsonTree, type Operation, pointerTo } from "../edits/operation.ts";
import type { Bench } from "./bench.ts";
import { type Register, registers } from "../edits/registers.ts";
import { pathOf } from "./places.ts";
import type { Wanted } from "./questions.ts";

/** What is asked for, and which findings go away with it. */
export interface Answerable {
  readonly wanted: readonly Wanted[];
  readonly cleared: ReadonlySet<Finding<Location>>;
}

const MOST_TRIED = 8;

/** One question for all of some findings, as far as examples make them go away. */
export function answerable(
  findings: readonly Finding<Location>[],
  bench: Bench,
  places: Places,
): Answerable | undefined {
  const wanted: Wanted[] = [];
  const patch: Operation[] = [];
  const cleared = new Set<Finding<Location>>();
  // What a rule is not content with in one place it is not in others, of which there may be many.
  const tried = new Set<string>();
  for (const finding of findings) {
    if (cleared.has(finding) || bench.ended) continue;
    const tree = bench.now.ground.tree.with(patch) ?? bench.now.ground.tree;
    for (const fields of candidatesFor(finding, tree, places).slice(0, MOST_TRIED)) {
      if (tried.size === tried.add(`${finding.rule} ${JSON.stringify(fields)}`).size) continue;
      const more = settingAll(tree, fields);
      const tested = more && bench.tried({ patch: [...patch, ...more] });
      if (more === undefined || tested?.cleared.has(finding) !== true || tested.brings.length > 0) continue;
      wanted.push(...fields);
      patch.push(...more);
      for (const it of tested.cleared) cleared.add(it);
      break;
    }
  }
  return cleared.size === 0 ? undefined : { wanted, cleared };
}

/** The fields with examples, one after the other. */
function settingAll(tree: JsonTree, fields: readonly Wanted[]): readonly Operation[] | undefined {
  const all: Operation[] = [];
  let now = tree;
  for (const { pointer, term, value } of fields) {
    const scheme = `${pointer.replace(/\/value$/, "")}/schemeId`;
    const example = value ?? exampleOf(term, tree, fields.find((it) => it.pointer === scheme)?.value);
    const own = example === undefined ? undefined : settingOf(now, pointer, example);
    const next = own && now.with(own);
    if (own === undefined || next === undefined) return undefined;
    all.push(...own);
    now = next;
  }
  return all;
}

/** Amounts have no example: any would be wrong. A quantity fits some price, and a price some quantity. */
export function exampleOf(term: TermId, tree: JsonTree, scheme?: string): string | undefined {
  const { type, codes } = termRows[term];
  const register = registers.find((it) => it.scheme === scheme);
  if (register !== undefined) return register.example;
  const own = ofCountry[tree.text("/seller/address/countryCode") ?? ""]?.[term];
  if (own !== undefined) return own;
  if (term === "BT-111") return tree.text("/totals/taxAmount");
  if (type === "date") return datesIn(tree.text("/issueDate") ?? "")[0] ?? "2026-01-01";
  if (type === "quantity" || type === "unitPrice") return "1";
  if (type === "text" || type === "identifier") return examples[term] ?? "x";
  if (type === "endpoint") return "someone@example.org";
  if (type !== "code" || codes === undefined) return undefined;
  if (examples[term] !== undefined) return examples[term];
  const [first] = codeLists[codes].codes("ubl-invoice");
  return first;
}

/** Where a country wants values of its own: France says with the process what is billed, and whether it is paid. */
const ofCountry: Readonly<Record<string, Readonly<Partial<Record<TermId, string>>>>> = {
  FR: { "BT-23": "S1" },
  RO: {
    ...{ "BT-37": "SECTOR1", "BT-52": "SECTOR1", "BT-66": "SECTOR1", "BT-77": "SECTOR1" },
    ...{ "BT-39": "RO-CJ", "BT-54": "RO-CJ", "BT-68": "RO-CJ", "BT-79": "RO-CJ" },
  },
  SE: { "BT-31": "SE556036079301", "BT-32": "Godkänd för F-skatt" },
};

const examples: Readonly<Partial<Record<TermId, string>>> = {
  "BT-3": "380",
  "BT-5": "EUR",
  "BT-24": identifierOf("en16931"),
  "BT-81": "58",
  "BT-130": "C62",

  "BT-84": "DE02120300000000202051",
  "BT-91": "DE02120300000000202051",
  "BT-42": "+49 30 1234567",
  "BT-43": "someone@example.org",
  "BT-57": "+49 30 1234567",
  "BT-58": "someone@example.org",
};

/** The notes that the law of a country asks for, by their subjects. */
const notes: Readonly<Record<string, readonly string[]>> = { FR: ["PMT", "PMD", "AAB"] };

/** What may be missing for a finding, the least first. */
function candidatesFor(
  finding: Finding<Location>,
  tree: JsonTree,
  { pointers }: Places,
): readonly (readonly Wanted[])[] {
  const ids = [finding.field].flat();
  const pointer = pointers.get(finding);
  const here = pointer === undefined ? undefined : termAtPointer(pointer);
  // A rule of another set that names no field finds fault with the value that stands there.
  if (ids.every((id) => id === "BG-0") && pointer !== undefined && here !== undefined) {
    return [[{ pointer, term: here }]];
  }
  const country = tree.text("/seller/address/countryCode") ?? "";
  const lacking = ids.flatMap((id) => {
    if (id === "BT-22") return (notes[country] ?? []).map((code) => noteOf(code, tree));
    if (id === "BT-6") return [inCurrencyOf(country)];
    if (isGroupId(id)) return ofGroup(id, tree);
    return ofTerm(id, tree);
  });
  const together = lacking.filter(({ length }) => length === 1).flat();
  const stated = ids.flatMap((id) => statedOf(id, pointer, tree));
  return [...lacking, ...(together.length > 1 ? [together] : []), ...stated];
}

/** What stands there, as another value is wanted in its place. */
function statedOf(id: TermId | GroupId, pointer: string | undefined, tree: JsonTree): readonly (readonly Wanted[])[] {
  if (isGroupId(id)) return [];
  if (pointer !== undefined && termAtPointer(pointer) === id) return [[{ pointer, term: id }]];
  const around = pathOf(objectOf(termRows[id].group));
  const own = around === undefined ? undefined : pointerTo(around, termRows[id].name);
  return own === undefined || tree.text(own) === undefined ? [] : [[{ pointer: own, term: id }]];
}

/** The currency in which a country wants its VAT, and the VAT in it. */
function inCurrencyOf(country: string): readonly Wanted[] {
  const value = currencies[country];
  return [
    { pointer: "/taxCurrency", term: "BT-6", ...(value === undefined ? {} : { value }) },
    { pointer: "/totals/taxAmountInTaxCurrency", term: "BT-111" },
  ];
}

const currencies: Readonly<Record<string, string>> = { RO: "RON" };

function noteOf(code: string, tree: JsonTree): readonly Wanted[] {
  const at = pointerTo("/notes", tree.items("/notes").length);
  return [{ pointer: `${at}/text`, term: "BT-22" }, { pointer: `${at}/subjectCode`, term: "BT-21", value: code }];
}

/** The terms that the entries of a group lack, or those of an entry more. */
function ofGroup(id: GroupId, tree: JsonTree): readonly (readonly Wanted[])[] {
  if (id === "BG-0" || groupRows[id].flat === true) return [];
  const terms = askedFor(id);
  if (!isMany(groupRows[id])) {
    const at = pathOf(id);
    const own = at === undefined || at === "" ? [] : lackingIn(at, terms, tree);
    // How it is paid says little without the account.
    const account: readonly Wanted[] = id === "BG-16" && tree.at(ACCOUNT) === undefined
      ? [{ pointer: ACCOUNT, term: "BT-84" }]
      : [];
    return [own, [...own, ...account]].filter(({ length }) => length > 0);
  }
  const list = listOf(id);
  if (list === undefined) return [];
  const entries = tree.items(list);
  const lacking = entries.map((at) => lackingIn(at, terms, tree)).filter(({ length }) => length > 0);
  const more = lackingIn(pointerTo(list, entries.length), terms, tree);
  return [...lacking, ...(entries.length === 0 ? [more.slice(0, 1), more] : [more])];
}

const ACCOUNT = "/payment/creditTransfers/0/iban";

/** Where the entries of a group stand; undefined where each is in an entry of another. */
function listOf(id: GroupId): string | undefined {
  const around = pathOf(objectOf(groupRows[id].parent ?? "BG-0"));
  return around === undefined ? undefined : pointerTo(around, groupRows[id].name);
}

/** The first entry of a group that lacks a term, or one more. */
function entryLacking(name: string, id: GroupId, tree: JsonTree): string | undefined {
  const list = listOf(id);
  if (list === undefined) return undefined;
  const entries = tree.items(list);
  return entries.find((it) => tree.at(pointerTo(it, name)) === undefined) ?? pointerTo(list, entries.length);
}

function lackingIn(at: string, terms: readonly TermId[], tree: JsonTree): readonly Wanted[] {
  return terms.flatMap((term) => {
    const pointer = pointerTo(at, termRows[term].name);
    return tree.at(pointer) === undefined ? [{ pointer, term }] : [];
  });
}

function ofTerm(term: TermId, tree: JsonTree): readonly (readonly Wanted[])[] {
  const { type, group, name, list } = termRows[term];
  if (type === "binary") return filesLacking(tree);
  const around = pathOf(objectOf(group)) ?? entryLacking(name, objectOf(group), tree);
  if (around === undefined || type === "amount") return [];
  const at = pointerTo(around, name);
  const pointer = list === true ? pointerTo(at, tree.items(at).length) : at;
  const isThere = tree.text(pointer) !== undefined || tree.text(`${pointer}/value`) !== undefined;
  const plain: readonly Wanted[] = [{ pointer, term }];
  if (type !== "identifier" && type !== "endpoint") return isThere ? [] : [plain];
  const held = type === "endpoint" ? `${pointer}/value` : pointer;
  const within = registersFor(term, pointer, tree).map(({ scheme }): readonly Wanted[] => [
    { pointer: isThere ? statedAt(pointer, tree) : held, term },
    { pointer: `${pointer}/schemeId`, term, value: scheme },
  ]);
  return isThere || type === "endpoint" ? within : [plain, ...within];
}

/** What a file that is attached has to have beside its content. */
function filesLacking(tree: JsonTree): readonly (readonly Wanted[])[] {
  const files = tree.items("/supportingDocuments").filter((it) => tree.at(`${it}/content`) !== undefined);
  return files.map((it) => lackingIn(it, ["BT-125-1", "BT-125-2"], tree)).filter(({ length }) => length > 0);
}

/** The registers of its country that a number of a party may be of. VAT identifiers are addresses only where nothing else is. */
export function registersFor(term: TermId, pointer: string, tree: JsonTree): readonly Register[] {
  const { type, codes } = termRows[term];
  if (type !== "identifier" && type !== "endpoint") return [];
  const country = tree.text(`/${pointer.split("/")[1]}/address/countryCode`);
  return registers.filter(({ scheme, country: own }) =>
    own !== undefined && own === country && !scheme.startsWith("99") &&
    (codes === undefined || codeLists[codes].codes("ubl-invoice").has(scheme))
  );
}

/** Where the value of an identifier stands that has a scheme. */
function statedAt(pointer: string, tree: JsonTree): string {
  return tree.text(`${pointer}/value`) === undefined ? pointer : `${pointer}/value`;
}
