/**
 * Judges the structure of a document by the outline of its level. It says what level it is of near its beginning; lines
 * are judged one by one, and the rest at its end, since what is asked of an element depends on elements behind it. In
 * EXTENDED that is so in lines, too.
 */
import { normalize } from "../../syntax/values.ts";
import type { Attributes, XmlSink } from "../../xml/reader.ts";
import type { Report } from "../kit/sweep.ts";
import { judgeExtended } from "./extended.ts";
import { type Level, levelOf } from "./levels.ts";
import { type Check, codesOf, type Outline, type OutlineNode, outlineOf, type Step } from "./outline.ts";
import { judgeReworded } from "./reworded.ts";
import { Element, holds, valueOf, valuesAt } from "./tree.ts";

/** What the rules without an id are called here: something stands there that the level does not use. */
export const UNUSED = "ATW-FACTURX-UNUSED";
/** Something must stand in each element that there is. */
export const EMPTY = "PEPPOL-EN16931-R008";

const ROOT = "rsm:CrossIndustryInvoice";
const CONTEXT = "rsm:ExchangedDocumentContext";
const TRANSACTION = "rsm:SupplyChainTradeTransaction";
const LINE = "ram:IncludedSupplyChainTradeLineItem";
const SETTLEMENT = "ram:ApplicableHeaderTradeSettlement";
const IDENTIFIER = [CONTEXT, "ram:GuidelineSpecifiedDocumentContextParameter", "ram:ID"];
const LONGEST_QUOTED = 200;

/** What a check says, as the kind of its findings: its form, the element around, what it is about, and how many may stand. */
export function kindOf(check: Check, parent: string, element: string): string {
  switch (check.kind) {
    case "unused":
      return check.attribute === undefined ? `unused ${parent} ${element}` : `unused ${element} @${check.attribute}`;
    case "attribute":
      return `missing ${element} @${check.attribute}`;
    case "code":
      return check.attribute === undefined ? `code ${parent} ${element}` : `code ${element} @${check.attribute}`;
    case "count": {
      const form = check.min === 0 ? "tooMany" : check.max === Infinity ? "missing" : "notOne";
      return `${form} ${element} ${check.of.name} ${check.max}`;
    }
  }
}

/** `decided` is told the level, or that there is none, as soon as it is known. */
export function structureSweep(report: Report, decided: (level: Level | undefined) => void): XmlSink {
  return new StructureSweep(report, decided);
}

class StructureSweep implements XmlSink {
  #top: Element | undefined;
  #open: Element | undefined;
  #outline: Outline | undefined;
  #level: Level | undefined;
  #stopped = false;
  #checksEmpty = false;
  readonly #known: Map<Element | undefined, Map<string, ReadonlySet<string>>> = new Map();

  constructor(
    private readonly report: Report,
    private readonly decided: (level: Level | undefined) => void,
  ) {}

