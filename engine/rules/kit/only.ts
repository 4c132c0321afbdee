/** Rules that apply only to some documents: to invoices of a country, or of a specification. */
import type { Bound } from "../../syntax/bound.ts";
import type { Check } from "./rule.ts";
import { readable } from "./select.ts";

/** Whether rules apply to a document. */
export interface When {
  (document: Bound): boolean;
  /** They apply only to documents that have this: see `Check`. */
  readonly needs?: string;
}

/** A check where a condition holds. One that cannot be read holds nowhere: it is part of the official rules' patterns. */
export function only(when: When, inner: Check): Check {
  return {
    needs: when.needs ?? inner.needs,
    run(document, report) {
      if (readable(when, document)) inner.run(document, report);
    },
  };
}
