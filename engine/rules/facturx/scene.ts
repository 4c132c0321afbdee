/** What the rules of EXTENDED look at: a document, with what many of them ask of it. */
import type { GroupId, TermId } from "../../model/terms.ts";
import { normalize } from "../../syntax/values.ts";
import { at, Unread } from "./read.ts";
import { type Element, valueOf } from "./tree.ts";

export type Tell = (id: string, offset: number, terms: readonly (TermId | GroupId)[], actual?: string) => void;
export type Ask = (scene: Scene, tell: Tell) => void;

interface Line {
  readonly element: Element;
  /** What says where it stands among lines and sub lines. */
  readonly documents: readonly Element[];
  /** It is no heading and no remark. */
  readonly isDetail: boolean;
}

/** A document with what many rules ask of it. */
export class Scene {
  readonly lines: readonly Line[];
  readonly settlements: readonly Element[];
  readonly #named: Map<string, Element[]> = new Map();

  constructor(readonly top: Element, private readonly tell: Tell) {
    const transactions = at(top, "rsm:SupplyChainTradeTransaction");
    this.settlements = at(transactions, "ApplicableHeaderTradeSettlement");
    this.lines = at(transactions, "IncludedSupplyChainTradeLineItem").map((element) => {
      const documents = at(element, "AssociatedDocumentLineDocument");
      const states = at(documents, "LineStatusReasonCode").map(valueOf);
      return { element, documents, isDetail: states.length === 0 || states.includes("DETAIL") };
    });
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
