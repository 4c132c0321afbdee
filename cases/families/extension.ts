/** Cases of BR-DEX-*, the XRechnung extension. */
import {
  add,
  attribute,
  type Cases,
  drop,
  fails,
  onCreditNote,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import type { extension } from "../../engine/rules/xrechnung/extension.ts";
import { EXTENSION } from "../identifiers.ts";
import { at, besides, type Told, within } from "./scene.ts";

const extended = set("cbc:CustomizationID", EXTENSION);
const guideline = "rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID";
const ciiExtended = set(guideline, EXTENSION);
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const delivery = `${deal}/ram:ApplicableHeaderTradeDelivery`;
const ciiRoot = "/rsm:CrossIndustryInvoice";
const line = "cac:InvoiceLine[1]";
const totals = "cac:LegalMonetaryTotal";
const payment = "cac:PrepaidPayment";

function category(rate = "25"): string {
  return `<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>${rate}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>`;
}

function subLine(net: string, content = "", categories = category()): string {
  return `<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cbc:InvoicedQuantity unitCode="H87">1</cbc:InvoicedQuantity>${
    amount("LineExtensionAmount", net)
  }<cac:Item><cbc:Name>Part</cbc:Name>${categories}</cac:Item><cac:Price>${
    amount("PriceAmount", "1.00")
  }</cac:Price>${content}</cac:SubInvoiceLine>`;
}

function amount(name: string, value: string): string {
  return `<cbc:${name} currencyID="EUR">${value}</cbc:${name}>`;
}

const paid = add(
  "",
  `<cac:PrepaidPayment><cbc:ID>Deposit</cbc:ID>${
    amount("PaidAmount", "9.00")
  }<cbc:InstructionID>Crates</cbc:InstructionID></cac:PrepaidPayment>`,
);
/** The amount due with the payment of a third party in it. */
const due = set(`${totals}/cbc:PayableAmount`, "2900.00");
const withPayment = [extended, due, paid];

const elsewhere = passes("an invoice that does not name the extension");

export const extensionCases = {
  "BR-DEX-01": attachments(),
  "BR-DEX-02": {
    ubl: within([extended], {
      fail: [
        repairedBy(
          fails("two that are a cent off", `/Invoice/${line}`, add(line, subLine("700.00") + subLine("37.11"))),
          add(line, subLine("700.00") + subLine("37.10")),
        ),
        fails("a nested one", `/Invoice/${line}/cac:SubInvoiceLine`, add(line, subLine("737.10", subLine("1.00")))),
        fails(
          "a line without a net amount",
          `/Invoice/${line}`,
          drop(`${line}/cbc:LineExtensionAmount`),
          add(line, subLine("1.00")),
        ),
      ],
      pass: [
        passes("two that add up", add(line, subLine("700.0") + subLine("37.100"))),
        passes("nested ones that add up", add(line, subLine("737.10", subLine("740.00") + subLine("-2.90")))),
        passes("no sub lines"),
      ],
    }),
  },
  "BR-DEX-03": {
    ubl: within([extended], {
      fail: [
        repairedBy(
          fails("no category", `/Invoice/${line}/cac:SubInvoiceLine`, add(line, subLine("737.10", "", ""))),
          add(line, subLine("737.10")),
        ),
        fails(
          "two categories",
          `/Invoice/${line}/cac:SubInvoiceLine`,
          add(line, subLine("737.10", "", category() + category("12"))),
        ),
      ],
      pass: [
        passes("one category", add(line, subLine("737.10"))),
        passes("no item", add(line, "<cac:SubInvoiceLine/>")),
      ],
    }),
  },
  "BR-DEX-04": schemes(
    "cac:AccountingCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID",
    `${agreement}/ram:BuyerTradeParty/ram:GlobalID`,
    [[
      "SEPA of the seller",
      attribute("cac:AccountingSupplierParty/cac:Party/cac:PartyIdentification[2]/cbc:ID", "schemeID", " SEPA "),
    ]],
  ),
  "BR-DEX-05": schemes(
    "cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID",
    `${agreement}/ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
  ),
  "BR-DEX-06": schemes(
    `${line}/cac:Item/cac:StandardItemIdentification/cbc:ID`,
    `${deal}/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedTradeProduct/ram:GlobalID`,
  ),
  "BR-DEX-07": schemes(
    "cac:AccountingCustomerParty/cac:Party/cbc:EndpointID",
    `${agreement}/ram:BuyerTradeParty/ram:URIUniversalCommunication/ram:URIID`,
  ),
  "BR-DEX-08": schemes("cac:Delivery/cac:DeliveryLocation/cbc:ID", `${delivery}/ram:ShipToTradeParty/ram:GlobalID`),
  "BR-DEX-09": {
    ubl: within(
      [extended],
      at(`/Invoice/${totals}`, [
        ["an amount due without the payment", paid],
        ["one that is a cent off", set(`${totals}/cbc:PayableAmount`, "2891.01")],
        ["no total with VAT", drop(`${totals}/cbc:TaxInclusiveAmount`)],
      ], [
        ["no third party"],
        ["a payment in the amount due", due, paid],
        [
          "a payment without a digit, which counts for nothing",
          add("", "<cac:PrepaidPayment><cbc:PaidAmount> </cbc:PaidAmount></cac:PrepaidPayment>"),
        ],
        ["half a cent, which is rounded up", set(`${totals}/cbc:TaxInclusiveAmount`, "3390.595")],
      ]),
    ),
  },
  "BR-DEX-10": inPayment("cbc:ID"),
  "BR-DEX-11": inPayment("cbc:PaidAmount"),
  "BR-DEX-12": inPayment("cbc:InstructionID"),
  "BR-DEX-13": {
    ubl: within(
      withPayment,
      at(`/Invoice/${payment}/cbc:PaidAmount`, [
        ["three decimals", set(`${payment}/cbc:PaidAmount`, "9.000")],
        ["a space behind two", set(`${payment}/cbc:PaidAmount`, "9.00 ")],
      ], [
        ["two decimals"],
        ["none", set(`${payment}/cbc:PaidAmount`, "9")],
      ]),
    ),
  },
  "BR-DEX-14": {
    ubl: within(
      withPayment,
      at(`/Invoice/${payment}/cbc:PaidAmount`, [
        ["another currency", attribute(`${payment}/cbc:PaidAmount`, "currencyID", "SEK")],
        ["no currency", attribute(`${payment}/cbc:PaidAmount`, "currencyID")],
      ], [["the currency of the invoice"]]),
    ),
  },
  "BR-DEX-15": {
    cii: within([ciiExtended], {
      fail: [
        repairedBy(
          fails(
            "a line below another",
            `${ciiRoot}/${deal}/ram:IncludedSupplyChainTradeLineItem[1]/ram:AssociatedDocumentLineDocument`,
            add(
              `${deal}/ram:IncludedSupplyChainTradeLineItem[2]/ram:AssociatedDocumentLineDocument`,
              "<ram:ParentLineID>1</ram:ParentLineID>",
            ),
          ),
        ),
      ],
      pass: [passes("lines side by side")],
    }),
  },
} as const satisfies Readonly<Record<keyof typeof extension, Cases>>;

function attachments(): Cases {
  const object = "cac:AdditionalDocumentReference[2]/cac:Attachment/cbc:EmbeddedDocumentBinaryObject";
  const cii = `${agreement}/ram:AdditionalReferencedDocument[3]/ram:AttachmentBinaryObject`;
  const told = (path: string): SyntaxCases =>
    at("", [
      ["another format", attribute(path, "mimeCode", "text/plain")],
      ["no format", attribute(path, "mimeCode")],
    ], [["XML", attribute(path, "mimeCode", "application/xml")], ["CSV"]]);
  const placed = (of: SyntaxCases, place: string): SyntaxCases => {
    const [first, ...more] = of.fail;
    return { fail: [{ ...first, at: place }, ...more.map((it) => ({ ...it, at: place }))], pass: of.pass };
  };
  return {
    ubl: besides(within([extended], placed(told(object), `/Invoice/${object}`)), elsewhere),
    cii: besides(within([ciiExtended], placed(told(cii), `${ciiRoot}/${cii}`)), elsewhere),
  };
}

/** A scheme that no list has, and those that only the extension knows. */
function schemes(ubl: string, cii: string, more: readonly Told[] = []): Cases {
  const told = (path: string, root: string, besides: readonly Told[] = []): SyntaxCases =>
    at(`${root}/${path}`, [
      ["a scheme of no list", attribute(path, "schemeID", "0000")],
      ["two schemes", attribute(path, "schemeID", "0002 0007")],
    ], [
      ["a scheme of the list"],
      ["one of the youngest", attribute(path, "schemeID", "0246")],
      ["a health application", attribute(path, "schemeID", " XR02 ")],
      ["a blank scheme, which the official lists let pass", attribute(path, "schemeID", " ")],
      ...besides,
    ]);
  const repaired = (path: string, { fail: [first, ...more], pass }: SyntaxCases): SyntaxCases => ({
    fail: [repairedBy(first, attribute(path, "schemeID", "XR01")), ...more],
    pass,
  });
  return {
    ubl: within([extended], repaired(ubl, told(ubl, "/Invoice", more))),
    cii: within([ciiExtended], repaired(cii, told(cii, ciiRoot))),
  };
}

/** A part of a payment that is blank or missing. */
function inPayment(part: string): Cases {
  const place = `/Invoice/${payment}`;
  return {
    ubl: besides(
      within(
        withPayment,
        at(place, [
          ["without it", drop(`${payment}/${part}`)],
          ["blank", set(`${payment}/${part}`, " ")],
        ], [["all parts"]]),
      ),
      onCreditNote(passes("a credit note", extended, add("", "<cac:PrepaidPayment/>"))),
    ),
  };
}
