import { marks } from "../../../model/said.ts";
import type { EmbedWords } from "../text.ts";

export const en: EmbedWords = {
  quotes: marks.en,
  place: "Page {page}: ",
  about: "{what}: {about}",
  obstacles: {
    "header": "the file does not begin as ISO 19005-3, 6.1.2 requires",
    "syntax": "objects are written in a way that PDF/A forbids (6.1.6, 6.1.7, 6.1.9)",
    "filter": "a part is packed in a way that PDF/A forbids, or that cannot be checked (6.1.7.2)",
    "external": "a part is outside of the file (6.1.7.1)",
    "forbidden": "it has something that PDF/A forbids",
    "action": "it has an action that PDF/A forbids (6.5)",
    "annotation":
      "an annotation is hidden, not to be printed, without appearance, or of a kind that PDF/A forbids (6.3)",
    "font": "a typeface is not embedded (6.2.11.4)",
    "font-unsure": "a typeface cannot be checked, so that PDF/A is not claimed",
    "font-widths": "the widths of a typeface are not those of its glyphs (6.2.11.5)",
    "glyph": "a glyph is missing from its typeface (6.2.11.4, 6.2.11.8)",
    "colour": "colours are device colours that the output intent does not cover (6.2.4.3)",
    "colour-unsure": "colours cannot be checked, so that PDF/A is not claimed",
    "content": "the content has operators that PDF/A does not know, or goes too deep (6.2.2, 6.1.13)",
    "resources": "a page inherits its resources (6.2.2)",
    "attachment": "an attachment is not described as PDF/A-3 requires (6.8)",
    "metadata": "the metadata cannot be read",
    "size": "a page is too small or too large (6.1.13)",
  },
};
