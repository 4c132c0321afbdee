/**
 * What a level above EN 16931 counts in its sums otherwise than its model: logistics services are charges, and headings are
 * no lines. Where an invoice is diagnosed its model says the same, so that its sums can be told right from wrong.
 */
import { asJson, reopened } from "../edits/model.ts";
import { type KnownSpecification, specificationOf } from "../model/specifications.ts";
import type { OpenedJson, OpenedXml } from "../open/open.ts";
import { JsonTree, type Operation, pointerTo } from "../edits/operation.ts";
import { type Element, Tree, valueOf } from "../rules/paths/tree.ts";
import { cii } from "../syntax/cii.ts";
import { readXml } from "../xml/reader.ts";

/** The model of a document as its sums take it. */
export interface Counted {
  readonly opened: OpenedJson;
  /** What stands otherwise in the document, or not at all: no repair changes it. */
  readonly foreign: readonly string[];
}

const extended: ReadonlySet<string> = new Set<KnownSpecification>(["facturx-extended", "fr-extended"]);

const CHARGE = "SpecifiedLogisticsServiceCharge";
const STATUS = "LineStatusReasonCode";

export function countedModel(opened: OpenedXml): Counted {
  const model = asJson(opened);
  const { document: { syntax }, identity: { specification = "" }, text } = opened;
  const isPlain = syntax !== "cii" || !extended.has(specificationOf(specification)) ||
    !text.includes(CHARGE) && !text.includes(STATUS);
  if (isPlain) return { opened: model, foreign: [] };
  const tree = new JsonTree(model.source.root);
  const { operations, foreign } = joined(topOf(text).flatMap((top) => [headings(top, tree), services(top, tree)]));
  const counted = operations.length === 0 ? undefined : tree.with(operations);
  const reading = counted === undefined ? undefined : reopened(counted.toString(), true);
  return reading === undefined ? { opened: model, foreign: [] } : { opened: reading, foreign };
}

interface Otherwise {
  readonly operations: readonly Operation[];
  readonly foreign: readonly string[];
}

function joined(parts: readonly Otherwise[]): Otherwise {
  return {
    operations: parts.flatMap(({ operations }) => operations),
    foreign: parts.flatMap(({ foreign }) => foreign),
  };
}

/** Lines that are a heading or a remark come to nothing. */
function headings(top: Element, tree: JsonTree): Otherwise {
  const lines = below([top], "rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem");
  const foreign = lines.flatMap((line, index) => {
    const states = below([line], `ram:AssociatedDocumentLineDocument/ram:${STATUS}`).map(valueOf);
    if (states.length === 0 || states.includes("DETAIL")) return [];
    return ["netAmount", "unitPrice"].map((name) => pointerTo(`/lines/${index}`, name)).filter((it) =>
      tree.text(it) !== undefined
    );
  });
  return { foreign, operations: foreign.map((path) => ({ op: "replace", path, value: "0" })) };
}

/** Logistics services are charges behind the others. */
function services(top: Element, tree: JsonTree): Otherwise {
  const settlement = "rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement";
  const first = tree.items("/charges").length;
  const charges = below([top], `${settlement}/ram:${CHARGE}`);
  if (charges.length === 0) return { operations: [], foreign: [] };
  return {
    foreign: charges.map((_, index) => pointerTo("/charges", first + index)),
    operations: [
      ...(first === 0 ? [{ op: "add", path: "/charges", value: [] } as const] : []),
      ...charges.map((it) => ({ op: "add", path: "/charges/-", value: chargeOf(it) } as const)),
    ],
  };
}

function chargeOf(service: Element): Readonly<Record<string, string>> {
  const tax = "ram:AppliedTradeTax";
  const values = Object.entries({
    amount: "ram:AppliedAmount",
    reason: "ram:Description",
    vatCategory: `${tax}/ram:CategoryCode`,
    vatRate: `${tax}/ram:RateApplicablePercent`,
  });
  return Object.fromEntries(values.flatMap(([name, path]) => {
    const [leaf] = below([service], path);
    return leaf === undefined ? [] : [[name, valueOf(leaf).trim()]];
  }));
}

function below(from: readonly Element[], path: string): readonly Element[] {
  return path.split("/").reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((it) => it.name === name)),
    from,
  );
}

/** The document as a tree; it was read before, so that it is known to be within its limits. */
function topOf(text: string): readonly Element[] {
  const tops: Element[] = [];
  const unlimited = { characters: Infinity, elements: Infinity, depth: Infinity, attributes: Infinity };
  const tree = new Tree((element) => {
    if (element.parent === undefined) tops.push(element);
  });
  readXml(text, tree, { prefixes: cii.prefixes, limits: unlimited });
  return tops;
}
