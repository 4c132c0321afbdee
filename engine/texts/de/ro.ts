/** German wording of the rules of CIUS-RO that a general sentence does not say. */
import type { Text } from "../text.ts";

export const romania: Readonly<Record<string, Text>> = {
  "BR-RO-001": {
    requires: "BT-24 muss genau die Kennung von CIUS-RO 1.0.1 sein, ohne etwas davor oder dahinter.",
    message:
      "BT-24 muss genau die Kennung der CIUS-RO 1.0.1 sein, ohne etwas davor oder dahinter. Angegeben ist {actual}.",
    fix: "Die Kennung der CIUS-RO 1.0.1 ohne Leerzeichen angeben.",
  },
  "BR-RO-010": {
    requires: "Die Rechnungsnummer (BT-1) muss eine Ziffer haben.",
    message: "Die Rechnungsnummer (BT-1) {actual} enthält keine Ziffer.",
    fix: "Eine Nummer mit mindestens einer Ziffer verwenden.",
  },
  "BR-RO-030": {
    requires: "Die Rechnungswährung (BT-5) oder die Währung der Umsatzsteuer (BT-6) muss RON sein.",
    message: "Weder die Rechnungswährung (BT-5) noch die Währung der Umsatzsteuer (BT-6) ist RON.",
    fix: "Ist die Rechnung in anderer Währung, RON als Währung der Umsatzsteuer (BT-6) angeben, und die Steuer darin.",
  },
  "BR-RO-065": {
    requires: "Wenn Umsatzsteuer ausgewiesen ist, muss der Verkäufer oder ein Steuervertreter steuerlich erfasst sein.",
    message: "Die Rechnung weist Umsatzsteuer aus, aber weder Verkäufer noch Steuervertreter haben eine Steuernummer.",
    fix: "Die USt-IdNr. (BT-31) oder Steuernummer (BT-32) des Verkäufers angeben.",
  },
  "BR-RO-120": {
    requires: "Wenn Umsatzsteuer ausgewiesen ist, muss der Käufer eine Registernummer oder eine Umsatzsteuer-ID haben.",
    message: "Die Rechnung weist Umsatzsteuer aus, aber der Käufer hat weder Registernummer noch USt-IdNr.",
    fix: "Die Registernummer (BT-47) oder die USt-IdNr. (BT-48) des Käufers angeben.",
  },
  "BR-RO-100": {
    requires: "In Bukarest (RO-B) muss der Ort des Verkäufers ein Sektor sein, SECTOR1 bis SECTOR6.",
    message: "In Bukarest (RO-B) muss der Ort des Verkäufers ein Sektor sein. Angegeben ist {actual}.",
    fix: "SECTOR1 bis SECTOR6 als Ort angeben.",
  },
  "BR-RO-101": {
    requires: "In Bukarest (RO-B) muss der Ort des Käufers ein Sektor sein, SECTOR1 bis SECTOR6.",
    message: "In Bukarest (RO-B) muss der Ort des Käufers ein Sektor sein. Angegeben ist {actual}.",
    fix: "SECTOR1 bis SECTOR6 als Ort angeben.",
  },
  "BR-RO-160": {
    requires: "In Bukarest (RO-B) muss der Ort des Steuervertreters ein Sektor sein, SECTOR1 bis SECTOR6.",
    message: "In Bukarest (RO-B) muss der Ort des Steuervertreters ein Sektor sein. Angegeben ist {actual}.",
    fix: "SECTOR1 bis SECTOR6 als Ort angeben.",
  },
  "BR-RO-202": {
    requires: "In Bukarest (RO-B) muss der Ort des Lieferorts ein Sektor sein, SECTOR1 bis SECTOR6.",
    message: "In Bukarest (RO-B) muss der Ort des Lieferorts ein Sektor sein. Angegeben ist {actual}.",
    fix: "SECTOR1 bis SECTOR6 als Ort angeben.",
  },
  "BR-RO-110": {
    requires: "In Rumänien muss die Region des Verkäufers ein Kreis nach ISO 3166-2 sein.",
    message: "In Rumänien muss die Region des Verkäufers ein Kreis nach ISO 3166-2 sein. Angegeben ist {actual}.",
    fix: "Den Code des Kreises angeben, etwa RO-CJ, oder RO-B für Bukarest.",
  },
  "BR-RO-111": {
    requires: "In Rumänien muss die Region des Käufers ein Kreis nach ISO 3166-2 sein.",
    message: "In Rumänien muss die Region des Käufers ein Kreis nach ISO 3166-2 sein. Angegeben ist {actual}.",
    fix: "Den Code des Kreises angeben, etwa RO-CJ, oder RO-B für Bukarest.",
  },
  "BR-RO-170": {
    requires: "In Rumänien muss die Region des Steuervertreters ein Kreis nach ISO 3166-2 sein.",
    message: "In Rumänien muss die Region des Steuervertreters ein Kreis nach ISO 3166-2 sein. Angegeben ist {actual}.",
    fix: "Den Code des Kreises angeben, etwa RO-CJ, oder RO-B für Bukarest.",
  },
  "BR-RO-212": {
    requires: "In Rumänien muss die Region des Lieferorts ein Kreis nach ISO 3166-2 sein.",
    message: "In Rumänien muss die Region des Lieferorts ein Kreis nach ISO 3166-2 sein. Angegeben ist {actual}.",
    fix: "Den Code des Kreises angeben, etwa RO-CJ, oder RO-B für Bukarest.",
  },
};
