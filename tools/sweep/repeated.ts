/** Invoices with many of one group, whose identities and references have a shape: what rules look up and add up. */
import { generate, type Invoice, type Profile } from "../../engine/mod.ts";
import { type Element, parsed, written } from "../../tests/support/elements.ts";
import { modelFor } from "../../tests/support/models.ts";
import type { Target } from "./target.ts";

/**
 * What the nth identity or reference of a group is, by the group's place among so many. Those of even places are what one
 * group is called, those of odd places what it refers to.
 */
const shapes: Readonly<Record<string, (index: number, nth: number, count: number) => number>> = {
  "all distinct": (index, nth) => 10 * index + nth,
  "all equal": () => 1,
  "in a chain": (index, nth) => index + nth % 2,
  "in a cycle": (index, nth, count) => (index + nth % 2) % count,
};

/** So many groups of a size for the length of a text: a document of four times the length is not too large to be read. */
function countFor(length: number, size: number): number {
  return Math.ceil(length / Math.max(100, 8 * size));
}

/** What may name something, or say what it belongs to: keys of the VAT breakdown, too. Codes stay those that are known. */
const free = /(?:ID|Percent|ExemptionReason)$/;

/** Every group of an invoice with all business terms, in each syntax, in each shape. */
export function repeatedTargets(): readonly Target[] {
  return [...Object.entries(documents()).flatMap(inXml), ...inJson(invoiceFor("en16931"))];
}

/** The invoice of a profile that has whatever it may have. */
function invoiceFor(profile: Profile): Invoice {
  return modelFor(profile, {
    maybe: () => true,
    below: (bound) => Math.min(1, bound - 1),
    of: ([first]) => first ?? never(),
    words: () => "words",
  });
}

function never(): never {
  throw new RangeError("Cannot sweep: nothing to choose from");
}

function documents(): Readonly<Record<string, string>> {
  const [ubl, core] = (["xrechnung-ubl", "facturx-en16931"] as const).map((profile) => {
    const written = generate(JSON.stringify(invoiceFor(profile)), { profile });
    return "ok" in written ? written.ok.xml : never();
  });
  if (ubl === undefined || core === undefined) return never();
  return { UBL: ubl, CII: core, EXTENDED: extended(core) };
}

/** The same in the level EXTENDED, with a line that is below another and has lines below it. */
function extended(xml: string): string {
  const root = parsed(xml);
  for (const { name, children } of root.all()) {
    if (name === "ram:GuidelineSpecifiedDocumentContextParameter") {
      for (const id of children) id.text = "urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended";
    }
  }
  for (const line of root.all().filter(({ name }) => name === "ram:AssociatedDocumentLineDocument")) {
    const [id, ...others] = line.children.splice(0);
    if (id !== undefined) line.children.push(id);
    line.add("ram:ParentLineID", "1");
    line.add("ram:LineStatusCode", "1");
    line.add("ram:LineStatusReasonCode", "GROUP");
    line.children.push(...others);
  }
  return written(root);
}

function inXml([syntax, xml]: readonly [string, string]): readonly Target[] {
  const paths = new Set(parsed(xml).all().filter(({ children }) => children.length > 0).map(pathOf));
  return [...paths].filter((path) => path !== "").flatMap((path) =>
    Object.entries(shapes).map(([shape, valueAt]) => ({
      name: `${syntax} many ${path}, ${shape}`,
      with: (text) => {
        const root = parsed(xml);
        const [group] = root.at(path);
        if (group !== undefined) repeat(group, countFor(text.length, group.all().length), valueAt);
        return written(root);
      },
    }))
  );
}

/** The path of an element below the root. */
function pathOf({ name, parent }: Element): string {
  return parent?.parent === undefined ? "" : [pathOf(parent), name].filter((step) => step !== "").join("/");
}

type ValueAt = (typeof shapes)[string];

/** Puts so many of a group in its place. */
function repeat(group: Element, count: number, valueAt: ValueAt): void {
  const { parent } = group;
  if (parent === undefined) return;
  const [before, after] = [parent.children.indexOf(group), parent.children.length];
  for (let index = 0; index < count; index++) {
    let nth = 0;
    copy(group, parent, (name, text) => free.test(name) ? `${valueAt(index, nth++, count)}` : text);
  }
  const copies = parent.children.splice(after);
  parent.children.splice(before, 1, ...copies);
}

function copy(of: Element, into: Element, textOf: (name: string, text: string) => string): void {
  const made = into.add(of.name, of.children.length === 0 ? textOf(of.name, of.text) : "");
  for (const [name, value] of of.attributes) made.attributes.set(name, value);
  for (const child of of.children) copy(child, made, textOf);
}

/** Every list of the JSON model. */
function inJson(invoice: Invoice): readonly Target[] {
  return Object.entries(invoice).filter(([, value]) => Array.isArray(value)).flatMap(([field, value]) =>
    Object.entries(shapes).map(([shape, valueAt]) => ({
      name: `json many ${field}, ${shape}`,
      with: (text) => {
        const count = countFor(text.length, JSON.stringify(value[0]).split(":").length);
        const items = Array.from({ length: count }, (_, index) => {
          let nth = 0;
          const named = (key: string, item: unknown) =>
            typeof item === "string" && /(?:[iI]d|Rate|Reason|Number)$/.test(key)
              ? `${valueAt(index, nth++, count)}`
              : item;
          return JSON.parse(JSON.stringify(value[0], named));
        });
        return JSON.stringify({ ...invoice, [field]: items });
      },
    }))
  );
}
