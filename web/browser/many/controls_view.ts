/// <reference lib="dom" />
/** What narrows the table of many files: the verdict, a part of the name, and a rule that several of them break. */
import type { ManyTexts } from "../../texts/many/texts.ts";
import { counted, el, filled } from "../dom.ts";
import { button } from "../parts/controls.ts";
import { type Filter, type Shared, sharedIn, type Tallied } from "./tallied.ts";

/** Rules that are offered: the most frequent ones. */
const MOST_SHARED = 12;

export function controlsView(said: ManyTexts, filter: (change: Partial<Filter>) => void) {
  const verdicts = ["accepted", "refused", "unreadable"] as const;
  const select = el(
    "select",
    { "data-filter": "verdict" },
    el("option", { value: "" }, said.all),
    ...verdicts.map((it) => el("option", { value: it }, said.verdicts[it])),
  );
  select.addEventListener("change", () => filter({ verdict: verdicts.find((it) => it === select.value) ?? "" }));
  const search = el("input", { type: "search", "data-filter": "name", "aria-label": said.search });
  search.placeholder = said.search;
  search.addEventListener("input", () => filter({ name: search.value }));
  const shared = el("ul", { class: "shared" });
  const title = el("h3", {}, said.shared);
  const element = el(
    "div",
    { class: "many-controls" },
    title,
    shared,
    el("p", { class: "filters" }, el("label", {}, el("span", {}, said.filter), " ", select), search),
  );
  const show = (files: readonly Tallied[], { rule }: Filter) => {
    const rows = sharedIn(files).slice(0, MOST_SHARED);
    const focused = shared.querySelector<HTMLElement>("button:focus")?.dataset["rule"];
    shared.replaceChildren(...rows.map((it) => el("li", {}, sharedView(it, it.rule === rule, said, filter))));
    title.hidden = rows.length === 0;
    if (focused !== undefined) shared.querySelector<HTMLElement>(`[data-rule="${CSS.escape(focused)}"]`)?.focus();
  };
  return { element, show };
}

function sharedView(
  { rule, message, files, isSame }: Shared,
  pressed: boolean,
  said: ManyTexts,
  filter: (change: Partial<Filter>) => void,
): HTMLElement {
  const about = { class: "secondary", "data-rule": rule, "aria-pressed": `${pressed}` };
  const press = button("", about, () => filter({ rule: pressed ? "" : rule }));
  press.append(
    el("strong", {}, counted(said.inFiles, files)),
    isSame ? ` ${message} ` : `, ${filled(said.suchAs, message)} `,
    el("code", { class: "quiet-text" }, rule),
  );
  return press;
}
