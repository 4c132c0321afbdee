/** What codes of invoices mean, in English, German and French: one row each. */
import {
  categoryNames as categories,
  type CodeNames,
  documentNames as documents,
  meansNames as means,
} from "../../model/code_names.ts";
import { type Invoice, isCreditNote } from "../../mod.ts";
import { digitsOf, isZero, type Lang, langs } from "./format.ts";

/** What takes an earlier invoice back. */
const cancellation = ["Cancellation invoice", "Stornorechnung", "Facture d’annulation"] as const;

/** Why something is taken off (UNTDID 5189). */
const allowances: CodeNames = {
  "41": ["Bonus for work ahead of schedule", "Bonus für vorzeitige Fertigstellung", "Prime d’avance sur délai"],
  "42": ["Other bonus", "Sonstiger Bonus", "Autre prime"],
  "60": ["Manufacturer’s consumer discount", "Verbraucherrabatt des Herstellers", "Remise consommateur du fabricant"],
  "62": ["Due to military status", "Nachlass wegen Militärstatus", "Remise pour statut militaire"],
  "63": ["Due to work accident", "Nachlass wegen Arbeitsunfall", "Remise pour accident du travail"],
  "64": ["Special agreement", "Sondervereinbarung", "Accord particulier"],
  "65": ["Production error discount", "Nachlass wegen Produktionsfehler", "Remise pour défaut de fabrication"],
  "66": ["New outlet discount", "Neueröffnungsrabatt", "Remise d’ouverture"],
  "67": ["Sample discount", "Musterrabatt", "Remise sur échantillon"],
  "68": ["End-of-range discount", "Auslaufrabatt", "Remise de fin de série"],
  "70": ["Incoterm discount", "Nachlass nach Incoterms", "Remise Incoterm"],
  "71": ["Point of sales threshold allowance", "Umsatzschwellenrabatt", "Remise de seuil de vente"],
  "88": ["Material surcharge or deduction", "Materialzuschlag oder -abzug", "Supplément ou déduction matière"],
  "95": ["Discount", "Rabatt", "Remise"],
  "100": ["Special rebate", "Sonderrabatt", "Rabais spécial"],
  "102": ["Fixed long-term discount", "Dauerrabatt", "Remise fixe à long terme"],
  "103": ["Temporary discount", "Befristeter Rabatt", "Remise temporaire"],
  "104": ["Standard discount", "Standardrabatt", "Remise standard"],
  "105": ["Yearly turnover discount", "Jahresumsatzbonus", "Ristourne annuelle"],
};

/** What is charged for (UNTDID 7161): the codes that invoices use most. */
const charges: CodeNames = {
  AA: ["Advertising", "Werbung", "Publicité"],
  AAA: ["Telecommunication", "Telekommunikation", "Télécommunication"],
  ABK: ["Miscellaneous services", "Sonstige Leistungen", "Services divers"],
  ABL: ["Additional packaging", "Zusätzliche Verpackung", "Emballage supplémentaire"],
  ADR: ["Other services", "Sonstige Leistungen", "Autres services"],
  ADT: ["Pick-up", "Abholung", "Enlèvement"],
  AEO: ["Collection and recycling", "Sammlung und Verwertung", "Collecte et recyclage"],
  CAI: ["Crating", "Verpackung in Kisten", "Mise en caisse"],
  DL: ["Delivery", "Lieferung", "Livraison"],
  FC: ["Freight", "Fracht", "Fret"],
  FI: ["Financing", "Finanzierung", "Financement"],
  HD: ["Handling", "Handling", "Manutention"],
  LA: ["Labelling", "Etikettierung", "Étiquetage"],
  PC: ["Packing", "Verpackung", "Emballage"],
  SH: ["Special handling", "Besondere Handhabung", "Manutention spéciale"],
  TAC: ["Testing", "Prüfung", "Essais"],
  TV: ["Transport", "Transport", "Transport"],
  ZZZ: ["Other", "Sonstiges", "Autre"],
};

/** The same in the column of a line, where a rate above zero follows it. A rate of zero says enough of Z and S. */
const columns: CodeNames = {
  E: ["exempt", "steuerfrei", "exonéré"],
  AE: ["reverse charge", "Reverse Charge", "autoliquidation"],
  K: ["intra-EU", "innergem.", "intracom."],
  G: ["export", "Ausfuhr", "export"],
  O: ["no VAT", "nicht steuerbar", "hors TVA"],
  B: ["split payment", "Split Payment", "scindé"],
  L: ["IGIC", "IGIC", "IGIC"],
  M: ["IPSI", "IPSI", "IPSI"],
};

