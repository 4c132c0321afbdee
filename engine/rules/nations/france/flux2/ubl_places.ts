/** Parties, numbers, days and amounts in UBL, with the ends of the ids of rules on them. */
import { type Place } from "../../../paths/row.ts";
import { schemed } from "./parties.ts";
import { type At, type Party } from "./shape.ts";
import { BUYER, LINE, REFERENCE, ROOT, SELLER } from "./ubl_lines.ts";

const buyerTerms = ["BG-7"] as const;

export const parts: readonly Party[] = [
  { path: `${ROOT}/${SELLER}`, ids: "BT-29", address: "BT-34", terms: ["BT-29", "BT-34"] },
  { path: `${ROOT}/${BUYER}`, ids: "BT-46", address: "BT-49", terms: ["BT-46", "BT-49"] },
  { path: `${ROOT}/cac:PayeeParty`, ids: "BT-60", address: "EXT-FR-FE-29", terms: ["BG-10"], mayLackSiren: true },
  {
    path: `${ROOT}/${BUYER}/cac:AgentParty`,
    ids: "EXT-FR-FE-06",
    address: "EXT-FR-FE-12",
    terms: buyerTerms,
    mayLackSiren: true,
  },
  {
    path: `${ROOT}/cac:PaymentMeans/cac:PaymentMandate/cac:PayerParty`,
    ids: "EXT-FR-FE-46",
    address: "EXT-FR-FE-52",
    terms: ["BG-16"],
    mayLackSiren: true,
  },
  {
    path: `${ROOT}/${SELLER}/cac:AgentParty`,
    ids: "EXT-FR-FE-69",
    address: "EXT-FR-FE-75",
    terms: ["BG-4"],
    mayLackSiren: true,
  },
  {
    path: `${ROOT}/${BUYER}/cac:ServiceProviderParty/cac:Party`,
    ids: "EXT-FR-FE-92",
    address: "EXT-FR-FE-98",
    terms: buyerTerms,
    mayLackSiren: true,
  },
  {
    path: `${ROOT}/${SELLER}/cac:ServiceProviderParty/cac:Party`,
    ids: "EXT-FR-FE-115",
    address: "EXT-FR-FE-121",
    terms: ["BG-4"],
    mayLackSiren: true,
  },
  {
    path: `${ROOT}/cac:Delivery`,
    ids: "BT-71",
    terms: ["BT-71"],
    mayLackSiren: true,
    siret: "cac:DeliveryLocation/cbc:ID[@schemeID=0009]",
    siren: "cac:DeliveryParty/cac:PartyLegalEntity/cbc:CompanyID[@schemeID=0002]",
  },
];

/** The location of a line is looked for inside itself: BR-FR-09_EXT-FR-FE-146 is never asked. */
export const locations: readonly Place[] = [
  schemed(`${ROOT}/cac:Delivery/cac:DeliveryLocation`, "BT-71", ["BT-71"], "cbc:ID"),
  schemed(`${LINE}/cac:Delivery/cac:DeliveryLocation`, "EXT-FR-FE-146", ["BG-25"], "cbc:ID"),
];

export const numbers: readonly At[] = [
  ["BT-1", `${ROOT}/cbc:ID`, "BT-1"],
  ["BT-25", `${ROOT}/${REFERENCE}/cbc:ID`, "BT-25"],
  ["EXT-FR-FE-136", `${LINE}/${REFERENCE}/cbc:ID`, "BG-25"],
];

export const days: readonly At[] = [
  ["BT-2", `${ROOT}/cbc:IssueDate`, "BT-2"],
  ["BT-7", `${ROOT}/cbc:TaxPointDate`, "BT-7"],
  ["BT-9", `${ROOT}/cbc:DueDate`, "BT-9"],
  ["BT-26", `${ROOT}/${REFERENCE}/cbc:IssueDate`, "BT-26"],
  ["BT-72", `${ROOT}/cac:Delivery/cbc:ActualDeliveryDate`, "BT-72"],
  ["BT-73", `${ROOT}/cac:InvoicePeriod/cbc:StartDate`, "BT-73"],
  ["BT-74", `${ROOT}/cac:InvoicePeriod/cbc:EndDate`, "BT-74"],
  ["EXT-FR-FE-138", `${LINE}/${REFERENCE}/cbc:IssueDate`, "BG-25"],
  ["EXT-FR-FE-158", `${LINE}/cac:Delivery/cbc:ActualDeliveryDate`, "BG-25"],
  ["BT-134", `${LINE}/cac:InvoicePeriod/cbc:StartDate`, "BT-134"],
  ["BT-135", `${LINE}/cac:InvoicePeriod/cbc:EndDate`, "BT-135"],
];

export const amounts: readonly At[] = [
  ["BT-93_BT-100", `${ROOT}/cac:AllowanceCharge/cbc:BaseAmount`, "BT-93", "BT-100"],
  ["BT-92_BT-99", `${ROOT}/cac:AllowanceCharge/cbc:Amount`, "BT-92", "BT-99"],
  ["BT-106", "cac:LegalMonetaryTotal/cbc:LineExtensionAmount", "BT-106"],
  ["BT-107", "cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount", "BT-107"],
  ["BT-108", "cac:LegalMonetaryTotal/cbc:ChargeTotalAmount", "BT-108"],
  ["BT-109", "cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount", "BT-109"],
  // The place for BT-111 is the same, and follows.
  ["BT-110", "cac:TaxTotal/cbc:TaxAmount", "BT-110", "BT-111"],
  ["BT-112", "cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount", "BT-112"],
  ["BT-113", "cac:LegalMonetaryTotal/cbc:PrepaidAmount", "BT-113"],
  ["BT-114", "cac:LegalMonetaryTotal/cbc:PayableRoundingAmount", "BT-114"],
  ["BT-115", "cac:LegalMonetaryTotal/cbc:PayableAmount", "BT-115"],
  ["BT-116", "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount", "BT-116"],
  ["BT-117", "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount", "BT-117"],
  ["BT-131", `${LINE}/cbc:LineExtensionAmount`, "BT-131"],
  ["BT-136_BT-141", `${LINE}/cac:AllowanceCharge/cbc:Amount`, "BT-136", "BT-141"],
  ["BT-137_BT-142", `${LINE}/cac:AllowanceCharge/cbc:BaseAmount`, "BT-137", "BT-142"],
];
