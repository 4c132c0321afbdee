/** Which specification an invoice names (BT-24), for rules that ask it. */
import { identifierOf, type KnownSpecification } from "../../model/specifications.ts";
import { type Bound, leaves } from "../../syntax/bound.ts";
import { textNodes } from "../../syntax/values.ts";

/** Whether BT-24 is the identifier of a specification, compared as written and text node by text node. */
export function names(specification: KnownSpecification) {
  const needs = identifierOf(specification);
  return Object.assign((document: Bound) => named(document).includes(needs), { needs });
}

/** What a document names. */
export function named({ root }: Bound): readonly string[] {
  return textNodes(leaves(root, "specificationIdentifier"));
}
