/** The top of the first page: who sends it, to whom, what it is, and what it refers to (fields of DIN 5008, form B). */
import { isCreditNote } from "../../mod.ts";
import { boxAt } from "./canvas.ts";
import { type Column, columnsOf, type Flow, type TableRow } from "./flow.ts";
import { documentTitle } from "./code_words.ts";
import { inFavour } from "./favour.ts";
import { taxPoint } from "./labels.ts";
import { cut, linesOf, widestWord } from "./lines.ts";
import {
  addressLines,
  type Fact,
  factsOf,
  identifierText,
  joined,
  legalName,
  periodText,
  type Scene,
  tradingName,
} from "./model.ts";
import { cityLine } from "./postal.ts";
import { as, body, type Cell, mm, sheet, type StyleName, styles } from "./styles.ts";

/** The window of an envelope, the block of facts beside it, and where the letter begins. */
const field = { letterhead: mm(12), top: mm(50), width: mm(85), facts: mm(122), subject: mm(98) } as const;

export function opening(flow: Flow, scene: Scene): void {
  // What is so long that it goes on on another page is followed by the rest there, and not by places of the first.
  const to = (...places: readonly number[]) => {
    flow.y = flow.canvas.pages.length > 1 ? flow.y + mm(4) : Math.max(...places);
  };
  to(field.letterhead);
  letterhead(flow, scene);
  to(field.top, flow.y + mm(4));
  addressField(flow, scene);
  const belowAddress = flow.y;
  to(field.letterhead);
  reached(flow, scene);
  to(field.top, flow.y + mm(4));
  facts(flow, scene);
  to(field.subject, belowAddress + mm(6), flow.y + mm(6));
  const title = joined([documentTitle(scene.invoice, scene.formats.lang), scene.invoice.invoiceNumber], " ");
  flow.paragraph(as("title", title), "H1");
  flow.skip(mm(3));
  const note = scene.invoice.notes?.find(({ text = "" }) => text.trim() === scene.opening)?.text ?? "";
  if (note === "") return;
  flow.paragraph(body(note), "P");
  flow.skip(mm(3));
}

function letterhead(flow: Flow, { invoice: { seller = {} }, mark, say }: Scene): void {
  if (mark !== undefined) {
    const [x, y] = [sheet.left, flow.y - mm(4)];
    const more = { alt: say("logo", legalName(seller)), box: boxAt(x, y, mark.width, mark.height) };
    flow.canvas.inside("Figure", () => flow.canvas.piece(() => flow.canvas.drawing(() => mark.draw(x, y))), more);
    flow.y = y + mark.height + mm(2);
  }
  const width = field.facts - sheet.left - mm(6);
  flow.paragraph([...as("seller", legalName(seller)), ...as("detail", tradingName(seller))], "P", sheet.left, width);
}

/** What one reaches and knows the seller by, on the right. */
function reached(flow: Flow, { invoice: { seller = {}, buyer = {} }, formats, say }: Scene): void {
  const { address, contact, vatId, taxRegistrationId } = seller;
  const details: Cell = [
    ...addressLines(address, formats, buyer.address?.countryCode),
    contact?.name ?? "",
    contact?.phone ?? "",
    contact?.email ?? "",
  ].filter((text) => text !== "").map((text) => ({ text, style: "detail" }));
  // The law wants them on every invoice (Directive 2006/112/EC, article 226 (3)).
  const numbers = [
    vatId === undefined ? "" : `${say("vatId")} ${vatId}`,
    taxRegistrationId === undefined ? "" : `${say("taxNumber")} ${taxRegistrationId}`,
  ].filter((text) => text !== "").flatMap(body);
  flow.paragraph([...details, ...numbers], "P", field.facts, sheet.right - field.facts);
}

function addressField(flow: Flow, { invoice: { seller = {}, buyer = {} }, formats }: Scene): void {
  const { line1, countryCode } = seller.address ?? {};
  const sender = joined([legalName(seller), line1, cityLine(seller.address ?? {})], " · ");
  flow.paragraph(as("small", cut(flow.faces, sender, styles.small, field.width)), "P", sheet.left, field.width);
  flow.skip(mm(2));
  const lines = [
    legalName(buyer),
    tradingName(buyer),
    buyer.contact?.name ?? "",
    ...addressLines(buyer.address, formats, countryCode),
  ].filter((text) => text !== "");
  flow.paragraph(lines.map((text) => ({ text, style: "address" })), "P", sheet.left, field.width);
}

function facts(flow: Flow, scene: Scene): void {
  const width = sheet.right - field.facts;
  // Labels get what the longest needs, and values at least half of the width.
  const rows = factsFor(scene);
  const widest = Math.max(0, ...rows.map(([label]) => linesOf(flow.faces, as("label", label), width)[0]?.width ?? 0));
  const labels = Math.min(widest, width / 2 - 4);
  const columns = columnsOf([labels, width - labels - 8], ["left", "left"], field.facts)
    .map((column, index): Column => index === 0 ? { ...column, heads: true } : column);
  let open: TableRow[] = [];
  const close = () => {
    if (open.length > 0) flow.table({ columns, rows: open, padding: 0.5 });
    open = [];
  };
  for (const [label, value] of rows) {
    const beside = wholeIn(flow, value, width - labels - 8);
    if (beside !== undefined) {
      open.push({ cells: [as("label", label), as(beside, value)] });
      continue;
    }
    close();
    flow.paragraph(
      [...as("label", label), ...as(wholeIn(flow, value, width) ?? "body", value)],
      "P",
      field.facts,
      width,
    );
  }
  close();
}

/** The largest style in which no word of a text is broken; undefined where there is none. */
function wholeIn(flow: Flow, text: string, width: number): StyleName | undefined {
  return (["body", "compact"] as const).find((it) => widestWord(flow.faces, text, styles[it]) <= width);
}

/** What the invoice is known by, and what it refers to. */
function factsFor(scene: Scene): readonly Fact[] {
  const { invoice, say, formats } = scene;
  const { buyer = {}, delivery, precedingInvoices = [], taxPointDateCode: point } = invoice;
  return factsOf(
    [say(isCreditNote(invoice.invoiceTypeCode ?? "") ? "creditNoteNumber" : "invoiceNumber"), invoice.invoiceNumber],
    [say("issueDate"), formats.date(invoice.issueDate)],
    [say("dueDate"), inFavour(invoice) === undefined ? formats.date(invoice.dueDate) : undefined],
    [say("deliveryDate"), formats.date(delivery?.date)],
    [say("invoicingPeriod"), periodText(invoice.invoicingPeriod, scene)],
    [say("taxPointDate"), point === undefined ? formats.date(invoice.taxPointDate) : taxPoint(point, say)],
    [say("customerNumber"), joined((buyer.identifiers ?? []).map(identifierText), ", ")],
    [say("yourVatId"), buyer.vatId],
    ...references.map((name) => [say(name), invoice[name]] as const),
    [say("invoicedObject"), identifierText(invoice.invoicedObject)],
    ...precedingInvoices.map(({ invoiceNumber, issueDate }) => {
      const date = issueDate === undefined ? "" : say("dated", formats.date(issueDate));
      return [say("precedingInvoice"), joined([invoiceNumber, date], " ")] as const;
    }),
  );
}

const references = [
  "buyerReference",
  "orderReference",
  "salesOrderReference",
  "contractReference",
  "projectReference",
  "tenderReference",
  "despatchAdviceReference",
  "receivingAdviceReference",
  "buyerAccountingReference",
] as const;
