/** Lines and sub lines of EXTENDED-CTC-FR in UBL: a line says what it is in a reference to its own invoice. */
import { grouped } from "../../../../model/grouped.ts";
import { normalize } from "../../../../syntax/values.ts";
import { asks, has, type Holds, listed, number, where } from "../../../paths/asks.ts";
import { select } from "../../../paths/path.ts";
import { on, type Pattern, rule } from "../../../paths/row.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node } from "../../../paths/tree.ts";
import { characteristics } from "./codes.ts";
import { cents, known } from "./sums.ts";

export const LINE = "(cac:InvoiceLine|cac:CreditNoteLine)";

export const AMOUNT = "cbc:LineExtensionAmount";

const STATUS = "cac:InvoiceDocumentReference/cbc:DocumentStatusCode";

const ABOVE = "cac:BillingReferenceLine/cbc:ID";

export const REFERRED = "cac:InvoiceDocumentReference/cbc:ID";

function numbers({ root }: Scene): readonly string[] {
  return valuesAt(root, known("cbc:ID"));
}

/** The references of a line to the invoice itself, by which it says what it is among the lines. */
function own(line: Node, scene: Scene): readonly Node[] {
  const ids = scene.once(numbers);
  return select(line, known("cac:BillingReference")).filter((it) =>
    valuesAt(it, known(REFERRED)).some((id) => ids.includes(id))
  );
}

export const statusOf = (line: Node, scene: Scene) => own(line, scene).flatMap((it) => valuesAt(it, known(STATUS)));

const aboveOf = (line: Node, scene: Scene) => own(line, scene).flatMap((it) => valuesAt(it, known(ABOVE)));

/** It is neither a heading nor a remark. */
export const isCounted: Holds = (line, scene) =>
  own(line, scene).length === 0 || statusOf(line, scene).includes("DETAIL");

function allLines({ root }: Scene): readonly Node[] {
  return select(root, known(`//${LINE}`));
}

function countedLines(scene: Scene): readonly Node[] {
  return scene.once(allLines).filter((line) => isCounted(line, scene));
}

export const counted = (scene: Scene) => scene.once(countedLines);

export const amountsOf = (nodes: readonly Node[], path: string) => nodes.flatMap((it) => select(it, known(path)));

/** The lines below each line. */
function belowIn(scene: Scene): ReadonlyMap<string, readonly Node[]> {
  const all = scene.once(allLines).flatMap((line) => [...new Set(aboveOf(line, scene))].map((id) => ({ id, line })));
  return new Map([...grouped(all, ({ id }) => id)].map(([id, of]) => [id, of.map(({ line }) => line)]));
}

function idsIn(scene: Scene): ReadonlySet<string> {
  return new Set(scene.once(allLines).flatMap((line) => valuesAt(line, known("cbc:ID"))));
}

function belowOf(line: Node, scene: Scene, ...statuses: readonly string[]): readonly Node[] {
  const all = valuesAt(line, known("cbc:ID")).flatMap((id) => scene.once(belowIn).get(id) ?? []);
  return all.filter((it) => statusOf(it, scene).some((status) => statuses.includes(status)));
}

const isGroup: Holds = (line, scene) => statusOf(line, scene).includes("GROUP") && has(AMOUNT)(line, scene);

const kinds = ["DETAIL", "GROUP", "INFORMATION"];

export const subLines: Pattern = [
  on(
    `${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:NameCode`,
    rule("BR-FREXT-04", ["BT-160"], listed(".", characteristics)),
  ),
  on(
    LINE,
    rule(
      "BR-FREXT-05",
      ["BG-25"],
      asks(
        (line, scene) => {
          if (statusOf(line, scene).length === 0) return true;
          const stated = valuesAt(line, known(`cac:BillingReference/${STATUS}`));
          return stated.length === 1 && stated.every((it) => kinds.includes(normalize(it)));
        },
        `cac:BillingReference/${STATUS}`,
        "DETAIL",
      ),
    ),
    rule(
      "BR-FREXT-06",
      ["BG-25"],
      asks(
        (line, scene) => aboveOf(line, scene).length === 0 || statusOf(line, scene).length > 0,
        `cac:BillingReference/${STATUS}`,
        "DETAIL",
      ),
    ),
    rule(
      "BR-FREXT-08",
      ["BT-131"],
      where(
        isGroup,
        asks(
          (line, scene) => {
            const sum = cents(amountsOf(belowOf(line, scene, "DETAIL", "GROUP"), AMOUNT));
            return number(AMOUNT, (it) => it === sum)(line, scene);
          },
          AMOUNT,
          "100.00",
        ),
      ),
    ),
    rule(
      "BR-FREXT-11",
      ["BG-25"],
      asks(
        (line, scene) => {
          const [above, ids] = [aboveOf(line, scene), valuesAt(line, known("cbc:ID"))];
          return above.length === 0 || above.some((id) => scene.once(idsIn).has(id) && ids.some((it) => it !== id));
        },
        `cac:BillingReference/${ABOVE}`,
        "1",
      ),
    ),
    rule(
      "BR-FREXT-12",
      ["BT-131"],
      where(
        isGroup,
        asks(
          (line, scene) => {
            const groups = belowOf(line, scene, "GROUP");
            return groups.length === amountsOf(groups, AMOUNT).length;
          },
          AMOUNT,
          "100.00",
        ),
      ),
    ),
  ),
];
