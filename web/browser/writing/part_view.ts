/// <reference lib="dom" />
/** A part of the form: its fields, or those of each line. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { type Draft, MOST_LINES, type Place } from "../../writing/draft.ts";
import { linePart } from "../../writing/fields.ts";
import type { Part } from "../../writing/row.ts";
import { button, el, filled } from "../dom.ts";

export interface PartWays {
  readonly field: (place: Place) => HTMLElement;
  readonly addLine: () => void;
  readonly removeLine: (line: number) => void;
}

export function partView(part: Part, draft: Draft, said: WritingTexts, ways: PartWays): HTMLElement {
  const content = part === linePart
    ? linesView(draft, said, ways)
    : [el("div", { class: "entries" }, ...draft.places(part).map(ways.field))];
  return el("fieldset", { class: `box form-part ${part.id}` }, el("legend", {}, said.parts[part.id]), ...content);
}

function linesView(draft: Draft, said: WritingTexts, { field, addLine, removeLine }: PartWays): readonly HTMLElement[] {
  const lines = Array.from({ length: draft.lines }, (_, line) =>
    el(
      "fieldset",
      { class: "line" },
      el("legend", {}, filled(said.line, line + 1)),
      el("div", { class: "entries" }, ...draft.places(linePart, line).map(field)),
      el(
        "p",
        { class: "line-end" },
        el("span", {}, said.lineNet),
        el("output", { class: "line-net" }, "–"),
        draft.lines === 1
          ? undefined
          : button(filled(said.removeLine, line + 1), { class: "link" }, () => removeLine(line)),
      ),
    ));
  const more = draft.lines === MOST_LINES
    ? []
    : [button(said.addLine, { class: "secondary", "data-add-line": true }, addLine)];
  return [...lines, ...more];
}