  open(name: string, attributes: Attributes | undefined, offset: number): void {
    if (this.#stopped) return;
    const element = new Element(name, attributes, offset, this.#open);
    this.#open?.children.push(element);
    this.#top ??= element;
    this.#open = element;
  }

  text(text: string): void {
    if (!this.#stopped && this.#open !== undefined) this.#open.text += text;
  }

  close(): void {
    const element = this.#open;
    if (this.#stopped || element === undefined) return;
    this.#open = element.parent;
    if (this.#outline === undefined && (element.name === CONTEXT || element === this.#top)) this.#decide();
    if (this.#outline !== undefined && isLine(element) && this.#level !== "extended") {
      this.#judge(element, this.#nodesOf(element));
      if (this.#level !== undefined) judgeReworded(element, this.#level, this.report);
      element.children.length = 0;
      element.judged = true;
    }
    if (element === this.#top && this.#outline !== undefined) {
      this.#judge(element, this.#nodesOf(element));
      if (this.#level === "extended") judgeExtended(element, this.report);
      if (this.#level !== undefined) judgeReworded(element, this.#level, this.report);
    }
  }

  #decide(): void {
    const top = this.#top;
    if (top === undefined) return;
    const [identifier] = valuesAt(top, IDENTIFIER);
    if (identifier === undefined && this.#open !== undefined) return;
    const level = levelOf(normalize(identifier ?? ""));
    this.#level = level;
    this.decided(level);
    if (level === undefined) {
      this.#stopped = true;
      return;
    }
    this.#outline = outlineOf(level);
    this.#checksEmpty = level !== "minimum" && level !== "basicwl";
  }

  /** The lines of the outline that are about an element, by its name and those around it. */
  #nodesOf(element: Element): readonly OutlineNode[] {
    const { parent } = element;
    const around = parent === undefined ? [this.#outline?.top] : this.#nodesOf(parent);
    return around.flatMap((node) => this.#below(node, element));
  }

  #below(node: OutlineNode | undefined, element: Element): readonly OutlineNode[] {
    const found = node?.children.get(element.name) ?? [];
    return found.filter(({ when }) => when.length === 0 || holds(when, element, this.#codes));
  }

  #judge(element: Element, nodes: readonly OutlineNode[]): void {
    if (element.judged) return;
    let first: OutlineNode | undefined;
    for (const node of nodes) {
      if (node.checks.length > 0 && (first === undefined || node.order < first.order)) first = node;
    }
    if (first !== undefined) { for (const check of first.checks) this.#check(check, element); }
    for (const { checks } of this.#outline?.anywhere.get(element.name) ?? []) {
      for (const check of checks) this.#check(check, element);
    }
    if (this.#checksEmpty && element.children.length === 0 && normalize(element.text) === "") {
      this.report({ id: EMPTY, offset: element.offset, actual: element.name });
    }
    for (const child of element.children) this.#judge(child, nodes.flatMap((node) => this.#below(node, child)));
  }

  #check(check: Check, element: Element): void {
    const tell = (id: string, offset: number, actual: string) => {
      const kind = kindOf(check, element.parent?.name ?? "", element.name);
      this.report({ id, kind, offset, actual: actual.length > LONGEST_QUOTED ? element.name : actual });
    };
    const { attributes, offset, name } = element;
    switch (check.kind) {
      case "unused":
        if (check.attribute === undefined || attributes?.[check.attribute] !== undefined) tell(UNUSED, offset, name);
        return;
      case "attribute":
        if (attributes?.[check.attribute] === undefined) tell(check.id, offset, name);
        return;
      case "code": {
        const value = check.attribute === undefined ? valueOf(element) : attributes?.[check.attribute] ?? "";
        if (value !== "" && !codesOf(check.list).has(value)) tell(check.id, offset, value);
        return;
      }
      case "count": {
        const found = element.children.filter((it) => this.#is(check.of, it));
        const surplus = found[check.max];
        if (surplus !== undefined) tell(check.id, surplus.offset, surplus.name);
        else if (found.length < check.min) tell(check.id, offset, name);
      }
    }
  }

  #is({ name, when }: Step, element: Element): boolean {
    return element.name === name && holds(when, element, this.#codes);
  }

  /** The values of a code of the settlement around an element, for a line that of the head, when the document has ended. */
  readonly #codes = (name: string, element: Element): ReadonlySet<string> => {
    let around: Element | undefined = element;
    while (around !== undefined && around.name !== SETTLEMENT) around = around.parent;
    const [from, path] = around === undefined ? [this.#top, [TRANSACTION, SETTLEMENT, name]] : [around, [name]];
    const known = this.#known.get(from) ?? new Map<string, ReadonlySet<string>>();
    const codes = known.get(name) ?? new Set(from === undefined ? [] : valuesAt(from, path));
    this.#known.set(from, known.set(name, codes));
    return codes;
  };
}

function isLine({ name, parent }: Element): boolean {
  return name === LINE && parent?.name === TRANSACTION && parent.parent?.name === ROOT;
}
