/** What repairs ask of all lines of an invoice: worked out once, however many findings ask. */
import type { JsonTree } from "./operation.ts";

/** The identifiers of the lines. */
export const lineIds = onceIn((tree) => new Set(ofLines(tree, "id")));

/** Whether all lines are exempt from VAT. */
export const isAllExempt = onceIn((tree) => {
  return Array.isArray(tree.at("/lines")) && ofLines(tree, "vatCategory").every((category) => category === "E");
});

/** A field of all lines. */
export function ofLines(tree: JsonTree, name: string): readonly (string | undefined)[] {
  return tree.items("/lines").map((line) => tree.text(`${line}/${name}`));
}

/** Work on an invoice that is done once, however often it is asked for. */
export function onceIn<T>(work: (tree: JsonTree) => T): (tree: JsonTree) => T {
  const known = new WeakMap<JsonTree, { readonly result: T }>();
  return (tree) => {
    const kept = known.get(tree) ?? { result: work(tree) };
    known.set(tree, kept);
    return kept.result;
  };
}
