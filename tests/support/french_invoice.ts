/** An invoice as the French platforms take it: SIREN and SIRET, billing mode, and the notes that the law demands. */

const siren = (value: string) => ({ value, schemeId: "0002" });

export const frenchInvoice = {
  profile: "fr-ctc-ubl",
  invoiceNumber: "F-2026-0042",
  issueDate: "2026-11-02",
  dueDate: "2026-12-02",
  invoiceTypeCode: "380",
  currency: "EUR",
  businessProcess: "S1",
  notes: [
    { subjectCode: "PMT", text: "Indemnité forfaitaire pour frais de recouvrement : 40 €." },
    { subjectCode: "PMD", text: "Pénalités de retard : trois fois le taux d’intérêt légal." },
    { subjectCode: "AAB", text: "Pas d’escompte pour paiement anticipé." },
  ],
  seller: {
    name: "Atelier Durand SARL",
    legalRegistrationId: siren("552100554"),
    identifiers: [{ value: "55210055400013", schemeId: "0009" }],
    vatId: "FR96552100554",
    electronicAddress: { value: "552100554", schemeId: "0225" },
    address: { line1: "12 rue de la Paix", city: "Paris", postalCode: "75002", countryCode: "FR" },
  },
  buyer: {
    name: "Client SAS",
    legalRegistrationId: siren("732829320"),
    vatId: "FR44732829320",
    electronicAddress: { value: "732829320", schemeId: "0225" },
    address: { line1: "4 place Bellecour", city: "Lyon", postalCode: "69002", countryCode: "FR" },
  },
  paymentTerms: "30 jours",
  payment: { meansCode: "30", iban: "FR7630006000011234567890189" },
  lines: [{
    id: "1",
    description: "Conseil",
    quantity: 2,
    unitCode: "HUR",
    unitPrice: 100,
    vatCategory: "S",
    vatRate: 20,
  }],
} as const;
