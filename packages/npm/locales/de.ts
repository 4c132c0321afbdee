/** German wording, for the option `texts`. */
import type { Locale } from "../../../engine/mod.ts";
import { de as words } from "../../../engine/texts/de/index.ts";
import { official } from "../../../engine/texts/de/official.ts";

export const de: Locale = { ...words, official };
