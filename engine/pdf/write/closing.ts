/** What follows the sums: how to pay, notes, and everything about the parties that did not stand above. */
import { boxAt } from "./canvas.ts";
import { type Column, columnsOf, type Flow } from "./flow.ts";
import { grouped } from "./format.ts";
import { termsInWords } from "./early_payment.ts";
import { epcText, qrMatrix, transferOf } from "./giro.ts";
import { inFavour } from "./favour.ts";
import { addressLines, type Fact, factsOf, identifierText, joined, meansText, type Scene } from "./model.ts";
import type { Address } from "./postal.ts";
import { as, body, mm, sheet } from "./styles.ts";

const SIDE = mm(26);
const LABELS = mm(40);

/** How to pay, with the code beside it; the block is kept together when a page can hold it. */
export function payment(flow: Flow, scene: Scene): void {
  const { say, invoice, final } = scene;
  const facts = paymentFacts(scene);
  const transfer = final ? transferOf(invoice) : undefined;
  const matrix = transfer === undefined ? undefined : qrMatrix(epcText(transfer));
  const told = notesOf(scene, "payment");
  if (facts.length + told.length === 0) return;
  flow.skip(16);
  flow.need(matrix === undefined ? 60 : SIDE + 40);
  flow.paragraph(as("heading", say("payment")), "H2");
  flow.skip(2);
  const { y } = flow;
  const page = flow.canvas.pages.length;
  if (matrix !== undefined) code(flow, matrix, say("scan"));
  factTable(flow, facts, sheet.right - sheet.left - (matrix === undefined ? 0 : SIDE + mm(8)));
  if (matrix !== undefined && flow.canvas.pages.length === page) flow.y = Math.max(flow.y, y + SIDE + 12);
  for (const text of told) {
    flow.skip(3);
    flow.paragraph(body(text), "P");
  }
}

/** The code on the right, with words below it. */
function code(flow: Flow, matrix: readonly (readonly boolean[])[], words: string): void {
  const side = SIDE / matrix.length;
  const [x, y] = [sheet.right - SIDE, flow.y];
  const corners = matrix.flatMap((row, down) =>
    row.flatMap((black, right) => black ? [[x + right * side, y + down * side] as const] : [])
  );
  const box = boxAt(x, y, SIDE, SIDE);
  flow.canvas.inside("Figure", () => flow.canvas.piece(() => flow.canvas.squares(corners, side)), { alt: words, box });
  flow.y += SIDE + 1;
  flow.paragraph(as("small", words), "P", x, SIDE);
  flow.y = y;
}

function paymentFacts(scene: Scene): readonly Fact[] {
  const { invoice, say, formats } = scene;
  const { payment = {}, dueDate, paymentTerms } = invoice;
  const credit = inFavour(invoice);
  if (credit !== undefined) {
    const amount = `${formats.amount(credit)}\u00a0${invoice.currency ?? ""}`;
    return factsOf([say("favour"), say("nothingToPay", amount.trim())]);
  }
  if (invoice.payment === undefined && paymentTerms === undefined) return [];
  const { meansCode, meansName, creditTransfers = [], card, directDebit, remittanceInformation } = payment;
  return factsOf(
    [say("paymentMeans"), meansName ?? meansText(meansCode, scene)],
    [say("dueDate"), formats.date(dueDate)],
    [say("paymentTerms"), paymentTerms === undefined ? undefined : termsInWords(paymentTerms, scene)],
    ...creditTransfers.flatMap(({ accountName, iban = "", bic }) => {
      const isIban = /^[A-Z]{2}\d{2}[A-Z0-9 ]+$/i.test(iban);
      return [
        [say("accountName"), accountName] as const,
        [say(isIban ? "iban" : "account"), isIban ? grouped(iban) : iban] as const,
        [say("bic"), bic] as const,
      ];
    }),
    [say("remittance"), remittanceInformation],
    [say("card"), joined([card?.number, card?.holderName], ", ")],
    [say("mandate"), directDebit?.mandateId],
    [say("creditorId"), directDebit?.creditorId],
    [say("debited"), directDebit?.debitedIban === undefined ? undefined : grouped(directDebit.debitedIban)],
  );
}

/** What is agreed or owed about paying, by subject (UNTDID 4451): terms, discount for early payment, penalties and dues. */
const aboutPayment: ReadonlySet<string> = new Set(["AAB", "PMD", "PMT"]);

