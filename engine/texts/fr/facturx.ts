/** French wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";
import { typeset } from "./typography.ts";

export const facturxWording: FacturxWording = {
  unused: {
    message: "Le profil Factur-X de la facture n’utilise pas {what}{place}.",
    fix: "Supprimez {what}{place}.",
  },
  code: {
    message: typeset("« {actual} » ne figure pas dans la liste de codes de {what}{place}."),
    fix: "Indiquez un code de cette liste pour {what}{place}.",
  },
};
