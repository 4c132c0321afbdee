/** The table of invoice lines, and the one of allowances and charges on the whole invoice. */
import { type Column, columnsOf, type Flow, type TableRow } from "./flow.ts";
import { linesOf } from "./lines.ts";
import { negated } from "./format.ts";
import {
  type Adjustment,
  factsOf,
  identifierText,
  type InvoiceLine,
  joined,
  periodText,
  reasonText,
  type Scene,
  shareText,
  unitText,
  vatText,
} from "./model.ts";
import { as, body, type Cell, sheet } from "./styles.ts";

const GAP = 8;
/** What the description keeps, however wide the numbers are. */
const LEAST_DESCRIPTION = 130;
/** The most that a column of words gets; numbers get what they need. */
const WIDEST_WORDS = 60;

export function items(flow: Flow, scene: Scene): void {
  const { invoice: { lines = [] }, say } = scene;
  const heads = (["position", "item", "quantity", "unit", "unitPrice", "vat", "netAmount"] as const).map((it) =>
    say(it)
  );
  const rows = lines.map((line): TableRow => ({ cells: cellsOf(line, scene), above: "thin" }));
  const head = heads.map((text) => as("head", text));
  const aligns = ["left", "left", "right", "left", "right", "right", "right"] as const;
  const columns = fitted(flow, [head, ...rows.map(({ cells }) => cells)], aligns, 1);
  flow.table({ columns, head, rows: withoutFirstRule(rows), padding: 3 });
}

/** The head of a table has a rule of its own. */
function withoutFirstRule([first, ...rest]: readonly TableRow[]): readonly TableRow[] {
  return first === undefined ? [] : [{ cells: first.cells }, ...rest];
}

/** Columns as wide as their widest cell, but for one, which takes what is left. What is too wide is broken. */
export function fitted(
  flow: Flow,
  rows: readonly (readonly Cell[])[],
  aligns: readonly Column["align"][],
  flexible: number,
): readonly Column[] {
  const widest = aligns.map((_, index) => {
    if (index === flexible) return 0;
    const natural = rows.reduce((most, cells) => Math.max(most, naturalWidth(flow, cells[index] ?? [])), 0);
    return aligns[index] === "left" && flexible > 0 ? Math.min(natural, WIDEST_WORDS) : natural;
  });
  const room = sheet.right - sheet.left - GAP * (aligns.length - 1);
  const wanted = widest.reduce((sum, width) => sum + width, 0);
  const shrunk = Math.min(1, (room - LEAST_DESCRIPTION) / Math.max(1, wanted));
  const widths = widest.map((width) => width * shrunk);
  const rest = room - widths.reduce((sum, width) => sum + width, 0);
  return columnsOf(widths.map((width, index) => index === flexible ? rest : width), aligns, sheet.left, GAP);
}

/** A little more than the widest line, because sums of rounded numbers are not exact. */
function naturalWidth(flow: Flow, cell: Cell): number {
  return linesOf(flow.faces, cell, Infinity).reduce((most, { width }) => Math.max(most, width), 0) + 0.1;
}

function cellsOf(line: InvoiceLine, scene: Scene): readonly Cell[] {
  const { formats, say } = scene;
  const { id = "", quantity, unitCode, unitPrice, vatCategory, vatRate, netAmount } = line;
  const base = baseText(line, scene);
  return [
    body(id),
    described(line, scene),
    body(formats.quantity(quantity)),
    body(unitText(unitCode, scene)),
    [...body(formats.price(unitPrice)), ...(base === "" ? [] : as("detail", say("per", base)))],
    body(vatText(vatCategory, vatRate, scene)),
    body(formats.amount(netAmount)),
  ];
}

/** The quantity that the price is for (BT-149, BT-150), where it is not one unit of what is counted. */
function baseText({ baseQuantity, baseQuantityUnitCode, unitCode }: InvoiceLine, scene: Scene): string {
  if (baseQuantity === undefined) return "";
  const quantity = scene.formats.quantity(baseQuantity);
  const unit = unitText(baseQuantityUnitCode ?? unitCode, scene);
  return quantity === "1" && (baseQuantityUnitCode ?? unitCode) === unitCode ? "" : joined([quantity, unit], "\u00a0");
}

/** GS1 is the scheme that everybody knows by another name (ISO 6523). */
const GTIN = "0160";

function described(line: InvoiceLine, scene: Scene): Cell {
  const { say, formats } = scene;
  const standard = line.standardItemId;
  const isGtin = typeof standard === "object" && standard.schemeId === GTIN;
  const facts = factsOf(
    [say("sellerItemId"), line.sellerItemId],
    [say("buyerItemId"), line.buyerItemId],
    [say(isGtin ? "gtin" : "standardItemId"), isGtin ? standard.value : identifierText(standard)],
    ...(line.classifications ?? []).map(({ value, listId, listVersion }) => {
      return [joined([say("classification"), listId, listVersion], " "), value] as const;
    }),
    ...(line.attributes ?? []).map(({ name = "", value }) => [name, value] as const),
    [say("originCountry"), formats.country(line.originCountryCode)],
    [say("period"), periodText(line.period, scene)],
    [say("orderLine"), line.orderLineReference],
    [say("lineObject"), identifierText(line.objectIdentifier)],
    [say("buyerAccountingReference"), line.buyerAccountingReference],
    [say("grossPrice"), grossText(line, scene)],
  );
  const adjustments = [
    ...(line.allowances ?? []).map((it) => adjusted(it, "allowance", scene)),
    ...(line.charges ?? []).map((it) => adjusted(it, "charge", scene)),
  ];
  const told = facts.map(([label, value]) => `${label}: ${value}`).join(" · ");
  const texts = [line.longDescription ?? "", told, ...adjustments, line.note ?? ""];
  return [
    { text: line.description ?? "", style: "strong" },
    ...texts.filter((text) => text !== "").map((text) => ({ text, style: "detail" } as const)),
  ];
}

function grossText({ grossPrice, priceDiscount }: InvoiceLine, { say, formats }: Scene): string {
  const discount = priceDiscount === undefined ? "" : `${say("priceDiscount")} ${formats.price(priceDiscount)}`;
  return grossPrice === undefined ? discount : joined([formats.price(grossPrice), discount], ", ");
}

function adjusted(adjustment: Adjustment, kind: "allowance" | "charge", scene: Scene): string {
  const { amount = "" } = adjustment;
  const signed = scene.formats.amount(kind === "allowance" ? negated(amount) : amount);
  const share = shareText(adjustment, scene);
  return `${reasonText(adjustment, kind, scene)}: ${share === "" ? signed : `${signed} (${share})`}`;
}

export function adjustments(flow: Flow, scene: Scene): void {
  const { invoice: { allowances = [], charges = [] }, say, formats } = scene;
  if (allowances.length + charges.length === 0) return;
  const rows = ([["allowance", allowances], ["charge", charges]] as const).flatMap(([kind, list]) =>
    list.map((it): TableRow => ({
      cells: [
        body(reasonText(it, kind, scene)),
        body(shareText(it, scene)),
        body(vatText(it.vatCategory, it.vatRate, scene)),
        body(formats.amount(kind === "allowance" ? negated(it.amount ?? "") : it.amount)),
      ],
      above: "thin",
    }))
  );
  const head = [as("head", say("adjustments")), [], as("head", say("vat")), as("head", say("netAmount"))];
  const columns = fitted(flow, [head, ...rows.map(({ cells }) => cells)], ["left", "left", "right", "right"], 0);
  flow.skip(14);
  flow.table({ columns, head, rows: withoutFirstRule(rows), padding: 2.5 });
}
