/** Parties, numbers, days and amounts in CII, with the ends of the ids of rules on them. */
import { type At, type Party } from "./shape.ts";
import {
  AGREEMENT,
  DAY,
  DELIVERY,
  DOCUMENT,
  DUE,
  ISSUED,
  LINE,
  LINE_SETTLEMENT,
  LINE_TOTALS,
  PERIOD,
  REFERENCE,
  ROOT,
  SETTLEMENT,
  TOTALS,
} from "./cii_lines.ts";

const agreed = (name: string) => `${ROOT}/${AGREEMENT}/ram:${name}TradeParty`;

const settled = (name: string) => `${ROOT}/${SETTLEMENT}/ram:${name}TradeParty`;

export const parties: readonly Party[] = [
  { path: agreed("Seller"), ids: "BT-29", address: "BT-34", terms: ["BT-29", "BT-34"] },
  { path: agreed("Buyer"), ids: "BT-46", address: "BT-49", terms: ["BT-46", "BT-49"] },
  { path: settled("Payee"), ids: "BT-60", address: "EXT-FR-FE-29", terms: ["BG-10"], mayLackSiren: true },
  { path: agreed("BuyerAgent"), ids: "EXT-FR-FE-06", address: "EXT-FR-FE-12", terms: ["BG-7"], mayLackSiren: true },
  { path: settled("Payer"), ids: "EXT-FR-FE-46", address: "EXT-FR-FE-52", terms: ["BG-16"], mayLackSiren: true },
  { path: agreed("SalesAgent"), ids: "EXT-FR-FE-69", address: "EXT-FR-FE-75", terms: ["BG-4"], mayLackSiren: true },
  { path: settled("Invoicee"), ids: "EXT-FR-FE-92", address: "EXT-FR-FE-98", terms: ["BG-7"], mayLackSiren: true },
  { path: settled("Invoicer"), ids: "EXT-FR-FE-115", address: "EXT-FR-FE-121", terms: ["BG-4"], mayLackSiren: true },
  { path: `${ROOT}/${DELIVERY}/ram:ShipToTradeParty`, ids: "BT-71", terms: ["BT-71"], mayLackSiren: true },
  {
    path: `${LINE}/ram:SpecifiedLineTradeDelivery/ram:ShipToTradeParty`,
    ids: "EXT-FR-FE-146",
    terms: ["BG-25"],
    mayLackSiren: true,
  },
];

export const numbers: readonly At[] = [
  ["BT-1", `${ROOT}/${DOCUMENT}/ram:ID`, "BT-1"],
  ["BT-25", `${ROOT}/${SETTLEMENT}/${REFERENCE}/ram:IssuerAssignedID`, "BT-25"],
  ["EXT-FR-FE-136", `${LINE}/${LINE_SETTLEMENT}/${REFERENCE}/ram:IssuerAssignedID`, "BG-25"],
];

export const days: readonly At[] = [
  ["BT-2", `${ROOT}/${DOCUMENT}/ram:IssueDateTime/${DAY}`, "BT-2"],
  ["BT-7", `${ROOT}/${SETTLEMENT}/ram:ApplicableTradeTax/ram:TaxPointDate/udt:DateString`, "BT-7"],
  ["BT-9", `${ROOT}/${DUE}`, "BT-9"],
  ["BT-26", `${ROOT}/${SETTLEMENT}/${REFERENCE}/${ISSUED}`, "BT-26"],
  ["BT-72", `${ROOT}/${DELIVERY}/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/${DAY}`, "BT-72"],
  ["BT-73", `${ROOT}/${PERIOD}/ram:StartDateTime/${DAY}`, "BT-73"],
  ["BT-74", `${ROOT}/${PERIOD}/ram:EndDateTime/${DAY}`, "BT-74"],
  ["EXT-FR-FE-138", `${LINE}/${LINE_SETTLEMENT}/${REFERENCE}/${ISSUED}`, "BG-25"],
  [
    "EXT-FR-FE-158",
    `${LINE}/ram:SpecifiedLineTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime/${DAY}`,
    "BG-25",
  ],
  ["EXT-FR-FE-134", `${LINE}/${LINE_SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:StartDateTime/${DAY}`, "BT-134"],
  ["EXT-FR-FE-135", `${LINE}/${LINE_SETTLEMENT}/ram:BillingSpecifiedPeriod/ram:EndDateTime/${DAY}`, "BT-135"],
];

export const amounts: readonly At[] = [
  ["BT-92_BT-99", `${ROOT}/${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`, "BT-92", "BT-99"],
  ["BT-93_BT-100", `${ROOT}/${SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:BasisAmount`, "BT-93", "BT-100"],
  ["BT-106", `${ROOT}/${TOTALS}/ram:LineTotalAmount`, "BT-106"],
  ["BT-107", `${ROOT}/${TOTALS}/ram:AllowanceTotalAmount`, "BT-107"],
  ["BT-108", `${ROOT}/${TOTALS}/ram:ChargeTotalAmount`, "BT-108"],
  ["BT-109", `${ROOT}/${TOTALS}/ram:TaxBasisTotalAmount`, "BT-109"],
  // The place for BT-111 is the same, and follows.
  ["BT-110", `${ROOT}/${TOTALS}/ram:TaxTotalAmount`, "BT-110", "BT-111"],
  ["BT-112", `${ROOT}/${TOTALS}/ram:GrandTotalAmount`, "BT-112"],
  ["BT-113", `${ROOT}/${TOTALS}/ram:TotalPrepaidAmount`, "BT-113"],
  ["BT-114", `${ROOT}/${TOTALS}/ram:RoundingAmount`, "BT-114"],
  ["BT-115", `${ROOT}/${TOTALS}/ram:DuePayableAmount`, "BT-115"],
  ["BT-116", `${ROOT}/${SETTLEMENT}/ram:ApplicableTradeTax/ram:BasisAmount`, "BT-116"],
  ["BT-117", `${ROOT}/${SETTLEMENT}/ram:ApplicableTradeTax/ram:CalculatedAmount`, "BT-117"],
  ["BT-131", `${LINE}/${LINE_TOTALS}/ram:LineTotalAmount`, "BT-131"],
  [
    "BT-136_BT-141",
    `${LINE}/${LINE_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:ActualAmount`,
    "BT-136",
    "BT-141",
  ],
  ["BT-137_BT-142", `${LINE}/${LINE_SETTLEMENT}/ram:SpecifiedTradeAllowanceCharge/ram:BasisAmount`, "BT-137", "BT-142"],
];
