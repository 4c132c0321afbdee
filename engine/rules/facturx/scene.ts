/** What the rules of EXTENDED look at: a document, with what many of them ask of it. */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { Decimal } from "../../model/decimal.ts";
import { normalize } from "../../syntax/values.ts";
import { at, doubleTotal, Unread } from "./read.ts";
import { type Element, valueOf } from "../paths/tree.ts";

/** The amount of a line. */
export const LINE_TOTAL = "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount";

export type Tell = (id: string, offset: number, terms: readonly (TermId | GroupId)[], actual?: string) => void;
export type Ask = (scene: Scene, tell: Tell) => void;

interface Line {
  readonly element: Element;
  /** What says where it is among lines and sub lines. */
  readonly documents: readonly Element[];
  /** It is neither a heading nor a remark. */
  readonly isDetail: boolean;
}

/** A document with what many rules ask of it. */
export class Scene {
  readonly lines: readonly Line[];
  readonly settlements: readonly Element[];
  /** The lines that are no headings and no remarks, and what they add up to. */
  readonly details: readonly Element[];
  readonly lineSum: () => Decimal = once(() => doubleTotal(at(this.details, LINE_TOTAL)));
  readonly #named: Map<string, Element[]> = new Map();

  constructor(readonly top: Element, private readonly tell: Tell) {
    const transactions = at(top, "rsm:SupplyChainTradeTransaction");
    this.settlements = at(transactions, "ApplicableHeaderTradeSettlement");
    this.lines = at(transactions, "IncludedSupplyChainTradeLineItem").map((element) => {
      const documents = at(element, "AssociatedDocumentLineDocument");
      const states = at(documents, "LineStatusReasonCode").map(valueOf);
      return { element, documents, isDetail: states.length === 0 || states.includes("DETAIL") };
    });
    this.details = this.lines.filter(({ isDetail }) => isDetail).map(({ element }) => element);
    this.#file(top);
  }

  #file(element: Element): void {
    const same = this.#named.get(element.name);
    if (same === undefined) this.#named.set(element.name, [element]);
    else same.push(element);
    for (const child of element.children) this.#file(child);
  }

  /** All elements of a name, wherever they stand. */
  named(name: string): readonly Element[] {
    return this.#named.get(name) ?? [];
  }

  /** Where the official rules stop at a value, ours fail there. */
  attempt<T>(ids: readonly string[], judge: () => T): T | undefined {
    try {
      return judge();
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      for (const id of ids) this.tell(id, error.element.offset, [], normalize(valueOf(error.element)));
      return undefined;
    }
  }
}

/** A value that is worked out once; that it cannot be read is found out once, too. */
export function once<T>(make: () => T): () => T {
  let known: { readonly value: T } | { readonly unread: Unread } | undefined;
  return () => {
    known ??= attempt(make);
    if ("unread" in known) throw known.unread;
    return known.value;
  };
}

function attempt<T>(make: () => T): { readonly value: T } | { readonly unread: Unread } {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof Unread) return { unread: error };
    throw error;
  }
}
