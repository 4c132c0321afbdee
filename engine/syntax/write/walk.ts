/**
 * Writes the model as the element events of the XML that it becomes: the rows of a binding, walked in the order of the
 * schema. The same rows tell `project.ts` what it reads; what they discriminate there is a constant here.
 *
 * The sink may be the binder, so that JSON is judged as its XML, a writer of XML text, or both.
 */
import type { Syntax } from "../../model/codes/index.ts";
import type { ModelGroup, ModelValue } from "../../model/model.ts";
import { type GroupId, otherCode } from "../../model/terms.ts";
import type { XmlSink } from "../../xml/reader.ts";
import type { Attributes } from "../bound.ts";
import { Carried } from "./carried.ts";
import { Held } from "./held.ts";
import { SUBJECT } from "../project/project.ts";
import type { Binding } from "../row.ts";
import type { AttributeOp, GroupOp, LeafOp, Locator, Ops, Reach, TermOp, Variant } from "./ops.ts";
import { scriptOf } from "./script.ts";

/**
 * Answers what of the model was written; with `several`, also what the schema of the syntax itself has one of. Throws a
 * RangeError for a syntax that the binding has no root for.
 */
export function walk(
  binding: Binding,
  syntax: Syntax,
  invoice: ModelGroup,
  sink: XmlSink,
  several = false,
): Carried {
  const { root, ops } = scriptOf(binding, syntax);
  const held = new Held(sink);
  const writer = new Writer(invoice, held, several);
  held.open(root, true, invoice.place);
  held.keep();
  writer.ops(ops, { of: "BG-0", object: invoice, place: invoice.place, outer: undefined });
  held.close(invoice.place);
  return writer.carried;
}

/** An open business group. A group of which there may be one is open also where the model has no object for it. */
interface Scope {
  readonly of: GroupId;
  readonly object: ModelGroup | undefined;
  /** The object's, or that of the nearest object around it. */
  readonly place: number;
  readonly outer: Scope | undefined;
}

class Writer {
  readonly carried: Carried = new Carried();
  readonly #held: Held;
  readonly #invoice: ModelGroup;
  readonly #several: boolean;

  constructor(invoice: ModelGroup, held: Held, several: boolean) {
    this.#invoice = invoice;
    this.#held = held;
    this.#several = several;
  }

  ops(ops: Ops, scope: Scope): void {
    for (const op of ops) {
      if (op.op === "leaf") this.#leaf(op, scope);
      else if (op.op === "group") { for (const variant of op.variants) this.#variant(op, variant, scope); }
      else {
        this.#held.open(op.element, false, scope.place);
        this.ops(op.ops, scope);
        this.#held.close(scope.place);
      }
    }
  }

  #variant(op: GroupOp, variant: Variant, around: Scope): void {
    const { again, apart, bodies, reach, selfContained } = variant;
    const scopes = scopesOf(reach, around);
    for (const scope of op.single && !this.#several ? scopes.slice(0, 1) : scopes) {
      if (selfContained && scope.object === undefined && !op.required) continue;
      const below = apart === undefined ? none : scopesOf(apart.reach, scope);
      if (apart !== undefined && below.length > 0) {
        for (const one of below) this.#group(op, variant, one === below[0] ? apart.first : apart.others, one);
      } else if (again !== undefined && scope !== scopes[0]) this.#group(op, variant, again, scope);
      else for (const body of bodies) this.#group(op, variant, body, scope);
    }
  }

