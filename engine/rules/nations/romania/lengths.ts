/** How long texts of a Romanian invoice may be, how often they may occur, and what amounts have no more than two places of. */
import { decimals, longest, most } from "../../paths/asks.ts";
import { type Row, rule, type Terms } from "../../paths/row.ts";

type Length = readonly [id: string, characters: number, path: string, ...terms: Terms];

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const PLACE = "cac:Delivery/cac:DeliveryLocation/cac:Address";

export function lengths(...rows: readonly Length[]): readonly Row[] {
  return rows.map(([number, characters, path, ...terms]) => rule(`BR-RO-${number}`, terms, longest(characters, path)));
}

export const ofInvoice: readonly Row[] = [
  rule("BR-RO-A020", ["BG-1"], most(20, "cbc:Note")),
  ...lengths(
    ["L0201", 20, `${SELLER}/cac:PostalAddress/cbc:PostalZone`, "BT-38"],
    ["L0202", 20, `${BUYER}/cac:PostalAddress/cbc:PostalZone`, "BT-53"],
    ["L0203", 20, `${AGENT}/cac:PostalAddress/cbc:PostalZone`, "BT-67"],
    ["L0204", 20, `${PLACE}/cbc:PostalZone`, "BT-78"],
    ["L155", 200, "cbc:ID", "BT-1"],
    ["L0302", 200, "cac:ContractDocumentReference/cbc:ID", "BT-12"],
    ["L0303", 200, "cac:OrderReference/cbc:ID", "BT-13"],
    ["L0304", 200, "cac:OrderReference/cbc:SalesOrderID", "BT-14"],
    ["L0305", 200, "cac:ReceiptDocumentReference/cbc:ID", "BT-15"],
    ["L0306", 200, "cac:DespatchDocumentReference/cbc:ID", "BT-16"],
    ["L0307", 200, "cac:OriginatorDocumentReference/cbc:ID", "BT-17"],
    ["L0501", 50, `${SELLER}/cac:PostalAddress/cbc:CityName`, "BT-37"],
    ["L0502", 50, `${BUYER}/cac:PostalAddress/cbc:CityName`, "BT-52"],
    ["L0503", 50, `${AGENT}/cac:PostalAddress/cbc:CityName`, "BT-66"],
    ["L0504", 50, `${PLACE}/cbc:CityName`, "BT-77"],
    ["L1001", 100, "cbc:AccountingCost", "BT-19"],
    ["L1002", 100, `${SELLER}/cac:PostalAddress/cbc:AdditionalStreetName`, "BT-36"],
    ["L1003", 100, `${SELLER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-162"],
    ["L1004", 100, `${SELLER}/cac:Contact/cbc:Name`, "BT-41"],
    ["L1005", 100, `${SELLER}/cac:Contact/cbc:Telephone`, "BT-42"],
    ["L1006", 100, `${SELLER}/cac:Contact/cbc:ElectronicMail`, "BT-43"],
    ["L1007", 100, `${BUYER}/cac:PostalAddress/cbc:AdditionalStreetName`, "BT-51"],
    ["L1008", 100, `${BUYER}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-163"],
    ["L1009", 100, `${BUYER}/cac:Contact/cbc:Name`, "BT-56"],
    ["L1010", 100, `${BUYER}/cac:Contact/cbc:Telephone`, "BT-57"],
    ["L1011", 100, `${BUYER}/cac:Contact/cbc:ElectronicMail`, "BT-58"],
    ["L1012", 100, `${AGENT}/cac:PostalAddress/cbc:AdditionalStreetName`, "BT-65"],
    ["L1013", 100, `${AGENT}/cac:PostalAddress/cac:AddressLine/cbc:Line`, "BT-164"],
    ["L1014", 100, `${PLACE}/cbc:AdditionalStreetName`, "BT-76"],
    ["L1015", 100, `${PLACE}/cac:AddressLine/cbc:Line`, "BT-165"],
    ["L151", 150, `${SELLER}/cac:PostalAddress/cbc:StreetName`, "BT-35"],
    ["L152", 150, `${BUYER}/cac:PostalAddress/cbc:StreetName`, "BT-50"],
    ["L153", 150, `${AGENT}/cac:PostalAddress/cbc:StreetName`, "BT-64"],
    ["L154", 150, `${PLACE}/cbc:StreetName`, "BT-75"],
    ["L201", 200, `${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`, "BT-27"],
    ["L202", 200, `${SELLER}/cac:PartyName/cbc:Name`, "BT-28"],
    ["L203", 200, `${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`, "BT-44"],
    ["L204", 200, `${BUYER}/cac:PartyName/cbc:Name`, "BT-45"],
    ["L205", 200, "cac:PayeeParty/cac:PartyName/cbc:Name", "BT-59"],
    ["L206", 200, `${AGENT}/cac:PartyName/cbc:Name`, "BT-62"],
    ["L207", 200, "cac:Delivery/cac:DeliveryParty/cac:PartyName/cbc:Name", "BT-70"],
    ["L301", 300, "cac:PaymentTerms/cbc:Note", "BT-20"],
    ["L1000", 1000, `${SELLER}/cac:PartyLegalEntity/cbc:CompanyLegalForm`, "BT-33"],
  ),
];

export const ofPayment = lengths(
  ["L208", 200, "cac:PayeeFinancialAccount/cbc:Name", "BT-85"],
  ["L209", 200, "cac:CardAccount/cbc:HolderName", "BT-88"],
  ["L1016", 100, "cbc:PaymentMeansCode/@name", "BT-82"],
  ["L140", 140, "cbc:PaymentID", "BT-83"],
);

export const ofLine = lengths(
  ["L1024", 100, "cac:Item/cbc:Name", "BT-153"],
  ["L1021", 100, "cbc:AccountingCost", "BT-133"],
  ["L212", 200, "cac:Item/cbc:Description", "BT-154"],
  ["L303", 300, "cbc:Note", "BT-127"],
);

export const ofProperty = lengths(["L0505", 50, "cbc:Name", "BT-160"], ["L1025", 100, "cbc:Value", "BT-161"]);

export const ofDocument = lengths(
  ["L0308", 200, "cbc:ID", "BT-122"],
  ["L1020", 100, "cbc:DocumentDescription", "BT-123"],
  ["L210", 200, "cac:Attachment/cac:ExternalReference/cbc:URI", "BT-124"],
  ["L211", 200, "cac:Attachment/cbc:EmbeddedDocumentBinaryObject/@filename", "BT-125"],
);

/** Amounts in whole bani: the number of the rule, the element and what it is. */
export function cents(...rows: readonly (readonly [number: string, path: string, ...terms: Terms])[]): readonly Row[] {
  return rows.map(([number, path, ...terms]) => rule(`BR-DEC-RO-${number}`, terms, decimals(2, path)));
}

export const totals = cents(
  ["09", "cbc:LineExtensionAmount", "BT-106"],
  ["10", "cbc:AllowanceTotalAmount", "BT-107"],
  ["11", "cbc:ChargeTotalAmount", "BT-108"],
  ["12", "cbc:TaxExclusiveAmount", "BT-109"],
  ["14", "cbc:TaxInclusiveAmount", "BT-112"],
  ["16", "cbc:PrepaidAmount", "BT-113"],
  ["17", "cbc:PayableRoundingAmount", "BT-114"],
  ["18", "cbc:PayableAmount", "BT-115"],
);
