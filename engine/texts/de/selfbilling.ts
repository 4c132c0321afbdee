/** German wording: the rules that Peppol BIS Self-Billing has otherwise than Billing. */
import type { Text } from "../text.ts";

export const selfBilling: Readonly<Record<string, Text>> = {
  "PEPPOL-EN16931-R004": {
    message:
      "Die Spezifikationskennung (BT-24) muss mit der von Peppol BIS Self-Billing 3.0 beginnen und darf keinen doppelten Doppelpunkt enthalten.",
    fix:
      "Geben Sie die Kennung von Peppol BIS Self-Billing an. Was dahinter steht, nennt eine Erweiterung: Lassen Sie es weg, wenn es keine gibt.",
  },
  "PEPPOL-EN16931-R007": {
    message: "Der Geschäftsprozess (BT-23) muss einer sein, den Peppol für das Gutschriftverfahren hat.",
    fix:
      "Geben Sie die Kennung des Peppol-Prozesses 01 für das Gutschriftverfahren (Self-Billing) an, oder die des Prozesses, der in Ihrem Land vereinbart ist.",
  },
  "PEPPOL-EN16931-P0100": {
    message:
      "Die Rechnungsart einer Rechnung im Gutschriftverfahren (BT-3) ist „{actual}“; sie muss 389 oder 527 sein.",
    absent: "Die Rechnungsart einer Rechnung im Gutschriftverfahren (BT-3) fehlt; sie muss 389 oder 527 sein.",
    fix:
      "Verwenden Sie 389 für eine Rechnung im Gutschriftverfahren. Was Geld zurückgibt, ist in UBL ein eigenes Dokument.",
  },
  "PEPPOL-EN16931-P0101": {
    message: "Die Rechnungsart einer Korrektur im Gutschriftverfahren (BT-3) ist „{actual}“; sie muss 261 sein.",
    absent: "Die Rechnungsart einer Korrektur im Gutschriftverfahren (BT-3) fehlt; sie muss 261 sein.",
    fix: "Verwenden Sie 261. Was Geld verlangt, ist in UBL eine Rechnung, also ein eigenes Dokument.",
  },
};
