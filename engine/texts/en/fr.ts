/** English wording of the rules of Flux 2 and of EXTENDED-CTC-FR that a general sentence does not say. */
import type { Text } from "../text.ts";

export const france: Readonly<Record<string, Text>> = {
  "BR-FR-01": {
    requires: "A number must have 35 characters at most, and only letters, digits and + - _ /.",
    message: "The number {actual} is longer than 35 characters, or has a character that is not allowed.",
    fix: "Use letters, digits and + - _ / only, 35 of them at most.",
  },
  "BR-FR-02": {
    requires: "A number must have only letters, digits and + - _ /.",
    message: "The number {actual} has a character that is not allowed.",
    fix: "Use letters, digits and + - _ / only, without spaces.",
  },
  "BR-FR-04": {
    requires: "The document type must be one that France accepts.",
    message: "France does not accept document type {actual}.",
    fix:
      "State 380 (invoice), 381 (credit note), 384 (corrected invoice), 386 (advance payment), 389 (self-billed invoice), 261 (self-billed credit note), 262 (general allowance), 393 (factored invoice), 396 (factored credit note), or 471 to 473 and 500 to 503, which combine these.",
  },
  "BR-FR-05_BT-22-1": {
    requires: "An invoice must have the note (BT-22) on recovery costs, with the code PMT.",
    message: "The law requires the note on recovery costs, and it is missing: no note (BT-22) has the code PMT.",
    fix: "Add a note (BG-1) with the code PMT (BT-21); in UBL its text begins with #PMT#.",
  },
  "BR-FR-05_BT-22_PMT": {
    requires: "An invoice must have the note (BT-22) on recovery costs, with the code PMT.",
    message: "The law requires the note on recovery costs, and it is missing: no note (BT-22) has the code PMT.",
    fix: "Add a note (BG-1) with the code PMT (BT-21); in UBL its text begins with #PMT#.",
  },
  "BR-FR-05_BT-22-2": {
    requires: "An invoice must have the note (BT-22) on penalties for late payment, with the code PMD.",
    message:
      "The law requires the note on penalties for late payment, and it is missing: no note (BT-22) has the code PMD.",
    fix: "Add a note (BG-1) with the code PMD (BT-21); in UBL its text begins with #PMD#.",
  },
  "BR-FR-05_BT-22_PMD": {
    requires: "An invoice must have the note (BT-22) on penalties for late payment, with the code PMD.",
    message:
      "The law requires the note on penalties for late payment, and it is missing: no note (BT-22) has the code PMD.",
    fix: "Add a note (BG-1) with the code PMD (BT-21); in UBL its text begins with #PMD#.",
  },
  "BR-FR-05_BT-22-3": {
    requires:
      "An invoice must have the note (BT-22) on a discount for early payment, or that there is none, with the code AAB.",
    message:
      "The law requires the note on a discount for early payment, or that there is none, and it is missing: no note (BT-22) has the code AAB.",
    fix: "Add a note (BG-1) with the code AAB (BT-21); in UBL its text begins with #AAB#.",
  },
  "BR-FR-05_BT-22_AAB": {
    requires:
      "An invoice must have the note (BT-22) on a discount for early payment, or that there is none, with the code AAB.",
    message:
      "The law requires the note on a discount for early payment, or that there is none, and it is missing: no note (BT-22) has the code AAB.",
    fix: "Add a note (BG-1) with the code AAB (BT-21); in UBL its text begins with #AAB#.",
  },
  "BR-FR-06": {
    requires: "Each of the notes PMT, PMD, AAB and TXD may be given once at most.",
    message: "A note that is allowed once (PMT, PMD, AAB or TXD) occurs several times.",
    fix: "Keep one note of each code.",
  },
  "BR-FR-08": {
    requires: "The billing mode (BT-23) must be one of the twenty French modes.",
    message: "The billing mode (BT-23) {actual} is not one of the twenty French modes.",
    absent: "The invoice states no billing mode (BT-23).",
    fix:
      "State B (goods), S (services) or M (both) with the number of the case: 1 (invoice), 2 (already paid), 4 (final invoice after an advance), 8 (several sellers), 9 (settled for others): B1, S1, M1, B2, S2, M2, S3, B4, S4, M4, S5, S6, B7, S7, B8, S8, M8, B9, S9 or M9.",
  },
  "BR-FR-09": {
    requires: "A SIRET must have 14 digits, and begin with the SIREN of the party.",
    message: "The SIRET {actual} does not have 14 digits, or does not begin with the SIREN of the party.",
    fix: "Correct the SIRET (scheme 0009) or the SIREN (scheme 0002).",
  },
  "BR-FR-10": {
    requires: "The seller must have a SIREN of nine digits (BT-30, scheme 0002).",
    message: "The seller has no SIREN of nine digits (BT-30, scheme 0002).",
    fix: "State the SIREN of the seller.",
  },
  "BR-FR-11": {
    requires: "In a sale to a business in France (BAR: B2B), the buyer must have a SIREN of nine digits (BT-47).",
    message: "The sale is to a business in France (BAR: B2B), but the buyer has no SIREN of nine digits (BT-47).",
    fix: "State the SIREN of the buyer, with the scheme 0002.",
  },
  "BR-FR-12": {
    requires: "The buyer must have an electronic address (BT-49).",
    message: "The buyer has no electronic address (BT-49).",
    fix: "State the address at which the buyer receives invoices.",
  },
  "BR-FR-13": {
    requires: "The seller must have an electronic address (BT-34).",
    message: "The seller has no electronic address (BT-34).",
    fix: "State the electronic address of the seller.",
  },
  "BR-FR-15": {
    requires: "The VAT category must be S, E, AE, K, G, O or Z.",
    message: "France does not accept VAT category {actual}, only S, E, AE, K, G, O and Z.",
    absent: "The VAT category is missing.",
    fix: "State one of these categories.",
  },
  "BR-FR-08_BT-151-2": {
    requires: "The VAT category must be S, E, AE, K, G, O or Z.",
    message: "France does not accept VAT category {actual}, only S, E, AE, K, G, O and Z.",
    absent: "The VAT category is missing.",
    fix: "State one of these categories.",
  },
  "BR-FR-16": {
    requires: "The VAT rate must be one of France, of today or of earlier years.",
    message: "The VAT rate {actual} is not a French one.",
    absent: "The VAT rate is missing.",
    fix: "State a rate that is in force, such as 20, 10, 5.5 or 2.1.",
  },
  "BR-FR-17": {
    requires: "The description of an attachment (BT-123) must be one of the French codes.",
    message: "The description of an attachment (BT-123), {actual}, is not one of the French codes.",
    fix:
      "State RIB, LISIBLE, FEUILLE_DE_STYLE, PJA, BORDEREAU_SUIVI, DOCUMENT_ANNEXE, BON_LIVRAISON, BON_COMMANDE, BORDEREAU_SUIVI_VALIDATION, ETAT_ACOMPTE, FACTURE_PAIEMENT_DIRECT or RECAPITULATIF_COTRAITANCE.",
  },
  "BR-FR-20": {
    requires: "The BAR note must state a known treatment.",
    message: "The BAR note states an unknown treatment: {actual}.",
    fix: "State B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE or ARCHIVEONLY.",
  },
  "BR-FR-21": {
    requires: "The electronic address of the buyer (BT-49) must begin with the SIREN, and have the scheme 0225.",
    message: "The electronic address of the buyer (BT-49) does not begin with the SIREN, or its scheme is not 0225.",
    fix: "State the address in the French directory: scheme 0225, the SIREN first.",
  },
  "BR-FR-22": {
    requires: "The electronic address of the seller (BT-34) must begin with the SIREN, and have the scheme 0225.",
    message: "The electronic address of the seller (BT-34) does not begin with the SIREN, or its scheme is not 0225.",
    fix: "State the address in the French directory: scheme 0225, the SIREN first.",
  },
  "BR-FR-23": {
    requires: "An identifier must have only letters, digits and + - _ .",
    message: "The identifier {actual} has a character that is not allowed.",
    fix: "Use letters, digits and + - _ . only.",
  },
  "BR-FR-24": {
    requires: "An identifier must have only letters, digits and + - _ .",
    message: "The identifier {actual} has a character that is not allowed.",
    fix: "Use letters, digits and + - _ . only.",
  },
  "BR-FR-27": {
    requires: "A property of an item must have a name (BT-160).",
    message: "A property of an item has no name (BT-160), or an empty one.",
    fix: "Name the property, in words or by its code.",
  },
  "BR-FR-28-Value": {
    requires: "A property of an item must have either a value (BT-161) or a measure with its unit.",
    message: "A property of an item has neither a value nor a measure with its unit, or has both.",
    fix: "State the value (BT-161), or a measure and its unit.",
  },
  "BR-FR-29": {
    requires: "Each of the kinds AFL and AVV of an invoiced object may occur once at most, and must have its number.",
    message: "An invoiced object of kind AFL or AVV occurs twice or is empty.",
    fix: "State each kind once, with its number.",
  },
  "BR-FR-30": {
    requires: "Each of the kinds AFL and AVV of an invoiced object may occur once at most, and must have its number.",
    message: "An invoiced object of kind AFL or AVV occurs twice or is empty.",
    fix: "State each kind once, with its number.",
  },
  "BR-FR-30_BT-21": {
    requires: "An invoice may have one note on how it is to be treated (BAR) at most.",
    message: "The invoice has more than one note on how it is to be treated (BAR).",
    fix: "Keep one BAR note.",
  },
  "BR-FR-31": {
    requires: "An invoice may have one note on how it is to be treated (BAR) at most.",
    message: "The invoice has more than one note on how it is to be treated (BAR).",
    fix: "Keep one BAR note.",
  },
  "BR-FR-32-LEGALID": {
    requires: "A number with the scheme of the SIREN must have nine digits.",
    message: "{actual} is not a SIREN, which has nine digits.",
    fix: "Correct the number, or its scheme.",
  },
  "BR-FR-32-ID": {
    requires: "A number with the scheme of the SIREN must have nine digits.",
    message: "{actual} is not a SIREN, which has nine digits.",
    fix: "Correct the number, or its scheme.",
  },
  "BR-FR-32-GLOBALID": {
    requires: "A number with the scheme of the SIREN must have nine digits.",
    message: "{actual} is not a SIREN, which has nine digits.",
    fix: "Correct the number, or its scheme.",
  },
  "BR-FR-CO-03": {
    requires: "A credit note for a general allowance (262) must have the contract (BT-12) and the period (BG-14).",
    message: "A credit note for a general allowance (262) lacks the contract (BT-12) or the period (BG-14).",
    fix: "State both.",
  },
  "BR-FR-CO-04": {
    requires: "A corrected invoice must refer to exactly one invoice (BG-3).",
    message: "A corrected invoice does not refer to exactly one invoice (BG-3).",
    fix: "Name the one invoice that it corrects.",
  },
  "BR-FR-CO-05": {
    requires: "A credit note must name the preceding invoice with number and date, as a whole or on each line.",
    message: "A credit note names no preceding invoice with number and date, neither as a whole nor on each line.",
    fix: "Add number and date of the invoice.",
  },
  "BR-FR-CO-07": {
    requires: "Payment must be due (BT-9) on the day of issue (BT-2) or later.",
    message: "Payment is due (BT-9) before the invoice was issued (BT-2).",
    fix: "Correct one of the two dates.",
  },
  "BR-FR-CO-08": {
    requires:
      "A final invoice after advance payment (B4, S4, M4) must have a type (BT-3) other than that of an advance invoice.",
    message: "A final invoice after advance payment (B4, S4, M4) is not itself an advance invoice.",
    fix: "Correct the billing mode (BT-23) or the type (BT-3).",
  },
  "BR-FR-CO-09": {
    requires:
      "An invoice that has already been paid (B2, S2, M2) must state its total as paid, 0 as due, and the date of payment.",
    message:
      "An invoice that has already been paid (B2, S2, M2) must state its total as paid, 0 as due, and the date of payment.",
    fix: "Correct paid amount (BT-113), amount due (BT-115) or date (BT-9).",
  },
  "BR-FR-CO-10": {
    requires: "Each identifier of a party must have a scheme of its own.",
    message: "An identifier of a party has no scheme, or two identifiers have the same scheme.",
    fix: "Give each identifier a scheme of its own.",
  },
  "BR-FR-CO-12": {
    requires: "An invoice in another currency must state its VAT in euros (BT-6, BT-111).",
    message: "The invoice is not in euros, and does not state its VAT in euros (BT-6, BT-111).",
    fix: "State EUR as VAT accounting currency, and the VAT in it.",
  },
  "BR-FR-CO-14": {
    requires: "Where the seller belongs to a single taxable person (0231), a note must say so.",
    message: "The seller belongs to a single taxable person (0231), but no note says so.",
    fix: "Add the note TXD: MEMBRE_ASSUJETTI_UNIQUE.",
  },
  "BR-FR-CO-15": {
    requires: "Where the seller belongs to a single taxable person (0231), its VAT identifier must be stated (BT-63).",
    message: "The seller belongs to a single taxable person (0231), whose VAT identifier is missing (BT-63).",
    fix: "State the single taxable person as tax representative, with its VAT identifier.",
  },
  "BR-FR-MV-01": {
    requires:
      "In an invoice of several sellers, each line must say whether it is a heading (GROUP), a detail or information.",
    message: "A line does not say whether it is a heading (GROUP), a detail or information.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-02": {
    requires: "An invoice of several sellers must have a line for a seller (GROUP).",
    message: "An invoice of several sellers has no line for a seller (GROUP).",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-03": {
    requires: "The line of a seller must have the information about the seller, the seller’s invoice and its VAT.",
    message: "The line of a seller lacks information about the seller, the seller’s invoice or its VAT.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-05": {
    requires: "The line of a seller must be the sum of the lines below.",
    message: "The line of a seller is not the sum of the lines below.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-06": {
    requires: "Each line must give the SIREN of its seller, the same as the line above.",
    message: "A line does not give the SIREN of its seller, or gives a different one from the line above.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-07": {
    requires: "Each line must name the invoice of its seller, the same as the line above.",
    message: "A line does not name the invoice of its seller, or names a different one from the line above.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-08": {
    requires: "The exemption reason of a detail must begin with the number of its seller’s invoice.",
    message: "The exemption reason of a detail does not begin with the number of its seller's invoice.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-09": {
    requires:
      "The VAT of a seller must be the sum of the parts of the breakdown that have the number of the seller’s invoice.",
    message:
      "The VAT of a seller is not the sum of the parts of the breakdown that have the number of the seller’s invoice.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-10": {
    requires: "The total with VAT of a seller must be net plus VAT.",
    message: "The total with VAT of a seller is not net plus VAT.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-11": {
    requires: "The part of the seller of the invoice must have the number of the invoice.",
    message: "The part of the seller of the invoice does not have its number.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-12": {
    requires: "Each seller’s part must have a number of its own.",
    message: "Two sellers' parts have the same number.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-13": {
    requires: "An invoice of several sellers must be of a type other than self-billed.",
    message: "An invoice of several sellers cannot be of a self-billed type: {actual}.",
    fix: "State a type (BT-3) that is not self-billed, such as 380.",
  },
  "BR-FR-BD-13": {
    requires: "An invoice settled on behalf of others must be of a self-billed type.",
    message: "An invoice settled on behalf of others must be of a self-billed type, and is of type {actual}.",
    fix: "State a self-billed type (BT-3), such as 389.",
  },
  "BR-FR-BD-02": {
    requires: "An invoice settled on behalf of others must have two parts: one for the seller and one for the buyer.",
    message: "An invoice settled on behalf of others must have two parts: one for the seller and one for the buyer.",
    fix: "Complete or correct the lines of the sellers.",
  },
  "BR-FR-MV-BD": {
    requires: "An invoice settled on behalf of others must be of a self-billed type.",
    message: "An invoice settled on behalf of others must be of a self-billed type, and is of type {actual}.",
    fix: "State a self-billed type (BT-3), such as 389.",
  },
  "BR-FR-MV-14-EXT-FR-FE-136": {
    requires: "The part of a seller in a correction must have the number (BT-25) of the invoice that it corrects.",
    message: "The part of a seller in a correction lacks the number (BT-25) of the invoice that it corrects.",
    fix: "Add it to the line of the seller.",
  },
  "BR-FR-MV-14-EXT-FR-FE-138": {
    requires: "The part of a seller in a correction must have the date (BT-26) of the invoice that it corrects.",
    message: "The part of a seller in a correction lacks the date (BT-26) of the invoice that it corrects.",
    fix: "Add it to the line of the seller.",
  },
  "BR-FR-BD-14-EXT-FR-FE-136": {
    requires: "The part of a seller in a correction must have the number (BT-25) of the invoice that it corrects.",
    message: "The part of a seller in a correction lacks the number (BT-25) of the invoice that it corrects.",
    fix: "Add it to the line of the seller.",
  },
  "BR-FR-BD-14-EXT-FR-FE-138": {
    requires: "The part of a seller in a correction must have the date (BT-26) of the invoice that it corrects.",
    message: "The part of a seller in a correction lacks the date (BT-26) of the invoice that it corrects.",
    fix: "Add it to the line of the seller.",
  },
  "BR-FREXT-CO-10": {
    requires: "The sum of lines (BT-106) must be the sum of its amounts, within one cent per amount.",
    message: "The sum of lines (BT-106) differs from the sum of its amounts by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-CO-11": {
    requires: "The sum of allowances (BT-107) must be the sum of its amounts, within one cent per amount.",
    message: "The sum of allowances (BT-107) differs from the sum of its amounts by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-CO-12": {
    requires: "The sum of charges (BT-108) must be the sum of its amounts, within one cent per amount.",
    message: "The sum of charges (BT-108) differs from the sum of its amounts by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-CO-13": {
    requires: "The total without VAT (BT-109) must be the sum of its amounts, within one cent per amount.",
    message: "The total without VAT (BT-109) differs from the sum of its amounts by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-CO-15": {
    requires: "The total with VAT (BT-112) must be the sum of its amounts, within one cent per amount.",
    message: "The total with VAT (BT-112) differs from the sum of its amounts by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-VAT-01": {
    requires: "A VAT category must be in the breakdown (BG-23) if and only if something is taxed at it.",
    message:
      "A VAT category must be in the breakdown (BG-23) if and only if something is taxed at it; here only one of the two is the case.",
    fix: "Add the category to the breakdown, or remove it.",
  },
  "BR-FREXT-VAT-08": {
    requires:
      "The taxable amount (BT-116) must be the sum of the lines, allowances and charges of its category, within one cent per amount.",
    message:
      "The taxable amount (BT-116) differs from the sum of the lines, allowances and charges of its category by more than one cent per amount.",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-VAT-08ini": {
    requires:
      "By category and rate alone, the taxable amount (BT-116) must be the sum of lines, allowances and charges.",
    message: "By category and rate alone, the taxable amount (BT-116) is not the sum of lines, allowances and charges.",
    fix: "Check the amounts of this category and rate.",
  },
  "BR-FREXT-VAT-08rev": {
    requires:
      "With the same exemption reason, lines, allowances and charges must add up to the taxable amount (BT-116).",
    message:
      "With the same exemption reason, lines, allowances and charges do not add up to the taxable amount (BT-116).",
    fix: "Give them the exemption reason of the part of the breakdown that they belong to.",
  },
  "BR-FREXT-VAT-09": {
    requires: "The VAT (BT-117) must be the taxable amount times the rate, within one cent per amount.",
    message: "The VAT (BT-117) differs from the taxable amount times the rate by more than one cent per amount.",
    fix: "Recalculate the VAT.",
  },
  "BR-FREXT-54-2": {
    requires: "A property of an item must have either a value (BT-161) or a measure with its unit.",
    message: "A property of an item has neither a value nor a measure with its unit, or has both.",
    fix: "State the value (BT-161), or a measure and its unit.",
  },
  "BR-FREXT-05": {
    requires: "A line must be DETAIL, GROUP or INFORMATION.",
    message: "A line is neither DETAIL, GROUP nor INFORMATION.",
    fix: "State one of the three.",
  },
  "BR-FREXT-06": {
    requires: "A line below another must say what it is.",
    message: "A line below another does not say what it is.",
    fix: "State DETAIL, GROUP or INFORMATION.",
  },
  "BR-FREXT-08": {
    requires: "The amount of a heading (GROUP) must be the sum of the lines below it (BT-131).",
    message: "The amount of a heading (GROUP) is not the sum of the lines below it (BT-131).",
    fix: "Add up the amounts again.",
  },
  "BR-FREXT-11": {
    requires: "A line below another must name a line of the invoice other than itself.",
    message: "A line is placed below a line that does not exist, or below itself.",
    fix: "Name the line above.",
  },
  "BR-FREXT-12": {
    requires: "Each heading below a heading must state its sum (BT-131).",
    message: "One of the headings below a heading states no sum (BT-131).",
    fix: "State the sum of each heading.",
  },
  "BR-FR-CO-09_BT-23-1": {
    requires:
      "An invoice that has already been paid (B2, S2, M2) must state its total with VAT (BT-112) as the paid amount (BT-113).",
    message:
      "The invoice has already been paid (B2, S2, M2), but the paid amount (BT-113) {actual} is not its total (BT-112).",
    absent: "The invoice has already been paid (B2, S2, M2), but states no paid amount (BT-113).",
    fix: "State the total with VAT as the paid amount (BT-113).",
  },
  "BR-FR-CO-09_BT-23-2": {
    requires: "An invoice that has already been paid (B2, S2, M2) must state 0 as the amount due (BT-115).",
    message: "The invoice has already been paid (B2, S2, M2), but its amount due (BT-115) is {actual}.",
    absent: "The invoice has already been paid (B2, S2, M2), but states no amount due (BT-115).",
    fix: "State 0 as the amount due (BT-115).",
  },
  "BR-FR-CO-09_BT-23-3": {
    requires:
      "An invoice that has already been paid (B2, S2, M2) must state the date of payment as the due date (BT-9).",
    message: "The invoice has already been paid (B2, S2, M2), but the date of payment is missing (BT-9).",
    fix: "State the date of payment as the due date (BT-9).",
  },
};
