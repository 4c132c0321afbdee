/// <reference lib="dom" />
/** A list that grows: what is long is drawn as far as somebody reads. */
import { el, filled } from "../dom.ts";
import { button } from "./controls.ts";

export interface GrowingWays<T> {
  readonly atOnce: number;
  /** {0} is how many the button draws. */
  readonly label: string;
  readonly view: (it: T) => HTMLElement;
}

export function growing<T>(list: HTMLElement, { atOnce, label, view }: GrowingWays<T>) {
  let [all, end]: [readonly T[], number] = [[], atOnce];
  /** Draws on, up to so many. */
  const grow = (to: number) => {
    end = Math.max(end, to);
    list.append(...all.slice(list.childElementCount, end).map(view));
    more.hidden = all.length <= end;
    more.textContent = filled(label, Math.min(atOnce, all.length - end));
  };
  // Below the list; hidden where all is drawn.
  const more = button("", { class: "secondary more" }, () => grow(end + atOnce));
  /** Draws these in the place of those that were there. */
  const show = (them: readonly T[]) => {
    all = them;
    list.replaceChildren();
    grow(end);
  };
  return { more, show, grow };
}

/** A list of values, and its button. */
export function grown<T>(all: readonly T[], ways: GrowingWays<T>): readonly HTMLElement[] {
  const list = el("ul", { class: "values" });
  const { more, show } = growing(list, ways);
  show(all);
  return [list, more];
}
