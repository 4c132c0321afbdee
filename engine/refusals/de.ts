/** What files are that are refused, and what to do, in German: what a reader says in English of what it found. */
import type { Refusals } from "./refusals.ts";

export const refusals: Refusals = {
  empty_document: "Die Datei ist leer. Wählen Sie die Datei der Rechnung.",
  not_well_formed:
    "Das ist kein wohlgeformtes XML. Lassen Sie die Rechnung noch einmal ausgeben oder wählen Sie eine andere Datei.",
  unexpected_end: "Die Datei bricht mitten im XML ab. Laden oder exportieren Sie sie noch einmal vollständig.",
  encoding_unsupported: "Diese Zeichenkodierung wird nicht unterstützt. Speichern Sie das XML als UTF-8.",
  unbound_prefix: "Ein Namensraum-Präfix ist nicht deklariert. Berichtigen Sie den Export.",
  duplicate_attribute: "Ein Attribut steht doppelt in einem Element. Behalten Sie eines davon.",
  mixed_content: "Zwischen den Elementen steht Text. Entfernen Sie ihn.",
  control_character: "Die Datei enthält ein Steuerzeichen, das XML nicht erlaubt. Entfernen Sie es.",
  double_hyphen_in_comment: "Ein Kommentar enthält zwei Bindestriche. Entfernen Sie den Kommentar.",
  doctype_forbidden:
    "Die Datei enthält eine DOCTYPE-Deklaration, die aus Sicherheitsgründen abgelehnt wird. Entfernen Sie sie.",
  entity_declaration_forbidden:
    "Die Datei deklariert Entitäten, was aus Sicherheitsgründen abgelehnt wird. Entfernen Sie die DOCTYPE-Deklaration.",
  depth_limit:
    "Die Elemente sind tiefer verschachtelt als in einer Rechnung üblich. Prüfen Sie, ob es die richtige Datei ist.",
  element_limit:
    "Die Datei hat zu viele Elemente. Teilen Sie die Rechnung auf oder heben Sie die Grenze an, wo das geht.",
  attribute_limit: "Ein Element hat zu viele Attribute. Prüfen Sie, ob es die richtige Datei ist.",
  character_limit:
    "Die Datei hat zu viele Zeichen. Teilen Sie die Rechnung auf oder heben Sie die Grenze an, wo das geht.",
  unknown_root: "Das XML ist keine Rechnung in UBL oder CII. Wählen Sie die Datei der Rechnung.",
  other_invoice:
    "Das ist {name}, ein anderes Rechnungsformat, dessen Regeln hier nicht enthalten sind. Geben Sie die Rechnung als UBL oder CII nach EN 16931 aus oder prüfen Sie sie mit einem Validator für {name}.",
  other_document: "Dieses Dokument ({name}) ist keine Rechnung. Senden Sie die zugehörige Rechnung.",
  ubl_debit_note:
    "Das ist eine UBL-Belastungsanzeige, die EN 16931 nicht kennt. Stellen Sie eine Rechnung oder Gutschrift aus.",
  zugferd_1: "Das ist ZUGFeRD 1, das älter ist als EN 16931. Geben Sie die Rechnung als ZUGFeRD 2 oder XRechnung aus.",
  sbdh_envelope: "Das ist ein Transportumschlag (SBDH) ohne genau eine Rechnung. Entnehmen Sie ihm die Rechnung.",
  pdf_document: "Das ist ein PDF und kein XML. Entnehmen Sie ihm die E-Rechnung und senden Sie diese.",
  zip_archive: "Das ist ein ZIP-Archiv. Entpacken Sie es und wählen Sie die Rechnung darin.",
  pdf_unreadable: "Das PDF ist beschädigt und nicht lesbar. Speichern Sie es neu oder wählen Sie das XML der Rechnung.",
  pdf_encrypted:
    "Das PDF lässt sich nur mit einem Kennwort öffnen. Speichern Sie es ohne Kennwort oder wählen Sie das XML der Rechnung.",
  pdf_no_invoice:
    "In diesem PDF steckt keine E-Rechnung. Es ist eine gewöhnliche PDF-Rechnung; bitten Sie um ZUGFeRD, Factur-X oder XRechnung.",
  pdf_several_invoices: "In diesem PDF stecken mehrere E-Rechnungen. Entnehmen Sie die richtige und wählen Sie diese.",
  bad_request: "Das JSON ist nicht lesbar oder kein Objekt. Berichtigen Sie es an der genannten Stelle.",
  payload_too_large: "Das JSON ist zu groß. Teilen Sie die Rechnung auf oder heben Sie die Grenze an, wo das geht.",
};
