/** Lessons on the structure of documents, made of the rows of its rules: what a row counts is added, removed or set right. */
import { elementsSets } from "../../engine/judge/elements_set.ts";
import { facturxElements } from "../../engine/judge/facturx_set.ts";
import type { RuleSet } from "../../engine/judge/sets.ts";
import { compile } from "../../engine/rules/elements/compile.ts";
import type { ElementRow } from "../../engine/rules/elements/compiled.ts";
import { pathsOf } from "../../engine/rules/elements/row.ts";
import { ciiElements } from "../../engine/rules/en16931/cii.elements.ts";
import { ublElements } from "../../engine/rules/en16931/ubl.elements.ts";
import type { Level } from "../../engine/rules/facturx/levels.ts";
import { rowOfKind } from "../../engine/rules/facturx/outlines.ts";
import type { Swept } from "../../engine/rules/kit/sweep.ts";
import { elementCases, ensured, plain, setAll, settle, texts } from "../support/element_cases.ts";
import { Element } from "../support/elements.ts";
import { type Piece, rowCases } from "../support/facturx_cases.ts";
import { parsed } from "../support/elements.ts";
import type { Lesson } from "./lesson.ts";

const tables = { ubl: compile(ublElements), cii: compile(ciiElements) };

function syntaxLessons(): readonly Lesson[] {
  const setOf = (side: "ubl" | "cii"): RuleSet => elementsSets[side === "ubl" ? 0 : 1];
  return elementCases().filter(({ fails }) => fails).map((it): Lesson => ({
    set: setOf(it.side),
    id: it.id,
    side: it.side,
    make: () => parsed(it.xml),
    repair(root, at, found) {
      const row = tables[it.side].rows.find(({ order }) => `${order}` === found.kind?.split(" ")[0]);
      if (row !== undefined) repair(row, root, at, found);
    },
  }));
}

function facturxLessons(): readonly Lesson[] {
  const setOf = (level: Level) => facturxElements.filter(({ id }) => id === `elements-facturx-${level}`);
  return rowCases().cases.flatMap(({ level, id, breaks }) =>
    setOf(level).map((set): Lesson => ({
      set,
      id,
      side: "cii",
      make: () => elementOf(breaks),
      repair(root, at, found) {
        const row = rowOfKind(found.kind ?? "");
        if (row !== undefined) repair(row, root, at, found);
      },
    }))
  );
}

export function structureLessons(): readonly Lesson[] {
  return [...syntaxLessons(), ...facturxLessons()];
}

function elementOf({ name, attributes, children, text }: Piece, parent?: Element): Element {
  const element = new Element(name, parent, text);
  for (const [key, value] of Object.entries(attributes)) element.attributes.set(key, value);
  element.children.push(...children.map((it) => elementOf(it, element)));
  return element;
}

/** What the sentence on a row says to do: add what is missing, write a value that is allowed, or remove what is too much. */
function repair(row: ElementRow, root: Element, at: Element, { missing }: Swept): void {
  const [path = ""] = pathsOf(row);
  const attribute = path.split("@")[1];
  if (row.unlike !== undefined) return setAll(at, path, "Somebody Else");
  if (missing !== undefined) return add(row, at);
  if (row.form !== undefined) return write(row, at, attribute);
  if (row.distinct !== undefined && row.distinct !== "paths") return unify(row, root, at);
  if (attribute === undefined) at.remove();
  else at.attributes.delete(attribute);
}

function add(row: ElementRow, to: Element): void {
  const { among, having } = row;
  const [path = ""] = pathsOf(row);
  const place = among === undefined || path === "." ? among ?? path : `${among}/${path}`;
  const [element = "", attribute] = place.replace(/^\/\/?/, "").split(/\/?@/);
  const steps = element.split("/").filter((it) => it !== "" && it !== ".");
  const last = steps.at(-1);
  const around = ensured(to, steps.slice(0, -1).join("/"));
  if (attribute !== undefined) return void ensured(to, element).attributes.set(attribute, "1");
  if (last === undefined) return;
  const added = around.add(last.split("|")[0] ?? "", plain(last));
  if (having !== undefined) settle(having, added, true);
}

function write({ form, codes }: ElementRow, at: Element, attribute: string | undefined): void {
  const value = typeof form === "string" ? texts[form][0] : [...codes ?? []][0] ?? "";
  if (attribute === undefined) at.text = value;
  else at.attributes.set(attribute, value);
  if (form === "none") {
    at.attributes.set("format", "102");
    at.text = texts.digits[0];
  }
}

/** Gives all of them the text of the first. */
function unify(row: ElementRow, root: Element, at: Element): void {
  const same = root.all().filter(({ name }) => name === at.name);
  const [first] = same;
  for (const it of same) it.text = first?.text ?? "";
  if (row.distinct === undefined) at.remove();
}
