/** What became of a file, in a sentence for screen readers. */
import type { UiTexts } from "../texts/texts.ts";
import type { Checked } from "./checked.ts";
import { filled } from "./dom.ts";
import { counts } from "./report_view.ts";

export function outcomeOf(answer: NonNullable<Checked["answer"]>, ui: UiTexts): string {
  if (answer.kind === "refused") return filled(ui.done, answer.file, `${ui.notRead}. ${answer.said ?? answer.message}`);
  const { file, result } = answer;
  const parts = [result.valid ? ui.accepted : ui.refused, counts(result, ui)].filter((it) => it !== "");
  return filled(ui.done, file, parts.join(", "));
}