/** UN/ECE recommendations 20 and 21: the units that invoices use most. Of others the code is what tells them apart. */
const units: CodeNames = {
  "2N": ["dB", "dB", "dB"],
  "4K": ["mA", "mA", "mA"],
  "4L": ["MB", "MB", "Mo"],
  "5B": ["batches", "Chargen", "lots"],
  A86: ["GHz", "GHz", "GHz"],
  A99: ["bit", "Bit", "bit"],
  ACT: ["activities", "Vorgänge", "opérations"],
  AMP: ["A", "A", "A"],
  B8: ["J/m³", "J/m³", "J/m³"],
  BAR: ["bar", "bar", "bar"],
  BX: ["boxes", "Kisten", "boîtes"],
  CA: ["cases", "Kästen", "caisses"],
  CEN: ["hundred", "hundert", "centaines"],
  CLT: ["cl", "cl", "cl"],
  CMK: ["cm²", "cm²", "cm²"],
  CMQ: ["cm³", "cm³", "cm³"],
  CT: ["cartons", "Kartons", "cartons"],
  D64: ["blocks", "Blöcke", "blocs"],
  DMQ: ["dm³", "dm³", "dm³"],
  DPC: ["dozen pieces", "Dutzend Stk.", "douzaines de pièces"],
  DTN: ["dt", "dt", "q"],
  DZN: ["dozen", "Dutzend", "douzaines"],
  E49: ["working days", "Arbeitstage", "jours ouvrés"],
  E51: ["jobs", "Aufträge", "travaux"],
  FOT: ["ft", "ft", "ft"],
  FTK: ["ft²", "ft²", "ft²"],
  GLL: ["gal", "gal", "gal"],
  GRO: ["gross", "Gros", "grosses"],
  INH: ["in", "Zoll", "po"],
  IE: ["persons", "Personen", "personnes"],
  KMK: ["km²", "km²", "km²"],
  KVA: ["kVA", "kVA", "kVA"],
  LBR: ["lb", "lb", "lb"],
  MGM: ["mg", "mg", "mg"],
  MIL: ["thousand", "Tausend", "milliers"],
  MMK: ["mm²", "mm²", "mm²"],
  MTS: ["m/s", "m/s", "m/s"],
  ONZ: ["oz", "oz", "oz"],
  PA: ["packets", "Päckchen", "paquets"],
  PCE: ["pcs", "Stk.", "pce"],
  PK: ["packs", "Packungen", "paquets"],
  QAN: ["quarters", "Quartale", "trimestres"],
  RO: ["rolls", "Rollen", "rouleaux"],
  ST: ["sheets", "Blatt", "feuilles"],
  WTT: ["W", "W", "W"],
  XBE: ["bundles", "Bündel", "faisceaux"],
  XBG: ["bags", "Beutel", "sacs"],
  XBO: ["bottles", "Flaschen", "bouteilles"],
  XCA: ["cans", "Dosen", "canettes"],
  XCI: ["canisters", "Kanister", "bidons"],
  XCR: ["crates", "Kisten", "caisses"],
  XCS: ["cases", "Kästen", "caisses"],
  XDR: ["drums", "Fässer", "fûts"],
  XPX: ["pallets", "Paletten", "palettes"],
  XRO: ["rolls", "Rollen", "rouleaux"],
  XSA: ["sacks", "Säcke", "sacs"],
  XTU: ["tubes", "Tuben", "tubes"],
  XUN: ["units", "Einheiten", "unités"],
  YRD: ["yd", "yd", "yd"],
  ZP: ["pages", "Seiten", "pages"],
  ANN: ["years", "Jahre", "ans"],
  C62: ["pcs", "Stk.", "pce"],
  CMT: ["cm", "cm", "cm"],
  DAY: ["days", "Tage", "jours"],
  E48: ["units", "Einh.", "unités"],
  EA: ["pcs", "Stk.", "pce"],
  GRM: ["g", "g", "g"],
  H87: ["pcs", "Stk.", "pce"],
  HAR: ["ha", "ha", "ha"],
  HUR: ["h", "Std.", "h"],
  KGM: ["kg", "kg", "kg"],
  KMT: ["km", "km", "km"],
  KTM: ["km", "km", "km"],
  KWH: ["kWh", "kWh", "kWh"],
  KWT: ["kW", "kW", "kW"],
  LM: ["m", "lfm", "m"],
  LS: ["flat rate", "pauschal", "forfait"],
  LTR: ["l", "l", "l"],
  MIN: ["min", "Min.", "min"],
  MLT: ["ml", "ml", "ml"],
  MMT: ["mm", "mm", "mm"],
  MON: ["months", "Monate", "mois"],
  MTK: ["m²", "m²", "m²"],
  MTQ: ["m³", "m³", "m³"],
  MTR: ["m", "m", "m"],
  MWH: ["MWh", "MWh", "MWh"],
  NAR: ["pcs", "Stk.", "pce"],
  NPR: ["pairs", "Paar", "paires"],
  P1: ["%", "%", "%"],
  PR: ["pairs", "Paar", "paires"],
  SET: ["sets", "Sätze", "jeux"],
  TNE: ["t", "t", "t"],
  WEE: ["weeks", "Wochen", "semaines"],
  XBX: ["boxes", "Kisten", "boîtes"],
  XCT: ["cartons", "Kartons", "cartons"],
  XPA: ["packs", "Pakete", "paquets"],
  XPK: ["packages", "Packungen", "colis"],
  XPP: ["pieces", "Stk.", "pce"],
};

const lists = { means, categories, columns, units, allowances, charges } as const;

/** What a code means, in words; undefined where it has no row. */
export function wordsFor(list: keyof typeof lists, code: string | undefined, lang: Lang): string | undefined {
  const row = code !== undefined && Object.hasOwn(lists[list], code) ? lists[list][code] : undefined;
  return row?.[langs.indexOf(lang)];
}

/** What a code means, in words; the code itself if it is not known. */
export function meaning(list: keyof typeof lists, code: string | undefined, lang: Lang): string {
  return wordsFor(list, code, lang) ?? code ?? "";
}

/**
 * What an invoice is called: by its type, and a cancellation where it takes back what an earlier one charged. A type without
 * a row is a credit note if it is one of those, and else an invoice.
 */
export function documentTitle(
  { invoiceTypeCode: code = "", precedingInvoices = [], totals }: Invoice,
  lang: Lang,
): string {
  const negative = digitsOf(`${totals?.taxInclusiveAmount ?? ""}`)?.negative === true &&
    !isZero(totals?.taxInclusiveAmount);
  const cancels = negative && (code === "384" || code === "380" && precedingInvoices.length > 0);
  const row = Object.hasOwn(documents, code) ? documents[code] : documents[isCreditNote(code) ? "381" : "380"];
  return (cancels ? cancellation : row)?.[langs.indexOf(lang)] ?? "";
}
