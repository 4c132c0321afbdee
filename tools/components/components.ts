/// <reference lib="dom" />
/** The script of the page of components: each in every state, by the function that draws it elsewhere. */
import { en as shop } from "../../web/shop/words_en.ts";
import { loadTexts } from "../../web/texts/languages.ts";
import { loadManyTexts } from "../../web/texts/many/load.ts";
import { loadRepairTexts } from "../../web/texts/repairs/load.ts";
import { loadWritingTexts } from "../../web/texts/writing/load.ts";
import { findings, plan, progress, several, verdicts } from "./of_checking.ts";
import { fields, form } from "./of_writing.ts";
import { judgedExample } from "./samples.ts";
import type { Shown } from "./shown.ts";
import { byId, type Child, el } from "../../web/browser/dom.ts";
import { button, fold, tell } from "../../web/browser/parts/controls.ts";
import { showKey } from "../../web/browser/parts/key.ts";
import { settingsOf } from "../../web/browser/settings.ts";
import { showSums } from "../../web/browser/writing/sums_view.ts";

/** Written by the build: the worker's script beside this one. */
declare const WORKER: string;

const nothing = () => {};
const KEY = `fl_live_${"0".repeat(40)}`;

async function loaded(): Promise<Shown> {
  const [texts, said, many, writing] = await Promise.all([
    loadTexts("en"),
    loadRepairTexts("en"),
    loadManyTexts("en"),
    loadWritingTexts("en"),
  ]);
  const makeWorker = () => new Worker(new URL(WORKER, import.meta.url), { type: "module" });
  return { texts, said, many, writing, ...await judgedExample(makeWorker, settingsOf(texts, "en", "")) };
}

function buttons(): readonly Child[] {
  return ["primary", "secondary", "link"].map((style) => {
    const disabled = button(`${style}, disabled`, { class: style, disabled: true }, nothing);
    return el("p", { class: "deeds" }, button(style, { class: style }, nothing), " ", disabled);
  });
}

function notices(): readonly Child[] {
  const alert = el("p", { class: "box", role: "alert" });
  tell(alert, "Something that was done, or could not be.");
  return [
    alert,
    el("p", { class: "notice" }, "What is to be looked at twice."),
    el("p", { class: "fault" }, "What is wrong."),
    el("p", { class: "quiet-text" }, "What few need to know."),
    fold("Folded", {}, el("p", {}, "Unfolded")),
  ];
}

function key(): readonly Child[] {
  const place = el("div", { class: "box" });
  showKey(place, KEY, "you@example.org", shop.spoken.key);
  return [place];
}

const components: Readonly<Record<string, (shown: Shown) => readonly Child[]>> = {
  "Buttons": buttons,
  "Notices and folds": notices,
  "A key": key,
  "Verdicts": verdicts,
  "Progress": progress,
  "The plan": plan,
  "Findings": findings,
  "Several files": several,
  "Fields": fields,
  "The form": form,
};

async function show(): Promise<void> {
  const shown = await loaded();
  byId("components", HTMLElement).append(
    ...Object.entries(components).map(([title, drawn]) =>
      el("section", { "data-component": title }, el("h2", {}, title), ...drawn(shown))
    ),
  );
  showSums(undefined, shown.writing, (amount) => amount);
  document.documentElement.dataset["state"] = "done";
}

void show();
