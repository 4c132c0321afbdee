/**
 * JSON to the checked model. Any object becomes a model: what is wrong with it is reported and left out, or taken as it is
 * where that spares the reader a second finding on the same thing.
 */
import { Faults } from "./faults.ts";
import { codeLists } from "./codes/index.ts";
import { Draft } from "./draft.ts";
import type { JsonNode, JsonObject, JsonText, JsonValue } from "./json.ts";
import { isMoneyName } from "./money_words.ts";
import { ModelGroup, type ModelValue } from "./model.ts";
import { nearest } from "./nearest.ts";
import { requiredIn, workedOutOf } from "./required.ts";
import { ours } from "./said.ts";
import { checkText, kindOf, scalarOf, wrongKind } from "./scalars.ts";
import { isBlank } from "./space.ts";
import { takeDiscounts } from "./stated_discounts.ts";
import {
  askedAs,
  type Conflict,
  EXEMPTION_REASONS,
  expand,
  PAGES,
  PROFILE,
  same,
  scalarText,
  shortNames,
} from "./shorthands.ts";
import {
  fieldsOf,
  type GroupId,
  groupIds,
  groupRows,
  isGroupId,
  isMany,
  isTermId,
  partsOf,
  type TermId,
  termIds,
  type TermRow,
  termRows,
} from "./terms.ts";

export interface Input {
  readonly invoice: ModelGroup;
  /** The profile that the input names, whatever it is; undefined when it names none. */
  readonly profile: ModelValue | undefined;
  /** BT-120 by VAT category, for breakdowns that have none. */
  readonly exemptionReasons: ReadonlyMap<string, ModelValue>;
  readonly faults: Faults;
}

/** Checks an object; `most` is how many faults of each kind are kept. The tree stays as it is. */
export function checkInput(text: JsonText, root: JsonObject, most: number): Input {
  const draft = new Draft(text.repeated);
  const reader = new InputReader(draft, new Faults(most));
  return reader.read(draft.object(root), text.root.place);
}

type Fields = ReadonlyMap<string, TermId | GroupId>;

const fields: ReadonlyMap<GroupId, Fields> = new Map(groupIds.map((group) => [group, new Map(fieldsOf(group))]));

const categories = codeLists.vatCategory.codes("ubl-invoice");

class InputReader {
  readonly #draft: Draft;
  readonly #faults: Faults;

  constructor(draft: Draft, faults: Faults) {
    this.#draft = draft;
    this.#faults = faults;
  }

  read(root: JsonObject, place: number): Input {
    this.#noteRepeated(root, "BG-0", fields.get("BG-0"));
    root.delete(PAGES);
    const profile = this.#profile(root, place);
    const exemptionReasons = this.#exemptionReasons(root);
    takeDiscounts(root, {
      faults: this.#faults,
      unknown: (name, node, known) => this.#unknown(name, node, "BT-20", known),
      conflict: (it) => this.#conflict(it),
    });
    expand(root, place, this.#draft, (conflict) => this.#conflict(conflict));
    const invoice = this.#group("BG-0", root, place);
    for (const part of invoice.items("vatBreakdown")) {
      const [full] = part.values("exemptionReason");
      const short = exemptionReasons.get(part.value("vatCategory")?.text ?? "");
      if (full === undefined || short === undefined || full.text === short.text) continue;
      const { place, text: actual } = short;
      this.#faults.add({ id: "ATW-INPUT-CONFLICT", place, field: "BT-120", actual, expected: full.text });
    }
    return { invoice, profile, exemptionReasons, faults: this.#faults };
  }

  #profile(root: JsonObject, place: number): ModelValue | undefined {
    const node = root.get(PROFILE);
    root.delete(PROFILE);
    if (node === undefined) {
      this.#faults.add({ id: "ATW-INPUT-MISSING", place, field: "BG-0", expected: ours(PROFILE) });
    } else if (typeof node.value === "string") return { text: node.value, place: node.place };
    else wrongKind(node, "BG-0", "text", this.#faults);
    return undefined;
  }

  #exemptionReasons(root: JsonObject): ReadonlyMap<string, ModelValue> {
    const reasons = new Map<string, ModelValue>();
    const node = root.get(EXEMPTION_REASONS);
    root.delete(EXEMPTION_REASONS);
    if (node === undefined) return reasons;
    if (!(node.value instanceof Map)) {
      wrongKind(node, "BT-120", "object", this.#faults);
      return reasons;
    }
    this.#noteRepeated(node.value, "BT-120");
    for (const [category, reason] of node.value) {
      if (!categories.has(category)) this.#unknown(category, reason, "BT-120", categories);
      const text = scalarOf("BT-120", reason, this.#faults);
      if (text !== undefined) reasons.set(category, { text, place: reason.place });
    }
    return reasons;
  }

  #conflict({ id, short, full }: Conflict): void {
    const [actual, expected] = [short, full].map(({ value }) => scalarText(value));
    this.#faults.add({
      id: "ATW-INPUT-CONFLICT",
      place: short.place,
      field: id,
      ...(actual === undefined ? {} : { actual }),
      ...(expected === undefined ? {} : { expected }),
    });
  }

