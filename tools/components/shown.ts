/** What components are shown with. */
import type { ManyTexts } from "../../web/texts/many/texts.ts";
import type { RepairTexts } from "../../web/texts/repairs/texts.ts";
import type { Texts } from "../../web/texts/texts.ts";
import type { WritingTexts } from "../../web/texts/writing/texts.ts";
import type { Samples } from "./samples.ts";

export interface Shown extends Samples {
  readonly texts: Texts;
  readonly said: RepairTexts;
  readonly many: ManyTexts;
  readonly writing: WritingTexts;
}