/** The texts of notes that are about paying, or about anything else. */
function notesOf({ invoice: { notes = [] }, opening }: Scene, about: "payment" | "anything"): readonly string[] {
  return notes.filter(({ subjectCode = "" }) => aboutPayment.has(subjectCode) === (about === "payment"))
    .map(({ text = "" }) => text).filter((text) => text.trim() !== "" && text.trim() !== opening);
}

export function notes(flow: Flow, scene: Scene): void {
  const texts = notesOf(scene, "anything");
  if (texts.length === 0) return;
  heading(flow, scene.say("notes"));
  for (const text of texts) {
    flow.paragraph(body(text), "P");
    flow.skip(4);
  }
}

function heading(flow: Flow, text: string): void {
  flow.skip(16);
  flow.need(50);
  flow.paragraph(as("heading", text), "H2");
  flow.skip(2);
}

/** A table of labels and values, at the left edge. */
function factTable(flow: Flow, facts: readonly Fact[], width: number): void {
  const columns = columnsOf([LABELS, width - LABELS - 8], ["left", "left"])
    .map((column, index): Column => index === 0 ? { ...column, heads: true } : column);
  flow.table({
    columns,
    rows: facts.map(([label, value]) => ({ cells: [as("label", label), body(value)] })),
    padding: 1,
  });
}

export function parties(flow: Flow, scene: Scene): void {
  const { invoice: { payee, taxRepresentative, delivery }, say, formats } = scene;
  const home = scene.invoice.seller?.address?.countryCode;
  const address = (it: Address | undefined) => addressLines(it, formats, home).join("\n");
  const sections: readonly (readonly [string, readonly Fact[]])[] = [
    [
      say("payee"),
      factsOf(
        [say("name"), payee?.name],
        ...(payee?.identifiers ?? []).map((it) => [say("identifier"), identifierText(it)] as const),
        [say("registration"), identifierText(payee?.legalRegistrationId)],
      ),
    ],
    [
      say("taxRepresentative"),
      factsOf(
        [say("name"), taxRepresentative?.name],
        [say("address"), address(taxRepresentative?.address)],
        [say("vatId"), taxRepresentative?.vatId],
      ),
    ],
    [
      say("delivery"),
      factsOf(
        [say("name"), delivery?.partyName],
        [say("address"), address(delivery?.address)],
        [say("place"), identifierText(delivery?.locationId)],
      ),
    ],
    [say("documents"), documentFacts(scene)],
  ];
  for (const [title, facts] of sections) {
    if (facts.length === 0) continue;
    heading(flow, title);
    factTable(flow, facts, sheet.right - sheet.left);
  }
  smallPrint(flow, say("seller"), sellerFacts(scene));
  smallPrint(flow, say("buyer"), buyerFacts(scene));
}

/** One paragraph about a party. */
function smallPrint(flow: Flow, title: string, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  flow.skip(8);
  flow.paragraph(as("body", `${title} – ${facts.map(([label, value]) => `${label}: ${value}`).join(" · ")}`), "P");
}

/** What does not stand at the top of the first page already. */
function sellerFacts({ invoice: { seller = {} }, say }: Scene): readonly Fact[] {
  return factsOf(
    [say("registration"), identifierText(seller.legalRegistrationId)],
    ...(seller.identifiers ?? []).map((it) => [say("identifier"), identifierText(it)] as const),
    [say("electronicAddress"), identifierText(seller.electronicAddress)],
    [say("legalInfo"), seller.additionalLegalInfo],
  );
}

function buyerFacts({ invoice: { buyer = {} }, say }: Scene): readonly Fact[] {
  return factsOf(
    [say("phone"), buyer.contact?.phone],
    [say("email"), buyer.contact?.email],
    [say("registration"), identifierText(buyer.legalRegistrationId)],
    [say("electronicAddress"), identifierText(buyer.electronicAddress)],
  );
}

/** What comes with the invoice (BG-24): its name or address, and what it is. */
function documentFacts({ invoice: { supportingDocuments = [] } }: Scene): readonly Fact[] {
  return factsOf(
    ...supportingDocuments.map(({ id = "", description, url, filename }) => {
      return [id, joined([description, filename, url], "\n") || "–"] as const;
    }),
  );
}
