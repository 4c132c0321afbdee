/** What became of the files, in a sentence for screen readers. */
import type { UiTexts } from "../texts/texts.ts";
import type { Checked } from "./checked.ts";
import { filled } from "./dom.ts";
import { counts } from "./report_view.ts";

export function outcomeOf(files: readonly Checked[], ui: UiTexts): string {
  const answers = files.map(({ answer }) => answer).filter((it) => it !== undefined);
  const [only] = answers;
  if (answers.length === 1 && only?.kind === "report") {
    const { file, result } = only;
    const parts = [result.valid ? ui.accepted : ui.refused, counts(result, ui)].filter((it) => it !== "");
    return filled(ui.done, file, parts.join(", "));
  }
  if (answers.length === 1 && only?.kind === "refused") {
    return filled(ui.done, only.file, `${ui.notRead}, ${only.message}`);
  }
  const reports = answers.filter((it) => it.kind === "report");
  const accepted = reports.filter(({ result }) => result.valid).length;
  return filled(ui.doneSeveral, answers.length, accepted, reports.length - accepted, answers.length - reports.length);
}
