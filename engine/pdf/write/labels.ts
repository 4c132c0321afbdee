/** The words on the pages: one row each, in English, German and French. */
import { isCreditNote } from "../../mod.ts";
import { type Lang, langs } from "./format.ts";

const rows = {
  page: ["Page {0} of {1}", "Seite {0} von {1}", "Page {0} sur {1}"],
  continued: ["continued", "Fortsetzung", "suite"],
  invoiceNumber: ["Invoice number", "Rechnungsnummer", "Numéro de facture"],
  creditNoteNumber: ["Credit note number", "Gutschriftsnummer", "Numéro d’avoir"],
  issueDate: ["Date", "Datum", "Date"],
  dueDate: ["Due date", "Fällig am", "Échéance"],
  deliveryDate: ["Delivery date", "Lieferdatum", "Date de livraison"],
  invoicingPeriod: ["Invoicing period", "Abrechnungszeitraum", "Période de facturation"],
  taxPointDate: ["VAT point date", "Steuerzeitpunkt", "Exigibilité de la TVA"],
  atIssue: ["Date of the invoice", "Rechnungsdatum", "Date de la facture"],
  atDelivery: ["Date of delivery", "Lieferdatum", "Date de livraison"],
  atPayment: ["Date of payment", "Zahlungsdatum", "Date de paiement"],
  customerNumber: ["Customer number", "Kundennummer", "Numéro de client"],
  yourVatId: ["Your VAT ID", "Ihre USt-IdNr.", "Votre n° de TVA"],
  buyerReference: ["Your reference", "Ihre Referenz", "Votre référence"],
  orderReference: ["Order", "Bestellung", "Commande"],
  salesOrderReference: ["Our order number", "Unser Auftrag", "Notre commande"],
  contractReference: ["Contract", "Vertrag", "Contrat"],
  projectReference: ["Project", "Projekt", "Projet"],
  tenderReference: ["Tender or lot", "Vergabe oder Los", "Appel d’offres ou lot"],
  receivingAdviceReference: ["Receiving advice", "Wareneingang", "Avis de réception"],
  despatchAdviceReference: ["Despatch advice", "Lieferschein", "Bon de livraison"],
  invoicedObject: ["Invoiced object", "Objekt", "Objet facturé"],
  buyerAccountingReference: ["Accounting reference", "Kontierung", "Référence comptable"],
  precedingInvoice: ["Refers to invoice", "Bezug auf Rechnung", "Se réfère à la facture"],
  dated: ["of {0}", "vom {0}", "du {0}"],
  position: ["No.", "Pos.", "N°"],
  item: ["Description", "Bezeichnung", "Désignation"],
  quantity: ["Quantity", "Menge", "Quantité"],
  unit: ["Unit", "Einheit", "Unité"],
  unitPrice: ["Unit price", "Einzelpreis", "Prix unitaire"],
  vat: ["VAT", "USt.", "TVA"],
  netAmount: ["Net amount", "Nettobetrag", "Montant HT"],
  per: ["per {0}", "je {0}", "par {0}"],
  sellerItemId: ["Item number", "Artikelnummer", "Référence"],
  buyerItemId: ["Your item number", "Ihre Artikelnummer", "Votre référence"],
  standardItemId: ["Item identifier", "Artikelkennung", "Identifiant de l’article"],
  gtin: ["GTIN", "GTIN", "GTIN"],
  classification: ["Classification", "Klassifizierung", "Classification"],
  originCountry: ["Country of origin", "Ursprungsland", "Pays d’origine"],
  period: ["Period", "Zeitraum", "Période"],
  since: ["from {0}", "ab {0}", "à partir du {0}"],
  until: ["until {0}", "bis {0}", "jusqu’au {0}"],
  orderLine: ["Order line", "Bestellposition", "Ligne de commande"],
  lineObject: ["Object", "Objekt", "Objet"],
  grossPrice: ["Gross price", "Bruttopreis", "Prix brut"],
  priceDiscount: ["discount", "Nachlass", "remise"],
  allowance: ["Allowance", "Nachlass", "Remise"],
  charge: ["Charge", "Zuschlag", "Majoration"],
  adjustments: ["Allowances and charges", "Nachlässe und Zuschläge", "Remises et majorations"],
  share: ["{0} of {1}", "{0} von {1}", "{0} de {1}"],
  lineTotal: ["Sum of line amounts", "Summe der Positionen", "Total des lignes"],
  allowanceTotal: ["Allowances", "Nachlässe", "Remises"],
  chargeTotal: ["Charges", "Zuschläge", "Majorations"],
  taxExclusive: ["Total without VAT", "Gesamtbetrag netto", "Total HT"],
  taxAmount: ["VAT", "Umsatzsteuer", "TVA"],
  taxAmountInTaxCurrency: ["VAT in {0}", "Umsatzsteuer in {0}", "TVA en {0}"],
  taxInclusive: ["Total with VAT", "Gesamtbetrag brutto", "Total TTC"],
  prepaid: ["Paid already", "Bereits gezahlt", "Déjà payé"],
  rounding: ["Rounding", "Rundung", "Arrondi"],
  payable: ["Amount due", "Zahlbetrag", "Net à payer"],
  credited: ["Amount credited", "Gutschriftbetrag", "Montant de l’avoir"],
  vatBreakdown: ["VAT breakdown", "Umsatzsteuer", "Détail de la TVA"],
  taxable: ["Taxable amount", "Bemessungsgrundlage", "Base HT"],
  rate: ["Rate", "Satz", "Taux"],
  payment: ["Payment", "Zahlung", "Paiement"],
  paymentMeans: ["Means of payment", "Zahlungsart", "Moyen de paiement"],
  paymentTerms: ["Terms", "Bedingungen", "Conditions"],
  accountName: ["Account holder", "Kontoinhaber", "Titulaire du compte"],
  iban: ["IBAN", "IBAN", "IBAN"],
  account: ["Account", "Konto", "Compte"],
  bic: ["BIC", "BIC", "BIC"],
  remittance: ["Payment reference", "Verwendungszweck", "Référence de paiement"],
  card: ["Card", "Karte", "Carte"],
  mandate: ["Mandate", "Mandat", "Mandat"],
  creditorId: ["Creditor identifier", "Gläubiger-ID", "Identifiant créancier"],
  debited: ["Debited account", "Belastetes Konto", "Compte débité"],
  scan: ["Scan to pay", "GiroCode", "Scanner pour payer"],
  notes: ["Notes", "Hinweise", "Remarques"],
  seller: ["Seller", "Verkäufer", "Vendeur"],
  buyer: ["Buyer", "Käufer", "Acheteur"],
  payee: ["Payee", "Zahlungsempfänger", "Bénéficiaire"],
  taxRepresentative: ["Tax representative", "Steuervertreter", "Représentant fiscal"],
  delivery: ["Delivery", "Lieferung", "Livraison"],
  documents: ["Attached and related documents", "Anlagen und Belege", "Documents joints et associés"],
  name: ["Name", "Name", "Nom"],
  tradingName: ["Trading name", "Handelsname", "Nom commercial"],
  address: ["Address", "Anschrift", "Adresse"],
  place: ["Place", "Ort", "Lieu"],
  contact: ["Contact", "Kontakt", "Contact"],
  phone: ["Phone", "Telefon", "Téléphone"],
  email: ["E-mail", "E-Mail", "E-mail"],
  vatId: ["VAT ID", "USt-IdNr.", "N° de TVA"],
  taxNumber: ["Tax number", "Steuernummer", "Numéro fiscal"],
  registration: ["Registration", "Registernummer", "Immatriculation"],
  identifier: ["Identifier", "Kennung", "Identifiant"],
  electronicAddress: ["Electronic address", "Elektronische Adresse", "Adresse électronique"],
  legalInfo: ["Legal information", "Rechtliche Angaben", "Informations légales"],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;

export type Label = keyof typeof rows;

/** The words of one language; "{0}" stands for what follows the label. */
export type Say = (label: Label, ...values: readonly string[]) => string;

export function words(lang: Lang): Say {
  const at = langs.indexOf(lang);
  return (label, ...values) => (rows[label][at] ?? "").replaceAll(/\{(\d)\}/g, (_, index) => values[index] ?? "");
}

type Codes = Readonly<Record<string, readonly [string, string, string]>>;

/** UNTDID 1001. */
const documents: Codes = {
  "326": ["Partial invoice", "Teilrechnung", "Facture partielle"],
  "380": ["Invoice", "Rechnung", "Facture"],
  "381": ["Credit note", "Gutschriftanzeige", "Avoir"],
  "383": ["Debit note", "Belastungsanzeige", "Note de débit"],
  "384": ["Corrected invoice", "Rechnungskorrektur", "Facture rectificative"],
  "386": ["Prepayment invoice", "Vorauszahlungsrechnung", "Facture d’acompte"],
  "389": ["Self-billed invoice", "Gutschrift", "Autofacture"],
  "396": ["Credit note", "Gutschriftanzeige", "Avoir"],
  "261": ["Self-billed credit note", "Stornierung der Gutschrift", "Avoir d’autofacture"],
  "875": ["Partial invoice", "Abschlagsrechnung", "Facture d’avancement"],
  "876": ["Partial final invoice", "Teilschlussrechnung", "Facture finale partielle"],
  "877": ["Final invoice", "Schlussrechnung", "Facture finale"],
};

/** UNTDID 4461. */
const means: Codes = {
  "1": ["As agreed", "Nach Vereinbarung", "Selon accord"],
  "10": ["Cash", "Bar", "Espèces"],
  "20": ["Cheque", "Scheck", "Chèque"],
  "30": ["Credit transfer", "Überweisung", "Virement"],
  "42": ["Bank transfer", "Überweisung", "Virement"],
  "48": ["Card", "Karte", "Carte"],
  "49": ["Direct debit", "Lastschrift", "Prélèvement"],
  "54": ["Credit card", "Kreditkarte", "Carte de crédit"],
  "55": ["Debit card", "Debitkarte", "Carte de débit"],
  "57": ["Standing order", "Dauerauftrag", "Ordre permanent"],
  "58": ["SEPA credit transfer", "SEPA-Überweisung", "Virement SEPA"],
  "59": ["SEPA direct debit", "SEPA-Lastschrift", "Prélèvement SEPA"],
  "68": ["Online payment service", "Online-Bezahldienst", "Service de paiement en ligne"],
  "97": ["Clearing between partners", "Verrechnung", "Compensation"],
};

/** VAT categories (UNTDID 5305, as EN 16931 uses them). */
const categories: Codes = {
  S: ["Standard rate", "Steuerpflichtig", "Taux normal"],
  Z: ["Zero rate", "Nullsatz", "Taux zéro"],
  E: ["Exempt from VAT", "Steuerbefreit", "Exonéré de TVA"],
  AE: ["Reverse charge", "Steuerschuldnerschaft des Leistungsempfängers", "Autoliquidation"],
  K: ["Intra-community supply", "Innergemeinschaftliche Lieferung", "Livraison intracommunautaire"],
  G: ["Export", "Ausfuhr", "Exportation"],
  O: ["Not subject to VAT", "Nicht steuerbar", "Hors champ de la TVA"],
  L: ["Canary Islands tax (IGIC)", "Kanarische Steuer (IGIC)", "Impôt des Canaries (IGIC)"],
  M: ["Ceuta and Melilla tax (IPSI)", "Steuer von Ceuta und Melilla (IPSI)", "Impôt de Ceuta et Melilla (IPSI)"],
};

/** UN/ECE recommendation 20: the units that invoices use most. Others are shown by their code. */
const units: Codes = {
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

/** When VAT becomes due: UNTDID 2475 in CII, 2005 in UBL (BT-8). */
const taxPoints: Readonly<Record<string, Label>> = {
  "3": "atIssue",
  "5": "atIssue",
  "29": "atDelivery",
  "35": "atDelivery",
  "72": "atPayment",
  "432": "atPayment",
};

const lists = { documents, means, categories, units } as const;

/** What a code means, in words; the code itself if it is not known. */
export function meaning(list: keyof typeof lists, code: string | undefined, lang: Lang): string {
  const row = code !== undefined && Object.hasOwn(lists[list], code) ? lists[list][code] : undefined;
  return row?.[langs.indexOf(lang)] ?? code ?? "";
}

/** A credit note of a type without a word of its own is called a credit note, and everything else an invoice. */
export function documentTitle(code = "", lang: Lang): string {
  const known = Object.hasOwn(documents, code);
  return meaning("documents", known ? code : isCreditNote(code) ? "381" : "380", lang);
}

export function taxPoint(code: string, say: Say): string {
  const label = Object.hasOwn(taxPoints, code) ? taxPoints[code] : undefined;
  return label === undefined ? code : say(label);
}
