import { marks } from "../../../model/said.ts";
import type { ContainerWords } from "../text.ts";

const embed = "Attach the XML again with software that writes Factur-X, for example with faktlint embed.";

export const en: ContainerWords = {
  quotes: marks.en,
  missing: "nothing",
  checks: {
    "name": {
      message: "The XML is attached to the PDF as {actual}. Recipients look for {expected}.",
      requires: "Factur-X requires the name factur-x.xml, and xrechnung.xml for an XRechnung.",
      fix: "Attach the XML as {expected}, in lower case.",
    },
    "name-plain": {
      message: "The attachment has two names: F says {actual}, and UF says {expected}.",
      absent: "The attachment {expected} has no name for older readers (F).",
      requires: "Factur-X and PDF/A-3 require F and UF, with the same name.",
      fix: "Write {expected} as F, too.",
    },
    "name-metadata": {
      message: "The metadata say that the XML is called {actual}, but it is attached as {expected}.",
      absent: "The metadata do not say what the XML is called (fx:DocumentFileName).",
      requires: "Factur-X requires that fx:DocumentFileName is the name of the attachment.",
      fix: "Write {expected} as fx:DocumentFileName.",
    },
    "relationship": {
      message: "The XML is related to the PDF as {actual} (AFRelationship). Here it must be {expected}.",
      absent: "The PDF does not say how the XML is related to it (AFRelationship). Here it must be {expected}.",
      requires:
        "Factur-X requires Data for MINIMUM and BASIC WL, and Alternative for all other profiles; in France, Data and Source are allowed for those as well.",
      fix: "Write {expected} as AFRelationship of the attachment.",
    },
    "metadata": {
      message: "The PDF has no XMP metadata that can be read.",
      requires: "Factur-X requires XMP metadata that name the attachment, its profile and its version.",
      fix: embed,
    },
    "schema": {
      message: "The metadata are those of {actual}, and not of Factur-X.",
      absent: "The metadata do not mention the e-invoice: all properties of Factur-X (fx:…) are missing.",
      requires:
        "Factur-X requires fx:DocumentType, fx:DocumentFileName, fx:Version and fx:ConformanceLevel in the XMP metadata.",
      fix: embed,
    },
    "level": {
      message: "The metadata name the profile {actual}; by its BT-24 the invoice is {expected}.",
      absent: "The metadata do not name the profile (fx:ConformanceLevel); by its BT-24 the invoice is {expected}.",
      requires: "Factur-X requires that fx:ConformanceLevel is the profile that the XML names (BT-24).",
      fix: "Write {expected} as fx:ConformanceLevel, or correct BT-24 if that is wrong.",
    },
    "document-type": {
      message: "The metadata call the attachment {actual} (fx:DocumentType) instead of {expected}.",
      absent: "The metadata do not say that the attachment is an invoice (fx:DocumentType).",
      requires: "Factur-X requires fx:DocumentType INVOICE, for credit notes as well.",
      fix: "Write {expected} as fx:DocumentType.",
    },
    "version": {
      message: "The metadata name the version {actual} of the data format (fx:Version), and not {expected}.",
      absent: "The metadata do not name the version of the data format (fx:Version).",
      requires: "Factur-X requires fx:Version 1.0, and the version of the standard for an XRechnung.",
      fix: "Write {expected} as fx:Version.",
    },
    "described": {
      message: "The metadata use the properties of Factur-X without describing their schema (pdfaExtension:schemas).",
      requires: "PDF/A-3 and Factur-X require that an extension schema describes the properties fx:….",
      fix: embed,
    },
    "associated": {
      message:
        "The document is not associated with the XML: the attachment is missing from the list AF of the catalog.",
      requires: "Factur-X and PDF/A-3 require that AF of the catalog lists the attachment.",
      fix: embed,
    },
    "listed": {
      message: "Readers do not show the XML as an attachment: it is missing from the list EmbeddedFiles.",
      requires: "Factur-X requires that EmbeddedFiles lists the attachment.",
      fix: embed,
    },
    "claim": {
      message: "The PDF says that it is PDF/A-{actual}. Factur-X is PDF/A-{expected}.",
      absent: "The PDF does not say that it is PDF/A. Factur-X is PDF/A-{expected}.",
      requires: "Factur-X requires PDF/A-3.",
      fix: "Save the PDF as PDF/A-3, and attach the XML to that.",
    },
    "conformance": {
      message: "The PDF says that it conforms to PDF/A-3 at the level {actual}, which does not exist.",
      absent: "The PDF says that it is PDF/A-3, but not at which level (A, B or U).",
      requires: "PDF/A-3 requires pdfaid:conformance A, B or U.",
      fix: "Write the level that the PDF was checked for; most are B.",
    },
    "encrypted": {
      message: "The PDF is encrypted, so that it is no PDF/A.",
      requires: "PDF/A-3, and so Factur-X, forbids encryption, also without a password.",
      fix: "Save the PDF without protection, and attach the XML to that.",
    },
    "several": {
      message: "The PDF holds further e-invoices: {actual}. Recipients may read one of those.",
      requires: "Factur-X requires exactly one e-invoice in a PDF.",
      fix: "Remove the other e-invoices from the PDF.",
    },
    "syntax": {
      message: "The XML in the PDF is {actual}. Factur-X is {expected}, and recipients of Factur-X cannot read it.",
      requires: "Factur-X requires an invoice in CII.",
      fix: "Convert the invoice to CII and attach that, or send the UBL without a PDF around it.",
    },
    "mime": {
      message: "The attachment has the media type {actual} instead of {expected}.",
      absent: "The attachment has no media type (Subtype).",
      requires: "Factur-X requires the media type text/xml.",
      fix: "Write {expected} as Subtype of the embedded file.",
    },
    "annotation": {
      message: "The XML is attached to a page as a note, and not to the document. Recipients do not find it there.",
      requires: "Factur-X requires an attachment of the document, and not an annotation of a page.",
      fix: embed,
    },
  },
  rules: {
    "PDF-NAME": {
      message:
        "The XML must be attached as factur-x.xml, or as xrechnung.xml where it is an XRechnung; all places that name it must agree.",
      fix: "Attach the XML under that name, and write it as F, UF and fx:DocumentFileName.",
    },
    "PDF-RELATIONSHIP": {
      message:
        "AFRelationship must be Data for MINIMUM and BASIC WL, and Alternative for all other profiles; in France, Data and Source are allowed for those as well.",
      fix: "Write that value as AFRelationship of the attachment.",
    },
    "PDF-XMP-LEVEL": {
      message: "The XMP metadata must describe the attachment, and name the profile that the XML names (BT-24).",
      fix: embed,
    },
    "PDF-AF": { message: "AF and EmbeddedFiles of the catalog must list the attachment.", fix: embed },
    "PDF-CLAIM": {
      message: "The PDF must say that it is PDF/A-3, at a level, and must not be encrypted.",
      fix: "Save the PDF as PDF/A-3, and attach the XML to that.",
    },
    "PDF-SEVERAL": {
      message: "A PDF must hold exactly one e-invoice.",
      fix: "Remove the other e-invoices from the PDF.",
    },
    "PDF-SYNTAX": {
      message: "The XML in a Factur-X must be CII, with the media type text/xml.",
      fix: "Convert the invoice to CII and attach that.",
    },
    "PDF-ANNOTATION": {
      message: "The XML must be an attachment of the document, and not an annotation of a page.",
      fix: embed,
    },
  },
};
