import { marks } from "../../../model/said.ts";
import type { ContainerWords } from "../text.ts";

const embed = "Betten Sie das XML neu ein, mit einer Software für ZUGFeRD/Factur-X oder mit faktlint embed.";

export const de: ContainerWords = {
  quotes: marks.de,
  missing: "nichts",
  checks: {
    "name": {
      message: "Das XML ist als {actual} in das PDF eingebettet. Empfänger suchen nach {expected}.",
      requires: "Factur-X verlangt den Namen factur-x.xml, bei einer XRechnung xrechnung.xml.",
      fix: "Betten Sie das XML als {expected} ein, in Kleinbuchstaben.",
    },
    "name-plain": {
      message: "Der Anhang hat zwei Namen: In F steht {actual}, in UF {expected}.",
      absent: "Der Anhang {expected} hat keinen Namen für ältere Programme (F).",
      requires: "Factur-X und PDF/A-3 verlangen F und UF mit demselben Namen.",
      fix: "Tragen Sie {expected} auch als F ein.",
    },
    "name-metadata": {
      message: "Laut Metadaten heißt das XML {actual}, eingebettet ist es als {expected}.",
      absent: "Die Metadaten nennen den Namen des XML nicht (fx:DocumentFileName).",
      requires: "Factur-X verlangt in fx:DocumentFileName den Namen des Anhangs.",
      fix: "Tragen Sie {expected} als fx:DocumentFileName ein.",
    },
    "relationship": {
      message:
        "Die Beziehung des XML zum PDF ist mit {actual} angegeben (AFRelationship). Hier muss es {expected} sein.",
      absent: "Die Beziehung des XML zum PDF fehlt (AFRelationship). Hier muss es {expected} sein.",
      requires:
        "Factur-X verlangt Data bei MINIMUM und BASIC WL, sonst Alternative; in Frankreich sind dort auch Data und Source zulässig.",
      fix: "Tragen Sie {expected} als AFRelationship des Anhangs ein.",
    },
    "metadata": {
      message: "Das PDF hat keine lesbaren XMP-Metadaten.",
      requires: "Factur-X verlangt XMP-Metadaten mit Name, Profil und Version des Anhangs.",
      fix: embed,
    },
    "schema": {
      message: "Die Metadaten sind die von {actual} und nicht die von Factur-X.",
      absent: "Die Metadaten erwähnen die E-Rechnung nicht: Alle Angaben von Factur-X (fx:…) fehlen.",
      requires:
        "Factur-X verlangt in den XMP-Metadaten fx:DocumentType, fx:DocumentFileName, fx:Version und fx:ConformanceLevel.",
      fix: embed,
    },
    "level": {
      message: "Die Metadaten nennen das Profil {actual}; nach ihrem BT-24 hat die Rechnung {expected}.",
      absent: "Die Metadaten nennen kein Profil (fx:ConformanceLevel); nach ihrem BT-24 hat die Rechnung {expected}.",
      requires: "Factur-X verlangt in fx:ConformanceLevel das Profil, das im XML steht (BT-24).",
      fix: "Tragen Sie {expected} als fx:ConformanceLevel ein, oder berichtigen Sie BT-24, falls dieses falsch ist.",
    },
    "document-type": {
      message: "Die Metadaten bezeichnen den Anhang als {actual} (fx:DocumentType) statt als {expected}.",
      absent: "Die Metadaten sagen nicht, dass der Anhang eine Rechnung ist (fx:DocumentType).",
      requires: "Factur-X verlangt INVOICE als fx:DocumentType, auch bei Gutschriften.",
      fix: "Tragen Sie {expected} als fx:DocumentType ein.",
    },
    "version": {
      message: "Die Metadaten nennen die Version {actual} des Datenformats (fx:Version) statt {expected}.",
      absent: "Die Metadaten nennen die Version des Datenformats nicht (fx:Version).",
      requires: "Factur-X verlangt 1.0 als fx:Version, bei einer XRechnung die Version des Standards.",
      fix: "Tragen Sie {expected} als fx:Version ein.",
    },
    "described": {
      message:
        "Die Metadaten verwenden die Angaben von Factur-X, ohne deren Schema zu beschreiben (pdfaExtension:schemas).",
      requires: "PDF/A-3 und Factur-X verlangen ein Erweiterungsschema, das die Angaben fx:… beschreibt.",
      fix: embed,
    },
    "associated": {
      message: "Das XML ist dem Dokument nicht zugeordnet: Der Anhang fehlt in der Liste AF des Katalogs.",
      requires: "Factur-X und PDF/A-3 verlangen den Anhang in der Liste AF des Katalogs.",
      fix: embed,
    },
    "listed": {
      message: "PDF-Programme zeigen das XML nicht als Anhang: Es fehlt in der Liste EmbeddedFiles.",
      requires: "Factur-X verlangt den Anhang in der Liste EmbeddedFiles.",
      fix: embed,
    },
    "claim": {
      message: "Das PDF bezeichnet sich als PDF/A-{actual}. Factur-X ist PDF/A-{expected}.",
      absent: "Das PDF bezeichnet sich nicht als PDF/A. Factur-X ist PDF/A-{expected}.",
      requires: "Factur-X verlangt PDF/A-3.",
      fix: "Speichern Sie das PDF als PDF/A-3 und betten Sie das XML darin ein.",
    },
    "conformance": {
      message: "Das PDF nennt die Konformitätsstufe {actual} von PDF/A-3, die es nicht gibt.",
      absent: "Das PDF bezeichnet sich als PDF/A-3, nennt aber keine Konformitätsstufe (A, B oder U).",
      requires: "PDF/A-3 verlangt A, B oder U als pdfaid:conformance.",
      fix: "Tragen Sie die Stufe ein, auf die das PDF geprüft wurde; meist ist das B.",
    },
    "encrypted": {
      message: "Das PDF ist verschlüsselt und damit kein PDF/A.",
      requires: "PDF/A-3 und damit Factur-X verbieten jede Verschlüsselung, auch ohne Kennwort.",
      fix: "Speichern Sie das PDF ohne Schutz und betten Sie das XML darin ein.",
    },
    "several": {
      message: "Das PDF enthält weitere E-Rechnungen: {actual}. Empfänger lesen womöglich eine davon.",
      requires: "Factur-X verlangt genau eine E-Rechnung im PDF.",
      fix: "Entfernen Sie die anderen E-Rechnungen aus dem PDF.",
    },
    "syntax": {
      message: "Das XML im PDF ist {actual}. Factur-X ist {expected}; Empfänger von Factur-X können es nicht lesen.",
      requires: "Factur-X verlangt eine Rechnung in CII.",
      fix: "Wandeln Sie die Rechnung in CII um und betten Sie diese ein, oder senden Sie das UBL ohne PDF.",
    },
    "mime": {
      message: "Der Anhang hat den Medientyp {actual} statt {expected}.",
      absent: "Der Anhang hat keinen Medientyp (Subtype).",
      requires: "Factur-X verlangt den Medientyp text/xml.",
      fix: "Tragen Sie {expected} als Subtype der eingebetteten Datei ein.",
    },
    "annotation": {
      message: "Das XML hängt als Anmerkung an einer Seite und nicht am Dokument. Empfänger finden es dort nicht.",
      requires: "Factur-X verlangt einen Anhang des Dokuments und keine Anmerkung auf einer Seite.",
      fix: embed,
    },
  },
  rules: {
    "PDF-NAME": {
      message: "Das XML muss factur-x.xml heißen, bei einer XRechnung xrechnung.xml, und überall gleich.",
      fix: "Betten Sie das XML unter diesem Namen ein, und tragen Sie ihn als F, UF und fx:DocumentFileName ein.",
    },
    "PDF-RELATIONSHIP": {
      message:
        "AFRelationship muss bei MINIMUM und BASIC WL Data sein, sonst Alternative; in Frankreich sind dort auch Data und Source zulässig.",
      fix: "Tragen Sie diesen Wert als AFRelationship des Anhangs ein.",
    },
    "PDF-XMP-LEVEL": {
      message: "Die XMP-Metadaten müssen den Anhang beschreiben und das Profil nennen, das im XML steht (BT-24).",
      fix: embed,
    },
    "PDF-AF": { message: "Der Anhang muss in AF und EmbeddedFiles des Katalogs stehen.", fix: embed },
    "PDF-CLAIM": {
      message:
        "Das PDF muss sich als PDF/A-3 mit einer Konformitätsstufe bezeichnen und darf nicht verschlüsselt sein.",
      fix: "Speichern Sie das PDF als PDF/A-3 und betten Sie das XML darin ein.",
    },
    "PDF-SEVERAL": {
      message: "Ein PDF darf nur eine E-Rechnung enthalten.",
      fix: "Entfernen Sie die anderen E-Rechnungen aus dem PDF.",
    },
    "PDF-SYNTAX": {
      message: "Das XML in einem Factur-X muss CII sein, mit dem Medientyp text/xml.",
      fix: "Wandeln Sie die Rechnung in CII um und betten Sie diese ein.",
    },
    "PDF-ANNOTATION": {
      message: "Das XML muss ein Anhang des Dokuments sein und keine Anmerkung auf einer Seite.",
      fix: embed,
    },
  },
};
