/** Lines and sub lines of EXTENDED-CTC-FR in CII. */
import { grouped } from "../../../../model/grouped.ts";
import { and, asks, has, type Holds, is, not, number, or } from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Pattern, rule } from "../../../paths/row.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node } from "../../../paths/tree.ts";
import { normalize } from "../../../../syntax/values.ts";
import { cents, known } from "./sums.ts";

export const ROOT = "/rsm:CrossIndustryInvoice";

export const TRADE = "rsm:SupplyChainTradeTransaction";

export const HEADER = "ram:ApplicableHeaderTradeSettlement";

export const SETTLEMENT = `${TRADE}/${HEADER}`;

export const LINE = "ram:IncludedSupplyChainTradeLineItem";

export const STATUS = "ram:AssociatedDocumentLineDocument/ram:LineStatusReasonCode";

export const AMOUNT =
  "ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount";

function allLines({ root }: Scene): readonly Node[] {
  return select(root, known(`${TRADE}/${LINE}`));
}

function countedLines(scene: Scene): readonly Node[] {
  return scene.once(allLines).filter((line) => {
    const statuses = valuesAt(line, known(STATUS));
    return statuses.length === 0 || statuses.includes("DETAIL");
  });
}

export const counted = (scene: Scene) => scene.once(countedLines);

export const amountsOf = (nodes: readonly Node[], path: string) => nodes.flatMap((it) => select(it, known(path)));

const LINE_ID = "ram:AssociatedDocumentLineDocument/ram:LineID";

const PARENT = "ram:AssociatedDocumentLineDocument/ram:ParentLineID";

function belowIn(scene: Scene): ReadonlyMap<string, readonly Node[]> {
  const all = scene.once(allLines).flatMap((line) => valuesAt(line, known(PARENT)).map((id) => ({ id, line })));
  return new Map([...grouped(all, ({ id }) => id)].map(([id, of]) => [id, of.map(({ line }) => line)]));
}

function idsIn(scene: Scene): ReadonlySet<string> {
  return new Set(scene.once(allLines).flatMap((line) => valuesAt(line, known(LINE_ID))));
}

function belowOf(line: Node, scene: Scene, ...statuses: readonly string[]): readonly Node[] {
  const all = valuesAt(line, known(LINE_ID)).flatMap((id) => scene.once(belowIn).get(id) ?? []);
  return all.filter((it) => valuesAt(it, known(STATUS)).some((status) => statuses.includes(status)));
}

const parentOf = (line: Node) => valuesAt(line, known(PARENT)).map((it) => normalize(it)).find((it) => it !== "") ?? "";

const isGroup: Holds = and(is(STATUS, "GROUP"), has(AMOUNT));

export const subLines: Pattern = [
  on(
    `//${LINE}`,
    rule(
      "BR-FREXT-05",
      ["BG-25"],
      asks(
        (line) => valuesAt(line, known(STATUS)).every((it) => ["DETAIL", "GROUP", "INFORMATION"].includes(it)),
        STATUS,
        "DETAIL",
      ),
    ),
    rule(
      "BR-FREXT-06",
      ["BG-25"],
      asks((line) => parentOf(line) === "" || valuesAt(line, known(STATUS)).some((it) => it !== ""), STATUS, "DETAIL"),
    ),
    rule(
      "BR-FREXT-08",
      ["BT-131"],
      asks(
        or(not(isGroup), (line, scene) => {
          const sum = cents(amountsOf(belowOf(line, scene, "DETAIL", "GROUP"), AMOUNT));
          return number(AMOUNT, (it) => it === sum)(line, scene);
        }),
        AMOUNT,
        "100.00",
      ),
    ),
    rule(
      "BR-FREXT-11",
      ["BG-25"],
      asks(
        (line, scene) => {
          const parent = parentOf(line);
          return parent === "" ||
            scene.once(idsIn).has(parent) && valuesAt(line, known(LINE_ID)).some((it) => it !== parent);
        },
        "ram:AssociatedDocumentLineDocument/ram:ParentLineID",
        "1",
      ),
    ),
    rule(
      "BR-FREXT-12",
      ["BT-131"],
      asks(
        or(not(isGroup), (line, scene) => {
          const groups = belowOf(line, scene, "GROUP");
          return groups.length === amountsOf(groups, AMOUNT).length;
        }),
        AMOUNT,
        "100.00",
      ),
    ),
  ),
];
