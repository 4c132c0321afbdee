/** The elements that a model is written as, as a tree: two models can be compared by what they become. */
import type { Pointers } from "../../model/pointers.ts";
import type { Syntax } from "../../model/codes/index.ts";
import type { ModelGroup } from "../../model/model.ts";
import type { Attributes } from "../../syntax/bound.ts";
import type { Binding } from "../../syntax/row.ts";
import { walk } from "../../syntax/write/walk.ts";

export interface Written {
  readonly name: string;
  readonly attributes: Attributes;
  /** Of an element without elements. */
  readonly text: string;
  readonly children: readonly Written[];
  /** The JSON pointers of the values that it holds. */
  readonly pointers: readonly string[];
  /** The same for elements that are the same. Between the parts stand characters that no XML holds. */
  readonly print: string;
}

interface Open {
  readonly name: string;
  readonly attributes: Attributes;
  readonly place: number;
  text: string;
  readonly children: Written[];
}

/** What a model is written as in a syntax; undefined for a syntax that has no root element. */
export function writtenAs(
  binding: Binding,
  syntax: Syntax,
  invoice: ModelGroup,
  pointers: Pointers,
): Written | undefined {
  const open: Open[] = [];
  let root: Written | undefined;
  walk(binding, syntax, invoice, {
    open(name, attributes, place) {
      open.push({ name, attributes: attributes ?? {}, place, text: "", children: [] });
    },
    text(text) {
      const last = open.at(-1);
      if (last !== undefined) last.text += text;
    },
    close() {
      const last = open.pop();
      if (last === undefined) return;
      root = closed(last, pointers);
      open.at(-1)?.children.push(root);
    },
  });
  return root;
}

function closed({ name, attributes, text, children, place }: Open, pointers: Pointers): Written {
  const own = children.length === 0 ? [pointers.at(place)] : [];
  const parts = [name, JSON.stringify(attributes), text, ...children.map((it) => it.print)];
  const print = `\u0001${parts.join("\u0002")}\u0003`;
  return { name, attributes, text, children, pointers: [...own, ...children.flatMap((it) => it.pointers)], print };
}
