/// <reference lib="dom" />
/**
 * A part of the form: its fields, or those of each line. What is there stays where it is while fields come and go around it,
 * so that nobody loses the place in which he is, or presses a button that is gone.
 */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { type Draft, type FieldPlace, MOST_LINES } from "../../writing/draft.ts";
import { linePart, type Part, sellerPart } from "../../writing/fields.ts";
import type { Fold } from "../../writing/row.ts";
import { el, filled } from "../dom.ts";
import { button, fold as folded } from "../parts/controls.ts";
import type { FieldView } from "./field_view.ts";

export interface PartWays {
  readonly said: WritingTexts;
  readonly draft: () => Draft;
  readonly field: (part: Part, place: FieldPlace) => FieldView;
  /** What stands below the last field of a fold. */
  readonly below: Readonly<Partial<Record<Fold, HTMLElement>>>;
  readonly addLine: () => void;
  readonly removeLine: (line: number) => void;
  /** Whether the seller is who is remembered, so that nothing has to be entered there. */
  readonly knowsSeller: boolean;
}

/** Something on the page that follows the draft. */
export interface Following {
  readonly element: HTMLElement;
  readonly refresh: () => void;
}

export function partView(part: Part, ways: PartWays): Following {
  const view = part === linePart ? linesView(ways) : entriesView(part, 0, ways);
  const { element: content, refresh } = part === sellerPart && ways.knowsSeller ? onceView(view, ways) : view;
  const legend = el("legend", {}, ways.said.parts[part.id]);
  return { element: el("fieldset", { class: `box form-part ${part.id}` }, legend, content), refresh };
}

/** Who is remembered is shown in one line, and can be changed behind it. */
function onceView({ element, refresh }: Following, { draft, said }: PartWays): Following {
  const own = folded("", { class: "fold" }, element);
  return {
    element: own,
    refresh: () => {
      refresh();
      const line = ["/seller/name", "/seller/address/city"].map((it) => draft().at(it)).filter((it) => it !== "");
      own.children[0]?.replaceChildren(line.join(", ") || said.parts.seller);
    },
  };
}

/** The fields of a part, and below them those that are folded. */
function entriesView(part: Part, line: number, ways: PartWays): Following {
  const folds = new Set(part.fields.map(({ fold }) => fold));
  const groups = [undefined, ...[...folds].filter((it) => it !== undefined)].map((fold) =>
    groupView(part, fold, line, ways)
  );
  return {
    element: el("div", {}, ...groups.map(({ element }) => element)),
    refresh: () => groups.forEach(({ refresh }) => refresh()),
  };
}

function groupView(part: Part, fold: Fold | undefined, line: number, ways: PartWays): Following {
  const { said, draft, field, below } = ways;
  const more = fold === undefined ? undefined : below[fold];
  let isNew = true;
  const entries = el("div", { class: "entries" });
  const views = new Map<string, FieldView>();
  const details = fold === undefined ? undefined : folded(said.folds[fold], { class: "fold" }, entries);
  const refresh = () => {
    const places = draft().places(part, line).filter(({ row }) => row.fold === fold);
    const shown = places.map((place) => {
      const view = views.get(place.pointer) ?? field(part, place);
      views.set(place.pointer, view);
      view.show(draft().text(place));
      return view.element;
    });
    putInOrder(entries, more === undefined ? shown : [...shown, more]);
    // What follows from another field opens nothing.
    const isChanged = places.some((place) => draft().text(place) !== (place.row.starts ?? ""));
    if (details !== undefined && isNew && isChanged) details.open = true;
    isNew = false;
  };
  return { element: details ?? entries, refresh };
}

function linesView(ways: PartWays): Following {
  const { said, draft, addLine } = ways;
  const views: Following[] = [];
  const list = el("div", {});
  const more = button(said.addLine, { class: "secondary", "data-add-line": true }, addLine);
  const refresh = () => {
    const { lines } = draft();
    while (views.length < lines) views.push(lineView(views.length, ways));
    views.length = lines;
    putInOrder(list, views.map(({ element }) => element));
    for (const view of views) view.refresh();
    more.hidden = lines === MOST_LINES;
  };
  return { element: el("div", {}, list, more), refresh };
}

function lineView(line: number, ways: PartWays): Following {
  const { said, draft, removeLine } = ways;
  const { element: entries, refresh } = entriesView(linePart, line, ways);
  const remove = button(filled(said.removeLine, line + 1), { class: "link" }, () => removeLine(line));
  const element = el(
    "fieldset",
    { class: "line" },
    el("legend", {}, filled(said.line, line + 1)),
    entries,
    el("p", { class: "line-end" }, el("span", {}, said.lineNet), el("output", { class: "line-net" }, "–"), remove),
  );
  return {
    element,
    refresh: () => {
      remove.hidden = draft().lines === 1;
      refresh();
    },
  };
}

/** Those that are there already, and stay, are not moved: what has the focus keeps it. */
function putInOrder(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Element>(wanted);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  for (const [at, child] of wanted.entries()) {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  }
}
