/** The rules of Factur-X EXTENDED on lines, sub lines and totals (BR-FXEXT-*), and those that it words otherwise. */
import { Decimal } from "../../model/decimal.ts";
import { known } from "../../model/known.ts";
import type { TermId } from "../../model/terms.ts";
import { normalize, numberOf } from "../../syntax/values.ts";
import type { Report } from "../kit/sweep.ts";
import { breakdown, categoriesUsed, tolerance } from "./extended_vat.ts";
import { at, cents, decimal, doubleTotal, has, is, text, total, Unread } from "./read.ts";
import { characteristics } from "./levels.elements.gen.ts";
import { type Ask, LINE_TOTAL as SUM, once, Scene, type Tell } from "./scene.ts";
import { type Element, valueOf } from "../paths/tree.ts";

/** Judges a document by the rules that are not of the structure, and not the engine's. */
export function judgeExtended(top: Element, report: Report): void {
  const tell: Tell = (id, offset, terms, actual) =>
    report({
      id,
      offset,
      // What is nearest to the element, where the rule names no term.
      ...(terms.length === 0 ? {} : { terms }),
      ...(actual === undefined || actual.length > 200 ? {} : { actual }),
    });
  const scene = new Scene(top, tell);
  for (const ask of [notes, attributes, lineGroups, lineContent, reasons, schemes, totals, breakdown, categoriesUsed]) {
    ask(scene, tell);
  }
}

const notes: Ask = (scene, tell) => {
  for (const note of scene.named("ram:IncludedNote")) {
    const id = note.parent?.name === "rsm:ExchangedDocument" ? "BR-FXEXT-01" : "BR-FXEXT-02";
    const empty = !has(note, "ContentCode") && !has(note, "Content");
    if (has(note, "SubjectCode") && empty) tell(id, note.offset, [id === "BR-FXEXT-01" ? "BT-22" : "BT-127"]);
  }
  for (const date of scene.named("udt:DateTimeString")) {
    const value = normalize(valueOf(date));
    if (date.attributes?.["format"] === "205" && !DATE_AND_TIME.test(value)) {
      tell("BR-FXEXT-CII-DT-097a", date.offset, [], value);
    }
  }
};

const DATE_AND_TIME = /^\p{Nd}{4}(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?:[01]\d|2[0-3])[0-5]\d$/u;

const attributes: Ask = (scene, tell) => {
  const known = new Set(characteristics.split(" "));
  for (const of of scene.named("ram:ApplicableProductCharacteristic")) {
    if (!has(of, "Description") && !has(of, "TypeCode")) tell("BR-FXEXT-BR-54-1", of.offset, ["BT-160"]);
    const measured = at(of, "ValueMeasure");
    const one = has(of, "Value")
      ? measured.length === 0
      : measured.some((it) => (it.attributes?.["unitCode"] ?? "") !== "");
    if (!one) tell("BR-FXEXT-BR-54-2", of.offset, ["BT-161"]);
    for (const code of at(of, "TypeCode")) {
      const value = normalize(valueOf(code));
      if (!known.has(value)) tell("BR-FXEXT-04", code.offset, ["BT-160"], value);
    }
  }
};

const PARENT = "AssociatedDocumentLineDocument/ParentLineID";
const ID = "AssociatedDocumentLineDocument/LineID";
const STATUS = "AssociatedDocumentLineDocument/LineStatusReasonCode";

/** Lines below lines. */
const lineGroups: Ask = (scene, tell) => {
  const ids = new Set(scene.lines.flatMap(({ element }) => at(element, ID)).map((it) => normalize(valueOf(it))));
  const parents = new Map<string, Element[]>();
  for (const { element } of scene.lines) {
    scene.attempt(["BR-FXEXT-06", "BR-FXEXT-11"], () => {
      const parent = text(element, PARENT);
      if (parent === "") return;
      const same = parents.get(parent);
      if (same === undefined) parents.set(parent, [element]);
      else same.push(element);
      if (!at(element, STATUS).some((it) => valueOf(it) !== "")) tell("BR-FXEXT-06", element.offset, ["BG-25"], parent);
      if (!ids.has(parent)) tell("BR-FXEXT-11", element.offset, ["BG-25"], parent);
    });
  }
  const kept = new Map<string, Below>();
  const below = (parent: string) => known(kept, parent, () => new Below(parents.get(parent) ?? []));
  for (const { element } of scene.lines) {
    if (!is(element, STATUS, "GROUP") || !has(element, SUM)) continue;
    scene.attempt(["BR-FXEXT-08", "BR-FXEXT-12"], () => {
      const lines = below(text(element, ID));
      const stated = text(element, SUM);
      if (stated !== "" && numberOf(stated) !== lines.sum()) tell("BR-FXEXT-08", element.offset, ["BT-131"], stated);
      if (!has(element, ID) || !lines.isStated) tell("BR-FXEXT-12", element.offset, ["BT-131"]);
    });
  }
};