  /** A field that occurs twice in an object, with values that differ. */
  #noteRepeated(object: JsonObject, of: TermId | GroupId, known?: Fields): void {
    for (const { name, before, last } of this.#draft.repeated(object)) {
      if (!same(before.value, last.value)) this.#conflict({ id: known?.get(name) ?? of, short: last, full: before });
    }
  }

  #group(of: GroupId, object: JsonObject, place: number): ModelGroup {
    const group = new ModelGroup(place);
    const known = fields.get(of) ?? new Map();
    if (of !== "BG-0") this.#noteRepeated(object, of, known);
    for (const [name, node] of object) {
      const id = known.get(name);
      if (id === undefined) this.#unknown(name, node, of, known.keys());
      else if (isGroupId(id)) this.#addGroups(group, id, node);
      else this.#addValues(group, id, node);
    }
    for (const id of requiredIn(of)) if (isTermId(id)) this.#require(id, group, object);
    return group;
  }

  #addGroups(into: ModelGroup, of: GroupId, node: JsonNode): void {
    const { name } = groupRows[of];
    for (const { value, place } of this.#items(node, of, isMany(groupRows[of]))) {
      if (value instanceof Map) into.addGroup(name, this.#group(of, value, place));
      else wrongKind({ value, place }, of, "object", this.#faults);
    }
  }

  #addValues(into: ModelGroup, term: TermId, node: JsonNode): void {
    const { name, list }: TermRow = termRows[term];
    for (const item of this.#items(node, term, list === true)) {
      const value = this.#value(term, item);
      if (value !== undefined) into.add(name, value);
    }
  }

  /** The items of a list; one item where a list is wanted is taken for a list of one. */
  #items(node: JsonNode, field: TermId | GroupId, list: boolean): readonly JsonNode[] {
    if (list && Array.isArray(node.value)) return node.value;
    if (!list) return [node];
    wrongKind(node, field, "list", this.#faults);
    return [node];
  }

  #value(term: TermId, node: JsonNode): ModelValue | undefined {
    const parts = partNames.get(term);
    if (parts === undefined) return this.#plain(term, node);
    if (node.value instanceof Map) return this.#object(term, node.value, node, parts);
    if (termRows[term].type !== "endpoint" || kindOf(node.value) !== "text") return this.#plain(term, node);
    // An address without its scheme is no address, but nobody should be told that it is missing.
    wrongKind(node, term, "object", this.#faults);
    return typeof node.value === "string" && !isBlank(node.value) ? { text: node.value, place: node.place } : undefined;
  }

  #plain(term: TermId, node: JsonNode): ModelValue | undefined {
    const text = scalarOf(term, node, this.#faults);
    return text === undefined ? undefined : { text, place: node.place };
  }

  /** A value with its scheme, or a classification with its list. */
  #object(term: TermId, object: JsonObject, { place }: JsonNode, known: readonly string[]): ModelValue | undefined {
    this.#noteRepeated(object, term);
    const parts = new Map<string, string>();
    let value: ModelValue | undefined;
    for (const [name, node] of object) {
      if (!known.includes(name)) this.#unknown(name, node, term, known);
      else if (typeof node.value !== "string") wrongKind(node, term, "text", this.#faults);
      else if (!isBlank(node.value)) {
        checkText(node.value, node, term, this.#faults);
        if (name === "value") value = { text: node.value, place: node.place };
        else parts.set(name, node.value);
      }
    }
    if (value === undefined) this.#faults.add({ id: "ATW-INPUT-MISSING", place, field: term, expected: ours("value") });
    return value === undefined || parts.size === 0 ? value : { ...value, parts };
  }

  #unknown(name: string, node: JsonNode, field: TermId | GroupId, known: Iterable<string>): void {
    const { place } = node;
    const id = isMoneyName(name) && holdsNumber(node.value) ? "ATW-AMOUNT-UNKNOWN" : "ATW-INPUT-UNKNOWN";
    const names = isGroupId(field) ? [...known, ...shortNames(field)] : known;
    const expected = this.#faults.keeps({ id, field }) ? nearest(name, names) : undefined;
    const fault = { id, place, field, actual: name } as const;
    this.#faults.add(expected === undefined ? fault : { ...fault, expected: ours(expected) });
  }

  /** What is there and of the wrong type is not missing; what is blank is. */
  #require(term: TermId, group: ModelGroup, object: JsonObject): void {
    const { name } = termRows[term];
    const node = object.get(name);
    const blank = typeof node?.value === "string" && isBlank(node.value);
    if (node !== undefined && !blank) return;
    const source = workedOutOf[term];
    if (source !== undefined && group.value(termRows[source].name) !== undefined) return;
    const { place } = node ?? group;
    this.#faults.add({ id: "ATW-INPUT-MISSING", place, field: term, expected: ours(askedAs[term] ?? name) });
  }
}

/** Whether there is a number other than zero in a value, which would be lost with it. */
function holdsNumber(value: JsonValue): boolean {
  if (value instanceof Map) return [...value.values()].some((it) => holdsNumber(it.value));
  if (Array.isArray(value)) return value.some((it) => holdsNumber(it.value));
  const text = scalarText(value) ?? "";
  return text.length <= LONGEST_NUMBER && !NOT_OF_NUMBERS.test(text) && /[1-9]/.test(text);
}

const LONGEST_NUMBER = 40;
/** People write amounts in many ways: 4,90 or 1'200.00 or 19 %. */
const NOT_OF_NUMBERS = /[^0-9.,'+% €$-]/;

/** The fields of the terms whose values may be objects. */
const partNames: ReadonlyMap<TermId, readonly string[]> = new Map(
  termIds.map((term) => [term, ["value", ...namesOf(term)]] as const).filter(([, names]) => names.length > 1),
);

function namesOf(term: TermId): readonly string[] {
  const { type } = termRows[term];
  const own = partsOf(term).map(([name]) => name);
  return own.length === 0 && (type === "identifier" || type === "endpoint") ? ["schemeId"] : own;
}
