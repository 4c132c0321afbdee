/** What Flux 2 asks of the invoice as a whole, in both syntaxes alike. */
import { and, asks, decimalAt, differs, has, type Holds, is, not, or, text } from "../../../paths/asks.ts";
import { billingModes } from "../../../../model/specifications.ts";
import { pathOf, pathsOf, select } from "../../../paths/path.ts";
import { on, type Pattern, type Row, rule } from "../../../paths/row.ts";
import { one, type Scene, Unread } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";
import { isSiren, selfBilled, SIREN } from "./forms.ts";
import type { Shape } from "./shape.ts";

const paid = ["B2", "S2", "M2"];

/** string() of the one node at a path. */
export function stringAt(path: string): (at: Node) => string {
  const found = pathOf(path);
  return (at) => {
    const node = one(at, found);
    return node === undefined ? "" : valueOf(node);
  };
}

/** string() of the one node at some paths. */
function stringAmong(paths: string): (at: Node) => string {
  const all = pathsOf(paths);
  return (at) => {
    const [first, second] = all.flatMap((it) => select(at, it));
    if (second !== undefined) throw new Unread(second);
    return first === undefined ? "" : valueOf(first);
  };
}

/** What is at two paths is the same amount. */
function sameAmount(one: string, other: string): Holds {
  const [first, second] = [pathOf(one), pathOf(other)];
  return (at) => {
    const [amount, like] = [decimalAt(at, first), decimalAt(at, second)];
    return amount !== undefined && like !== undefined && amount.equals(like);
  };
}

function isNothing(path: string): Holds {
  const found = pathOf(path);
  return (at) => decimalAt(at, found)?.isZero() === true;
}

export interface Header extends Shape {
  readonly sellerSiren: string;
  readonly buyerSiren: string;
  readonly sellerAddress: string;
  readonly buyerAddress: string;
  readonly sellerIds: string;
  readonly contract: string;
  readonly start: string;
  readonly end: string;
  readonly issued: string;
  readonly prepaid: string;
  readonly total: string;
  readonly payable: string;
  readonly inEuros: string;
  readonly representative: string;
  readonly representativeVat: string;
  /** The notes say how the invoice is to be treated (BAR): what kind of sale it was. */
  isTreatedAs(scene: Scene, as: string): boolean;
  isSingleTaxpayer(scene: Scene): boolean;
}

function isSelfBilled(types: string): Holds {
  return is(types, ...selfBilled);
}

/** A French address in the network begins with the SIREN. */
function routed(address: string, siren: string): Holds {
  const [of, start] = [stringAt(address), stringAt(siren)];
  return and((at) => of(at).startsWith(start(at)), is(`${address}/@schemeID`, "0225"));
}

function mode({ mode: path }: Header): Row {
  return rule("BR-FR-08_BT-23", ["BT-23"], asks((at) => billingModes.includes(stringAt(path)(at)), path, "S1"));
}

function parties(of: Header, isUbl: boolean): readonly Row[] {
  const sold: Holds = (_, scene) => of.isTreatedAs(scene, "B2B");
  return [
    rule(
      "BR-FR-11_BT-47",
      ["BT-47"],
      asks(
        or(not(sold), isUbl ? text(of.buyerSiren, isSiren) : (at) => isSiren(stringAt(of.buyerSiren)(at))),
        of.buyerSiren,
        SIREN,
      ),
    ),
    rule(
      "BR-FR-21_BT-49",
      ["BT-49"],
      asks(
        or(not(sold), isSelfBilled(of.type), routed(of.buyerAddress, isUbl ? of.buyerSiren : of.buyer)),
        of.buyerAddress,
        SIREN,
      ),
    ),
    rule(
      "BR-FR-22_BT-34",
      ["BT-34"],
      asks(
        or(not(sold), not(isSelfBilled(of.type)), routed(of.sellerAddress, isUbl ? of.sellerSiren : of.seller)),
        of.sellerAddress,
        SIREN,
      ),
    ),
  ];
}

function payment(of: Header, isUbl: boolean): readonly Row[] {
  const isPaid = is(of.mode, ...paid);
  const isStated: Holds = isUbl ? (at) => stringAmong(of.dueDate)(at) !== "" : has(`${of.dueDate}[.!=]`);
  return [
    rule(
      "BR-FR-CO-08_BT-23",
      ["BT-23", "BT-3"],
      asks(or(not(is(of.mode, "B4", "S4", "M4")), not(is(of.type, "386", "500", "503"))), of.type, "380"),
    ),
    rule(
      "BR-FR-CO-09_BT-23-1",
      ["BT-113"],
      asks(or(not(isPaid), sameAmount(of.prepaid, of.total)), of.prepaid, "120.00"),
    ),
    rule("BR-FR-CO-09_BT-23-2", ["BT-115"], asks(or(not(isPaid), isNothing(of.payable)), of.payable, "0.00")),
    rule("BR-FR-CO-09_BT-23-3", ["BT-9"], asks(or(not(isPaid), isStated), of.dueDate)),
    rule(
      "BR-FR-CO-12_BT-5",
      ["BT-5", "BT-6", "BT-111"],
      asks(
        or(not(differs(of.currency, "EUR")), and(is(of.taxCurrency, "EUR"), (at) => stringAt(of.inEuros)(at) !== "")),
        `${of.taxCurrency} + ${of.inEuros}`,
        "EUR",
      ),
    ),
  ];
}

function singleTaxpayer(of: Header): readonly Row[] {
  const isMember = has(`${of.sellerIds}[@schemeID=0231]`);
  return [
    rule(
      "BR-FR-CO-14_BT-29-1",
      ["BT-29", "BT-22"],
      asks(or(not(isMember), (_, scene) => of.isSingleTaxpayer(scene)), `${of.sellerIds}[@schemeID=0231]`),
    ),
    rule(
      "BR-FR-CO-15_BT-29-1",
      ["BT-29", "BT-63"],
      asks(
        or(not(isMember), and(has(of.representative), (at) => stringAt(of.representativeVat)(at) !== "")),
        of.representativeVat,
        "FR32123456789",
      ),
    ),
  ];
}

/** A final invoice names the contract and the period. */
export function finalInvoice(of: Header): Row {
  return rule(
    "BR-FR-CO-03_BT-3",
    ["BT-3", "BT-12", "BG-14"],
    asks(
      or(not(is(of.type, "262")), (at) => [of.contract, of.start, of.end].every((it) => stringAt(it)(at) !== "")),
      [of.contract, of.start, of.end].join(" + "),
    ),
  );
}

/** Payment is not due before the invoice was issued, but for what is paid in advance; in UBL a day may be lacking. */
export function dueLater(of: Header, mayLack: boolean): Row {
  const [due, issued] = [pathsOf(of.dueDate), pathOf(of.issued)];
  return rule(
    "BR-FR-CO-07_BT-9",
    ["BT-9", "BT-2"],
    asks(
      or(is(of.type, "386", "500", "503"), is(of.mode, ...paid), (at) => {
        const [days, day] = [due.flatMap((it) => select(at, it)).map(valueOf), select(at, issued).map(valueOf)];
        if (mayLack) return !days.some((it) => day.some((other) => it < other));
        return days.every((it) => it.trim() === "") || days.every((it) => day.some((other) => it >= other));
      }),
      of.dueDate,
    ),
  );
}

export function headerPatterns(of: Header, isUbl: boolean): readonly Pattern[] {
  return [[
    on(of.root, ...(isUbl ? [mode(of)] : []), ...parties(of, isUbl), ...payment(of, isUbl), ...singleTaxpayer(of)),
  ]];
}

export { mode as modeRow };
