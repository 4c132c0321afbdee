/** Values that somebody gives for places in the JSON model, as operations. */
import { JsonTree, lastStep, type Operation, parentOf, type PatchValue } from "./operation.ts";

/** By JSON pointer (RFC 6901). */
export type Answers = Readonly<Record<string, PatchValue>>;

/**
 * What puts a value in its place, with the objects and lists around it that are not there; none where it is there already, and
 * undefined for what is no pointer.
 */
export function settingOf(tree: JsonTree, pointer: string, value: PatchValue): readonly Operation[] | undefined {
  if (!pointer.startsWith("/")) return undefined;
  if (tree.at(pointer) === value) return [];
  if (tree.at(pointer) !== undefined) return [{ op: "replace", path: pointer, value }];
  const identifier = asIdentifier(tree, pointer, value);
  if (identifier !== undefined) return [identifier];
  const operations: Operation[] = [{ op: "add", path: pointer, value }];
  for (let at = pointer;;) {
    const around = parentOf(at) ?? "";
    if (tree.at(around) !== undefined) return operations;
    operations.unshift({ op: "add", path: around, value: /^\d+$/.test(lastStep(at)) ? [] : {} });
    at = around;
  }
}

/** An identifier that is a text until it gets a scheme. */
function asIdentifier(tree: JsonTree, pointer: string, value: PatchValue): Operation | undefined {
  const path = parentOf(pointer) ?? "";
  const [own, name] = [tree.text(path), lastStep(pointer)];
  if (own === undefined || typeof value !== "string") return undefined;
  if (name === "value") return { op: "replace", path, value };
  return name === "schemeId" ? { op: "replace", path, value: { value: own, schemeId: value } } : undefined;
}
