/** BR-CL-*: codes come from their lists (EN 16931-1, clause 6.4.5, with the lists of the official rule set). */
import { type CodeListId, codeLists, type Syntax } from "../model/codes/index.ts";
import type { TermId } from "../model/terms.ts";
import { type Bound, coded, type Leaf } from "../syntax/bound.ts";
import type { CodeIndex } from "../syntax/row.ts";
import { normalize } from "../syntax/values.ts";
import { check, type Failure, type Rule, type RuleTable } from "./rule.ts";

export const codes = {
  "BR-CL-01": fromList(["BT-3"], "documentType", "documentType"),
  "BR-CL-04": fromList(["BT-5"], "currency", "currency"),
} as const satisfies RuleTable;

/** The element at a code position holds a code of the list; blank is none. */
function fromList(terms: readonly TermId[], index: CodeIndex, list: CodeListId): Rule {
  return {
    terms,
    severity: "fatal",
    ubl: check((document) => coded(document, index), (leaf, document) => isIn(list, leaf, leaf.text, document)),
  };
}

function isIn(list: CodeListId, leaf: Leaf, written: string, document: Bound): true | Failure {
  const code = normalize(written);
  return codeLists[list].codes(syntaxOf(leaf, document)).has(code) ? true : { at: leaf, actual: code };
}

/** A credit note's type code is judged by the credit note's list, whichever document it stands in. */
function syntaxOf(leaf: Leaf, document: Bound): Syntax {
  if (leaf.element === "cbc:InvoiceTypeCode") return "ubl-invoice";
  if (leaf.element === "cbc:CreditNoteTypeCode") return "ubl-credit-note";
  return document.syntax;
}
