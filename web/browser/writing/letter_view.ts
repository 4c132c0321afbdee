/// <reference lib="dom" />
/** The invoice as its buyer reads it, beside the form while it is written. */
import type { Sheet } from "../../sheet/sheet.ts";
import type { UiTexts } from "../../texts/texts.ts";
import { unfold } from "../parts/controls.ts";
import { sheetView } from "../sheet_view.ts";

/** A value that is pressed leads to its field. */
export function letterView(place: HTMLElement, sheet: Sheet, ui: UiTexts): void {
  const scrolled = place.firstElementChild?.scrollTop ?? 0;
  const { element } = sheetView(sheet, [], {
    ui,
    toFinding: () => {},
    change: (pointer) => {
      const field = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
      if (field === null) return;
      unfold(field);
      field.focus();
    },
  });
  place.replaceChildren(element);
  element.scrollTop = scrolled;
}
