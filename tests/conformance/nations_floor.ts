/** How many documents of each nation are judged exactly, of those in the corpus: never fewer than before. */
import type { Nation } from "./nations_corpus.ts";

export const floors: Readonly<Record<Nation, number>> = { ro: 420, hr: 360, nl: 420, fr: 1500, be: 340 };
