/** What judges a document by a level of Factur-X while it is read: its structure, and what depends on more than that. */
import type { Attributes, Scope, XmlSink } from "../../xml/reader.ts";
import type { Report } from "../kit/sweep.ts";
import { judgeExtended } from "./extended.ts";
import type { Level } from "./levels.ts";
import { structureSweep } from "./outlines.ts";
import { judgeReworded } from "./reworded.ts";
import { type Element, forget, Tree } from "../paths/tree.ts";

const ROOT = "rsm:CrossIndustryInvoice";
const TRANSACTION = "rsm:SupplyChainTradeTransaction";
const LINE = "ram:IncludedSupplyChainTradeLineItem";

/** Judges by the Schematron of a level. */
export function levelSweep(level: Level, report: Report): XmlSink {
  return new Both(structureSweep(level, report), treeSweep(level, report));
}

class Both implements XmlSink {
  constructor(private readonly one: XmlSink, private readonly other: XmlSink) {}

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    this.one.open(name, attributes, offset, raw, scope);
    this.other.open(name, attributes, offset, raw, scope);
  }

  text(text: string, offset: number, apart?: boolean): void {
    this.one.text(text, offset, apart);
    this.other.text(text, offset, apart);
  }

  close(name: string, offset: number): void {
    this.one.close(name, offset);
    this.other.close(name, offset);
  }
}

/**
 * Judges by what is not of the structure: lines are judged one by one, and forgotten, and the rest at the end of the document.
 * In EXTENDED what is asked of a line depends on those behind it.
 */
function treeSweep(level: Level, report: Report): XmlSink {
  return new Tree((element) => {
    const isTop = element.parent === undefined;
    if (isTop && level === "extended") judgeExtended(element, report);
    if (!isTop && (level === "extended" || !isLine(element))) return;
    judgeReworded(element, level, report);
    forget(element);
  });
}

function isLine({ name, parent }: Element): boolean {
  return name === LINE && parent?.name === TRANSACTION && parent.parent?.name === ROOT;
}
