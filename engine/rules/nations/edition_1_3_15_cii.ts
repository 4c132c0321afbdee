/** What EN 16931 1.3.15 has otherwise than the edition of the engine, in CII. */
import { codeLists } from "../../model/codes/index.ts";
import { asks, has, listed, not, number, or, present, unused } from "../paths/asks.ts";
import { on, type Pattern, type Place, rule, type Terms, warning } from "../paths/row.ts";
import { icdFrom, otherwise } from "./codes.ts";

/** What came later; and CII-SR-464, which then asked what always holds. */
export const since1_3_15Cii: readonly string[] = [
  "CII-SR-464",
  ...Array.from({ length: 28 }, (_, step) => `CII-SR-${467 + step}`),
];

const { icd, eas, currency } = codeLists;

// 0244 stands last in the official list without a blank behind it, and so is not found.
const schemes = otherwise(icd.codes("cii"), { less: icdFrom(244, 248) });
const addresses = otherwise(eas.codes("cii"), { less: "0242 0245 0246 0248" });
const currencies = otherwise(currency.codes("cii"), { more: "ANG BGN", less: "XCG" });

function scheme(id: string, path: string, terms: Terms, of = schemes): Place {
  return on(path, rule(id, terms, listed("@schemeID", of)));
}

const codes: Pattern = [
  on("ram:TaxTotalAmount[@currencyID]", rule("BR-CL-03", ["BT-110", "BT-111"], listed("@currencyID", currencies))),
  on("ram:InvoiceCurrencyCode", rule("BR-CL-04", ["BT-5"], listed(".", currencies))),
  on("ram:TaxCurrencyCode", rule("BR-CL-05", ["BT-6"], listed(".", currencies))),
  scheme("BR-CL-21", "ram:SpecifiedTradeProduct/ram:GlobalID[@schemeID]", ["BT-157"]),
  scheme("BR-CL-26", "ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID[@schemeID]", ["BT-71"]),
  on("(ram:SpecifiedTradeProduct|ram:ShipToTradeParty)//ram:GlobalID"),
  scheme("BR-CL-10", "ram:GlobalID[@schemeID]", ["BT-29", "BT-46", "BT-60"]),
  on("ram:SpecifiedTaxRegistration//ram:ID"),
  scheme("BR-CL-11", "ram:ID[@schemeID]", ["BT-30", "BT-47", "BT-61"]),
  scheme("BR-CL-25", "ram:URIUniversalCommunication/ram:URIID[@schemeID]", ["BT-34", "BT-49"], addresses),
];

const account = "ram:PayeePartyCreditorFinancialAccount";

const model: Pattern = [
  on(
    `//ram:SpecifiedTradeSettlementPaymentMeans[ram:TypeCode=30,58]/${account}`,
    rule("BR-50", ["BT-84"], present("ram:IBANID | ram:ProprietaryID")),
  ),
  on(
    "/rsm:CrossIndustryInvoice",
    rule(
      "BR-CO-25",
      ["BT-9", "BT-20"],
      asks(or(
        not(number("//ram:DuePayableAmount", (it) => it > 0)),
        has("//ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime | //ram:SpecifiedTradePaymentTerms/ram:Description"),
      )),
    ),
  ),
  on(
    "//ram:SellerTaxRepresentativeTradeParty",
    rule("BR-18", ["BT-62"], present("ram:Name")),
    rule("BR-20", ["BT-69"], present("ram:PostalTradeAddress/ram:CountryID")),
  ),
];

const syntax: Pattern = [
  on(
    "/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement",
    warning("CII-SR-282", ["BG-11"], unused("ram:BuyerTaxRepresentativeTradeParty")),
  ),
];

/** Its rules on terms. */
export const core1_3_15Cii: readonly Pattern[] = [model, codes];

export const edition1_3_15Cii: readonly Pattern[] = [...core1_3_15Cii, syntax];
