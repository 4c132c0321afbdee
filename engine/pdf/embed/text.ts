/** The wording of what keeps a PDF from being PDF/A-3, in a language. */
import type { Marks } from "../../model/said.ts";
import type { ObstacleKind } from "./obstacle.ts";

export interface EmbedWords {
  readonly quotes: Marks;
  /** Said first of what is on a page. `{page}` stands for its number. */
  readonly place: string;
  /** `{what}` stands for the obstacle, `{about}` for what of the PDF it is about. */
  readonly about: string;
  readonly obstacles: Readonly<Record<ObstacleKind, string>>;
}