  #group({ element, required }: GroupOp, variant: Variant, body: Ops, scope: Scope): void {
    this.#held.open(element, true, scope.place);
    if (required || isBroken(variant, scope)) this.#held.keep();
    this.ops(body, scope);
    this.#held.close(scope.place);
  }

  #leaf(op: LeafOp, scope: Scope): void {
    if (op.beside !== undefined && !holdsValue(op.beside, scope)) return;
    let some = false;
    for (const term of op.terms) {
      for (const value of valuesOf(term.at, term.name, scope)) {
        if (op.ofScheme ? this.#scheme(op, value) : this.#value(op, term, value, scope)) some = true;
      }
    }
    if (some || op.constant === undefined) return;
    const { text, attributes, beside } = op.constant;
    if (beside !== undefined && !holdsValue(beside, scope)) return;
    this.#put(op, text, this.#attributes(attributes, undefined, scope), scope.place, false);
  }

  /** Answers whether the value is one for this leaf. */
  #value(op: LeafOp, term: TermOp, value: ModelValue, scope: Scope): boolean {
    if (!fits(op, value)) return false;
    const subject = op.subject === undefined ? undefined : valuesOf(op.subject, SUBJECT_CODE, scope)[0];
    const attributes = this.#attributes(term.attributes, value, scope);
    this.#put(op, encoded(op, term, value.text, subject), attributes, value.place, true);
    if (subject !== undefined) this.carried.value(subject);
    const readAsOther = term.unless.some(({ attribute, ...when }) => {
      const text = attributes?.[attribute] ?? "";
      return "is" in when ? when.is.includes(text) : text !== "" && text === this.#invoice.value(when.sameAs)?.text;
    });
    // A text that looks as if it began with a subject code is read as if it did.
    const readApart = op.subject !== undefined && subject === undefined && SUBJECT.test(value.text);
    if (!readAsOther && !readApart && !this.#isConstant(op, value, scope)) this.carried.value(value);
    return true;
  }

  /** Whether a value is what the schema's element holds where there is none, and would be read as none. */
  #isConstant({ constant }: LeafOp, { text }: ModelValue, scope: Scope): boolean {
    return constant?.beside !== undefined && text === constant.text && holdsValue(constant.beside, scope);
  }

  /** The scheme of an identifier, which has a slot of its own. */
  #scheme(op: LeafOp, value: ModelValue): boolean {
    const text = value.parts?.get("schemeId");
    if (text === undefined) return false;
    this.#put(op, text, undefined, value.place, true);
    this.carried.part(value, "schemeId");
    return true;
  }

  #put(
    { element, wrappers }: LeafOp,
    text: string,
    attributes: Attributes | undefined,
    place: number,
    real: boolean,
  ): void {
    if (element === undefined) return this.#held.text(text, place);
    for (const wrapper of wrappers) this.#held.open(wrapper, false, place);
    if (real) this.#held.value(element, attributes, text, place);
    else this.#held.constant(element, attributes, text, place);
    for (const _ of wrappers) this.#held.close(place);
  }

  #attributes(ops: readonly AttributeOp[], value: ModelValue | undefined, scope: Scope): Attributes | undefined {
    let attributes: Record<string, string> | undefined;
    for (const op of ops) {
      const text = this.#attribute(op, value, scope);
      if (text !== undefined) (attributes ??= {})[op.name] = text;
    }
    return attributes;
  }

  #attribute(op: AttributeOp, value: ModelValue | undefined, scope: Scope): string | undefined {
    if (op.from === "constant") return op.text;
    if (op.from === "invoice") return this.#invoice.value(op.field)?.text;
    if (op.from === "part") {
      const text = value?.parts?.get(op.part);
      if (value !== undefined && text !== undefined) this.carried.part(value, op.part);
      return text;
    }
    const [found] = valuesOf(op.at, op.term, scope);
    if (found !== undefined) this.carried.value(found);
    return found?.text;
  }
}

const none: readonly never[] = [];

/** The JSON name of BT-21. */
const SUBJECT_CODE = "subjectCode";

/** A group that must have content, and is in the model without any: it is written, so that the rules on it speak. */
function isBroken({ demands }: Variant, { of, object }: Scope): boolean {
  if (demands === undefined || demands.of !== of || object === undefined) return false;
  if (object.terms.size + object.groups.size === 0) return true;
  // What the object has may all be written elsewhere.
  for (const name of object.terms.keys()) if (demands.holds.has(name)) return true;
  return false;
}

function holdsValue({ terms, ...op }: LeafOp, scope: Scope): boolean {
  return terms.some(({ at, name }) => valuesOf(at, name, scope).some((value) => fits(op, value)));
}

/** Whether a row is for values like this. */
function fits({ row: { schemed, form } }: Pick<LeafOp, "row">, { text, parts }: ModelValue): boolean {
  return (schemed === undefined || schemed === (parts?.has("schemeId") ?? false)) &&
    (form === undefined || form.test(text)) && text !== "";
}

function encoded({ row }: LeafOp, { term }: TermOp, text: string, subject: ModelValue | undefined): string {
  if (row.codec === "alias") return otherCode(term, text);
  if (row.codec === "date102") return text.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, "$1$2$3");
  return subject === undefined ? text : `#${subject.text}#${text}`;
}

function valuesOf(at: Locator | undefined, name: string, scope: Scope): readonly ModelValue[] {
  return objectAt(at, scope)?.values(name) ?? none;
}

function objectAt(at: Locator | undefined, from: Scope): ModelGroup | undefined {
  if (at === undefined) return undefined;
  let object = outwards(from, at.out).object;
  for (const name of at.down) object = object?.items(name)[0];
  return object;
}

function outwards(from: Scope, steps: number): Scope {
  let scope = from;
  for (let left = steps; left > 0; left--) scope = scope.outer ?? scope;
  return scope;
}

function scopesOf(reach: Reach, from: Scope): readonly Scope[] {
  if ("out" in reach) return [outwards(from, reach.out)];
  const { of, parent, name, many } = reach;
  const objects = objectAt(parent, from)?.items(name) ?? none;
  if (many) return objects.map((object) => ({ of, object, place: object.place, outer: from }));
  const [object] = objects;
  return [{ of, object, place: object?.place ?? from.place, outer: from }];
}