/** The lines below those with an identifier, which any number of lines may have: they are added up once. */
class Below {
  /** Whether each line that is a heading itself states its sum. */
  readonly isStated: boolean;
  readonly sum: () => number = once(() => cents(this.#counted.map((it) => numberOf(text(it, SUM)))));
  readonly #counted: readonly Element[];

  constructor(lines: readonly Element[]) {
    const groups = lines.filter((it) => is(it, STATUS, "GROUP"));
    this.isStated = groups.length === at(groups, SUM).length;
    this.#counted = lines.filter((it) => is(it, STATUS, "DETAIL") || is(it, STATUS, "GROUP"));
  }
}

/** What each line has that is no heading: the path, and what is about it. */
const wanted = [
  ["BR-FXEXT-BR-22", "SpecifiedLineTradeDelivery/BilledQuantity", "BT-129"],
  ["BR-FXEXT-BR-24", SUM, "BT-131"],
  ["BR-FXEXT-BR-26", "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount", "BT-146"],
] as const;

const lineContent: Ask = (scene, tell) => {
  for (const { element, documents, isDetail } of scene.lines) {
    if (!isDetail || documents.length === 0) continue;
    for (const [id, path, term] of wanted) if (!has(element, path)) tell(id, element.offset, [term]);
    const quantities = at(element, "SpecifiedLineTradeDelivery/BilledQuantity");
    if (!quantities.some((it) => it.attributes?.["unitCode"] !== undefined)) {
      tell("BR-FXEXT-BR-23", element.offset, ["BT-130"]);
    }
    const taxes = at(element, "SpecifiedLineTradeSettlement/ApplicableTradeTax");
    const vat = taxes.filter((it) => at(it, "TypeCode").some((code) => valueOf(code).toUpperCase() === "VAT"));
    if (!is(taxes, "TypeCode", "VAT") || at(vat, "CategoryCode").length === 0) {
      tell("BR-FXEXT-CO-04", element.offset, ["BT-151"]);
    }
  }
};

const CHARGE = "ChargeIndicator/udt:Indicator";

/** Charges have a reason, by text or code. */
const reasons: Ask = (scene, tell) => {
  const all = [
    ["BR-FXEXT-BR-38", scene.settlements, "BG-21"],
    ["BR-FXEXT-BR-44", scene.named("ram:SpecifiedLineTradeSettlement"), "BG-28"],
  ] as const;
  for (const [id, settlements, group] of all) {
    for (const charge of at(settlements, "SpecifiedTradeAllowanceCharge")) {
      const bare = !has(charge, "Reason") && !has(charge, "ReasonCode");
      if (is(charge, CHARGE, "true") && bare) tell(id, charge.offset, [group]);
    }
  }
};

/** What other parties than the seller are registered by is a VAT identifier; and what EXTENDED asks otherwise. */
const schemes: Ask = (scene, tell) => {
  for (const registration of scene.named("ram:SpecifiedTaxRegistration")) {
    if (within(registration, "ram:SellerTradeParty")) continue;
    for (const id of at(registration, "ID")) {
      if (id.attributes?.["schemeID"] !== "VA") tell("BR-FXEXT-03", id.offset, [], normalize(valueOf(id)));
    }
  }
  scene.attempt(["BR-CO-25"], () => {
    const [due, second] = scene.named("ram:DuePayableAmount");
    if (second !== undefined) throw new Unread(second);
    const terms = scene.named("ram:SpecifiedTradePaymentTerms");
    const told = terms.some((it) => has(it, "DueDateDateTime") || has(it, "Description"));
    if (due !== undefined && numberOf(valueOf(due)) > 0 && !told) {
      tell("BR-CO-25", scene.top.offset, ["BT-115"], valueOf(due));
    }
  });
};

function within({ parent }: Element, name: string): boolean {
  return parent !== undefined && (parent.name === name || within(parent, name));
}

const totals: Ask = (scene, tell) => {
  for (const element of scene.settlements) {
    const settlement = new Settlement(element, scene);
    for (const summation of at(element, "SpecifiedTradeSettlementHeaderMonetarySummation")) {
      for (const [id, term, holds] of totalRules) {
        scene.attempt([id], () => {
          if (!holds(summation, settlement)) tell(id, summation.offset, [term]);
        });
      }
    }
  }
};

/** A settlement with its charges, for any number of statements of its sums. */
class Settlement {
  readonly allowances: readonly Element[];
  readonly charges: readonly Element[];
  readonly logistics: readonly Element[];
  readonly currencies: ReadonlySet<string>;
  readonly allowanceSum: () => Decimal = once(() => doubleTotal(at(this.allowances, "ActualAmount")));
  readonly chargeSum: () => Decimal = once(() =>
    doubleTotal(at(this.charges, "ActualAmount")).plus(doubleTotal(at(this.logistics, "AppliedAmount")))
  );
  readonly adjusted: () => Decimal = once(() => total(at(this.element, "SpecifiedFinancialAdjustment/ActualAmount")));

  constructor(readonly element: Element, readonly scene: Scene) {
    const either = at(element, "SpecifiedTradeAllowanceCharge");
    this.allowances = either.filter((it) => is(it, CHARGE, "false"));
    this.charges = either.filter((it) => is(it, CHARGE, "true"));
    this.logistics = at(element, "SpecifiedLogisticsServiceCharge");
    this.currencies = new Set(at(element, "InvoiceCurrencyCode").map(valueOf));
  }

  /** How many things the totals add up, each with a cent of tolerance. */
  get count(): number {
    return this.scene.details.length + this.allowances.length + this.charges.length + this.logistics.length;
  }
}

type Holds = (summation: Element, settlement: Settlement) => boolean;

function near(stated: Decimal | undefined, sum: Decimal, count: number): boolean {
  return stated !== undefined && !stated.minus(sum).abs().greaterThan(tolerance(count));
}

const totalRules: readonly (readonly [id: string, term: TermId, holds: Holds])[] = [
  [
    "BR-FXEXT-CO-10",
    "BT-106",
    (summation, { scene }) => near(decimal(summation, "LineTotalAmount"), scene.lineSum(), scene.lines.length),
  ],
  ["BR-FXEXT-CO-11", "BT-107", (summation, settlement) => {
    const stated = decimal(summation, "AllowanceTotalAmount");
    if (settlement.allowances.length === 0 && stated === undefined) return true;
    return near(stated, settlement.allowanceSum(), settlement.allowances.length);
  }],
  ["BR-FXEXT-CO-12", "BT-108", (summation, settlement) => {
    const stated = decimal(summation, "ChargeTotalAmount");
    if (settlement.charges.length === 0 && stated === undefined) return true;
    return near(stated, settlement.chargeSum(), settlement.charges.length + settlement.logistics.length);
  }],
  ["BR-FXEXT-CO-13", "BT-109", (summation, settlement) => {
    const sum = settlement.scene.lineSum().minus(settlement.allowanceSum()).plus(settlement.chargeSum());
    return near(decimal(summation, "TaxBasisTotalAmount"), sum, settlement.count);
  }],
  ["BR-FXEXT-CO-15", "BT-112", (summation, settlement) => {
    const taxes = at(summation, "TaxTotalAmount").filter((it) =>
      settlement.currencies.has(it.attributes?.["currencyID"] ?? "")
    );
    const [basis, tax] = [decimal(summation, "TaxBasisTotalAmount"), taxes.length === 1 ? total(taxes) : undefined];
    if (basis === undefined || tax === undefined) return false;
    return near(decimal(summation, "GrandTotalAmount"), basis.plus(tax), settlement.count);
  }],
  ["BR-FXEXT-CO-16", "BT-115", (summation, settlement) => {
    const paid = total(at(summation, "TotalPrepaidAmount"));
    const rounding = total(at(summation, "RoundingAmount"));
    const adjusted = settlement.adjusted();
    const due = total(at(summation, "GrandTotalAmount")).minus(paid).plus(rounding).plus(adjusted);
    return decimal(summation, "DuePayableAmount")?.equals(due) === true;
  }],
];
