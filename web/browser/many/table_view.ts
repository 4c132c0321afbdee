/// <reference lib="dom" />
/** The table of many files: verdict, what is wrong first, and what is owed. It is drawn as far as somebody reads. */
import { moneyIn } from "../../sheet/format.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import type { ManyTexts } from "../../texts/many/texts.ts";
import type { SheetTexts } from "../../texts/texts.ts";
import { el, filled } from "../dom.ts";
import { button } from "../parts/controls.ts";
import { growing } from "../parts/growing.ts";
import { tableView as tableOf } from "../parts/table.ts";
import type { Tallied } from "./tallied.ts";

/** Rows that are drawn at once. */
const ROWS = 100;

export interface TableWays {
  readonly said: ManyTexts;
  readonly sheet: SheetTexts;
  readonly language: LanguageTag;
  readonly open: (id: number) => void;
}

export function tableView(ways: TableWays) {
  const { said } = ways;
  const { columns } = said;
  const heads = [columns.file, columns.verdict, columns.cause, columns.due].map((label) => ({ label }));
  const table = tableOf(heads, [], { "aria-label": said.table });
  const [body = el("tbody")] = table.tBodies;
  const none = el("p", { class: "quiet-text" }, said.noneFound);
  let opened = 0;
  const view = (it: Tallied) => rowOf(it, it.id === opened, ways);
  const rows = growing(body, { atOnce: ROWS, label: said.more, view });
  const show = (files: readonly Tallied[], now: number) => {
    opened = now;
    const focused = body.querySelector<HTMLElement>("button:focus")?.dataset["id"];
    rows.show(files);
    none.hidden = files.length > 0;
    table.hidden = files.length === 0;
    if (focused !== undefined) body.querySelector<HTMLElement>(`button[data-id="${focused}"]`)?.focus();
  };
  return { element: el("div", { class: "many-table" }, table, none, rows.more), show };
}

function rowOf({ id, name, tally }: Tallied, isOpened: boolean, ways: TableWays): HTMLElement {
  const { said, sheet, language, open } = ways;
  const verdict = tally?.verdict ?? "waiting";
  const press = button("", {
    "data-id": `${id}`,
    "aria-label": filled(said.open, name),
    "aria-current": isOpened ? "true" : undefined,
  }, () => open(id));
  press.append(el("bdi", {}, name));
  const [first] = tally?.wrong ?? [];
  const rule = el("code", { class: "quiet-text" }, first?.rule);
  const money = moneyIn(tally?.currency, { language, texts: sheet });
  return el(
    "tr",
    { "data-file": name, "data-outcome": verdict },
    el("th", { scope: "row" }, press),
    el("td", {}, el("span", { class: `state ${verdict}`, "aria-hidden": "true" }), " ", said.verdicts[verdict]),
    el("td", {}, ...first === undefined ? [tally && said.nothingWrong] : [first.message, " ", rule]),
    el("td", { class: "amount" }, tally?.due === undefined ? "" : money(tally.due)),
  );
}
