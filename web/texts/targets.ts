/** What invoices can be converted to, by names that are the same in every language. */
import type { Target } from "../../engine/convert/mod.ts";

export const targetTitles: Readonly<Record<Target, string>> = {
  "ubl": "UBL",
  "cii": "CII",
  "en16931": "EN 16931",
  "xrechnung-ubl": "XRechnung (UBL)",
  "xrechnung-cii": "XRechnung (CII)",
  "peppol-bis-3": "Peppol BIS Billing 3",
  "facturx-en16931": "Factur-X / ZUGFeRD (EN 16931)",
  "facturx-minimum": "Factur-X / ZUGFeRD (MINIMUM)",
  "facturx-basicwl": "Factur-X / ZUGFeRD (BASIC WL)",
  "facturx-basic": "Factur-X / ZUGFeRD (BASIC)",
  "facturx-extended": "Factur-X / ZUGFeRD (EXTENDED)",
  "fr-ctc-ubl": "EXTENDED-CTC-FR (UBL)",
  "fr-ctc-cii": "EXTENDED-CTC-FR (CII)",
  "json": "JSON",
};

export const targets = Object.keys(targetTitles).filter((it): it is Target => Object.hasOwn(targetTitles, it));
