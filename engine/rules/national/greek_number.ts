/** GR-R-001: a Greek invoice number is six parts joined by "|". */
import { trimmed } from "../../model/space.ts";
import { type Bound, type Group, groups, type Leaf, leaves } from "../../syntax/bound.ts";
import { normalize } from "../../syntax/values.ts";
import { isGreekTaxNumber } from "../kit/check_digits.ts";
import { only, type When } from "../kit/only.ts";
import { vatIds } from "../peppol/facts.ts";
import { check, type Failure, type Rule, type RuleTable } from "../kit/rule.ts";

type Parts = readonly string[];

/** Document types that the second last parts may name. */
const TYPES = ["1.1", "1.6", "2.1", "2.4", "5.1", "5.2"];
const DATE = /^(0?[1-9]|[12][0-9]|3[01])[-\\/ ]?(0?[1-9]|1[0-2])[-\\/ ]?(19|20)[0-9]{2}/;

/** The rules, run where `when` holds. */
export function greekNumber(when: When) {
  const rule = (holds: (parts: Parts, root: Group<"invoice">) => boolean): Rule => ({
    terms: ["BT-1"],
    severity: "fatal",
    ubl: only(
      when,
      check(
        ({ root }: Bound) => leaves(root, "invoiceNumber"),
        (leaf, { root }): true | Failure => holds(partsOf(leaf), root) || { at: leaf, actual: leaf.text },
      ),
    ),
  });
  return {
    "GR-R-001-1": rule((parts) => parts.length === 6),
    "GR-R-001-2": rule(([number = ""], root) =>
      normalize(number).length === 9 && isGreekTaxNumber(number) && namedBySupplier(number, root)
    ),
    "GR-R-001-3": rule(([, date = ""], root) => normalize(date) !== "" && DATE.test(date) && isIssueDate(date, root)),
    "GR-R-001-4": rule(([, , counter = ""]) => /^(?:\+?[0-9]+|-0+)$/.test(trimmed(counter))),
    "GR-R-001-5": rule(([, , , type = ""]) => TYPES.includes(type)),
    "GR-R-001-6": rule(([, , , , series = ""]) => series !== ""),
    "GR-R-001-7": rule(([, , , , , last = ""]) => last !== ""),
  } as const satisfies RuleTable;
}

function partsOf(leaf: Leaf): Parts {
  return leaf.text === "" ? [] : leaf.text.split("|");
}

/** The tax number is that of the seller's or the representative's VAT identifier. */
function namedBySupplier(number: string, root: Group<"invoice">): boolean {
  return [...vatIds(groups(root, "seller")), ...vatIds(groups(root, "taxRepresentative"))]
    .some((id) => id.slice(2, 11) === number);
}

/** Day, month and year in Greek order, compared as written with the parts of BT-2. */
function isIssueDate(date: string, root: Group<"invoice">): boolean {
  const [year, month, day] = (leaves(root, "issueDate")[0]?.text ?? "").split("-");
  const [first, second, third] = date.split("/");
  return first === day && second === month && third === year;
}
