/** BR-TMP-2 and DE-R-T02 in UBL: where a supporting document lies (BT-124). */
import { isKind, type Leaf, leaves } from "../../syntax/bound.ts";
import { oneOf } from "../../syntax/values.ts";
import { inside } from "../kit/select.ts";
import { hasUrlShape } from "./german_shapes.ts";

/** An external reference has an absolute URL; a document may have several. */
export function hasReference(mark: Leaf): boolean {
  const { parent } = mark;
  if (!isKind(parent, "document")) return true;
  return hasUrlShape(oneOf(inside(mark, leaves(parent, "urlElement"), leaves(parent, "url")))?.text ?? "");
}
