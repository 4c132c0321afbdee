/** Reads content models as the generated tables have them. */
import type { Item, Particle } from "./model.ts";

/** The next element that none named before. */
export const NEXT = "/";

/** Reads a content model: an item has two characters or is the next one, groups are in brackets, "|" between choices. */
export function particleOf<E>(text: string, item: (code: string) => Item<E>): Particle<E> {
  interface Open {
    readonly of: Particle<E>[];
    choice: boolean;
  }
  const open: Open[] = [{ of: [], choice: false }];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const inner = open.at(-1) ?? { of: [], choice: false };
    if (sign === "(") open.push({ of: [], choice: false });
    else if (sign === "|") inner.choice = true;
    else {
      const code = sign === NEXT ? NEXT : text.slice(at, at + 2);
      if (sign === ")") open.pop();
      else at += code.length - 1;
      const occurs = text.charAt(at + 1);
      const often = { optional: "?*".includes(occurs), repeats: "*+".includes(occurs) };
      const group = inner.choice ? "choice" : "sequence";
      const part = sign === ")" ? { group, of: inner.of, ...often } as const : { item: item(code), ...often };
      (open.at(-1) ?? inner).of.push(part);
      at++;
    }
  }
  return { group: "sequence", of: open[0]?.of ?? [], optional: false, repeats: false };
}
