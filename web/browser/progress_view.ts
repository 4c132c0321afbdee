/// <reference lib="dom" />
/** What is being done, and the way to stop it; or that it was stopped. */
import type { UiTexts } from "../texts/texts.ts";
import type { Checked, ChosenFiles } from "./chosen_files.ts";
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";

export function progressView(files: readonly Checked[], ui: UiTexts, stop: () => void): readonly Node[] {
  const working = files.find(({ state }) => state === "working");
  if (working === undefined) {
    return files.some(({ state }) => state === "stopped") ? [el("p", { class: "box" }, ui.stopped)] : [];
  }
  const { file, stage } = working;
  return [
    el("progress", { "aria-label": ui[stage] }),
    el("span", {}, `${file.name}: ${ui[stage]}`),
    button(ui.stop, { class: "secondary" }, stop),
  ];
}

/** Says in the document itself how far the page is. */
export function showState(files: ChosenFiles, isBusy: boolean): void {
  const state = isBusy || files.areWaiting ? "working" : "done";
  document.documentElement.dataset["state"] = files.all.length === 0 ? "idle" : state;
}
