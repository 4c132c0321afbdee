/** English wording of the structural rules of Factur-X. */
import type { FacturxWording } from "../locale.ts";

export const facturxWording: FacturxWording = {
  unused: {
    message: "The Factur-X profile of the invoice does not use {what}{place}.",
    fix: "Remove {what}{place}.",
  },
  code: {
    message: '"{actual}" is not in the code list of {what}{place}.',
    fix: "Give a code of that list for {what}{place}.",
  },
};
