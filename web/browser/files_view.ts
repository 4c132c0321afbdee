/** The chosen files, when there are several: what became of each, and which one is shown. */
import type { UiTexts } from "../texts/texts.ts";
import { button, el } from "./dom.ts";
import type { Checked } from "./checked.ts";
import { counts } from "./report_view.ts";

export function filesView(
  files: readonly Checked[],
  shown: number,
  ui: UiTexts,
  choose: (id: number) => void,
): HTMLElement {
  const items = files.map((it) => {
    const press = button(
      "",
      { "aria-current": it.id === shown ? "true" : undefined, class: `file ${stateOf(it)}` },
      () => choose(it.id),
    );
    press.append(
      el("span", { class: "state", "aria-hidden": "true" }),
      el("bdi", { class: "file-name" }, it.file.name),
      el("span", { class: "quiet-text" }, saidOf(it, ui)),
    );
    return el("li", {}, press);
  });
  return el("nav", { class: "files", "aria-label": ui.files }, el("ul", {}, ...items));
}

function stateOf({ state, answer }: Checked): string {
  if (answer === undefined) return state;
  return answer.kind === "refused" ? "unreadable" : answer.result.valid ? "accepted" : "refused";
}

function saidOf({ state, stage, answer }: Checked, ui: UiTexts): string {
  if (answer?.kind === "refused") return ui.notRead;
  if (answer !== undefined) return counts(answer.result, ui) || ui.accepted;
  return state === "working" ? ui[stage] : ui[state === "stopped" ? "stopped" : "waiting"];
}
