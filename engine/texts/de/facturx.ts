/** German wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";

export const facturxWording: FacturxWording = {
  unused: {
    message: "Das Factur-X-Profil der Rechnung verwendet {what}{place} nicht.",
    fix: "Entfernen Sie {what}{place}.",
  },
  code: {
    message: "„{actual}“ steht nicht in der Codeliste für {what}{place}.",
    fix: "Geben Sie für {what}{place} einen Code aus dieser Liste an.",
  },
};
