/// <reference lib="dom" />
/** What is to be done, as cards in their order, and what was done. */
import { type Asked, nothingAsked, type RepairState, type ShownCause, type ShownRepair } from "../worker/repaired.ts";
import { cardView, type CardWays } from "./card_view.ts";
import { changeView } from "./changes_view.ts";
import { counted, el, filled } from "./dom.ts";
import { button } from "./parts/controls.ts";

export function causesView(repairing: RepairState, ways: CardWays): HTMLElement {
  const { causes, total, unasked, applied } = repairing;
  const { said, act, owner, mail, accepted } = ways;
  const all = () => act((asked) => ({ ...asked, accept: [...asked.accept, ...unasked] }));
  const rest = total - causes.length;
  const isIssuer = owner === "issuer";
  const current = causes.find(canBeDone) ?? causes[0];
  const heading = accepted ? said.optional : isIssuer ? said.steps : said.causes;
  return el(
    "div",
    { class: "plan" },
    applied.length === 0 ? undefined : appliedView(applied, ways),
    total === 0 ? undefined : el("h3", {}, counted(heading, total)),
    isIssuer || total === 0 ? undefined : mail,
    !isIssuer || unasked.length === 0
      ? undefined
      : el("p", { class: "deeds" }, button(said.applyAll, { class: "primary", "data-apply-all": true }, all)),
    el("ol", { class: "causes" }, ...causes.map((it) => cardView(it, it === current, ways))),
    rest === 0 ? undefined : el("p", { class: "quiet-text" }, filled(said.moreCauses, rest)),
  );
}

function canBeDone({ repairable, choices, fields }: ShownCause): boolean {
  return repairable || choices.length > 0 || fields.length > 0;
}

/** What was changed, each with the way back. */
function appliedView(applied: readonly ShownRepair[], { said, act }: CardWays): HTMLElement {
  const items = applied.flatMap(({ id, title, changes }) => {
    const label = `${said.undoOne}: ${title}`;
    const back = () => act((asked) => without(asked, id));
    const undo = () => button(said.undoOne, { class: "link", "data-undo": true, "aria-label": label }, back);
    // A repair that changes no value is shown by its title.
    if (changes.length === 0) return [el("p", { class: "change" }, el("span", { class: "field" }, title), " ", undo())];
    return changes.map((change) => changeView(change, said, " ", undo()));
  });
  return el(
    "section",
    { class: "repaired", "data-changes": true },
    el("p", {}, said.applied, " ", button(said.undo, { class: "link" }, () => act(() => nothingAsked))),
    el("div", { class: "changes" }, ...items),
  );
}

/** Without a repair, by its id, or an answer, by its pointer. */
function without({ accept, answers }: Asked, id: string): Asked {
  const { [id]: _, ...others } = answers;
  return { accept: accept.filter((it) => it !== id), answers: others };
}
