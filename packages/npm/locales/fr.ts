/** French wording, for the option `texts`. */
import type { Locale } from "../../../engine/mod.ts";
import { fr as words } from "../../../engine/texts/fr/index.ts";
import { official } from "../../../engine/texts/fr/official.ts";

export const fr: Locale = { ...words, official };
