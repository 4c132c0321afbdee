/** Invoices of several sellers, and those that one of them settles: BR-FR-MV and BR-FR-BD, for the billing modes 8 and 9. */
import { Decimal } from "../../../../model/decimal.ts";
import { grouped } from "../../../../model/grouped.ts";
import { and, asks, decimalAt, has, type Holds, is, not, or, sumOf, where } from "../../../paths/asks.ts";
import { type Path, pathOf, select } from "../../../paths/path.ts";
import { on, type Pattern, type Row, rule } from "../../../paths/row.ts";
import { type Scene, Unread, valuesAt } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";
import { normalize, numberOf } from "../../../../syntax/values.ts";
import { selfBilled } from "./forms.ts";
import { stringAt } from "./header.ts";
import { type Shape, shownOf } from "./shape.ts";

const paths = new Map<string, Path>();

function known(path: string): Path {
  const made = paths.get(path) ?? pathOf(path);
  paths.set(path, made);
  return made;
}

function valueAt(at: Node, path: string): string {
  return normalize(stringAt(path)(at));
}

/** The billing mode is one of several sellers (8), or of one who settles (9). */
export function billed(shape: Shape, digits: string): (scene: Scene) => boolean {
  return ({ root }) => {
    const mode = valueAt(root, shape.mode);
    return /^[SBM][89]$/.test(mode) && digits.includes(mode.charAt(1));
  };
}

class Sellers {
  readonly lines: readonly Node[];
  readonly groups: readonly Node[];
  readonly byId: ReadonlyMap<string, readonly Node[]>;
  readonly #below: Map<string, Node[]> = new Map();

  constructor(readonly shape: Shape, readonly scene: Scene) {
    const { lines } = shape;
    this.lines = select(scene.root, known(lines.path));
    this.groups = this.lines.filter((line) => lines.isGroup(line, scene));
    const ids = this.lines.flatMap((line) => valuesAt(line, known(lines.id)).map((id) => ({ id, line })));
    this.byId = new Map([...grouped(ids, ({ id }) => id)].map(([id, of]) => [id, of.map(({ line }) => line)]));
    for (const line of this.lines) for (const parent of new Set(lines.parents(line, scene))) this.#add(parent, line);
  }

  #add(parent: string, line: Node): void {
    const same = this.#below.get(parent);
    if (same === undefined) this.#below.set(parent, [line]);
    else same.push(line);
  }

  below(parents: readonly string[]): readonly Node[] {
    return [...new Set(parents.flatMap((it) => this.#below.get(it) ?? []))];
  }

  /** normalize-space() of what the one line above has. */
  ofParent(line: Node, path: string): string {
    const above = this.shape.lines.parents(line, this.scene).flatMap((it) => this.byId.get(it) ?? []);
    const [first, second] = [...new Set(above)].flatMap((it) => select(it, known(path)));
    if (second !== undefined) throw new Unread(second);
    return first === undefined ? "" : normalize(valueOf(first));
  }
}

const made = new WeakMap<Scene, Sellers>();

function sellersIn(shape: Shape, scene: Scene): Sellers {
  const sellers = made.get(scene) ?? new Sellers(shape, scene);
  made.set(scene, sellers);
  return sellers;
}

type About = (line: Node, sellers: Sellers) => boolean;

function near(one: number, other: number, tolerance: number): boolean {
  return Math.abs(one - other) <= tolerance;
}

function sum(nodes: readonly Node[]): number {
  return nodes.reduce((total, node) => {
    const value = numberOf(valueOf(node));
    if (Number.isNaN(value)) throw new Unread(node);
    return total + value;
  }, 0);
}

/** The amount at a path in a currency of the invoice. */
function inCurrency(line: Node, path: string, currencies: readonly string[]): string {
  const found = nodeInCurrency(line, path, currencies);
  return found === undefined ? "" : valueOf(found);
}

function nodeInCurrency(line: Node, path: string, currencies: readonly string[]): Node | undefined {
  const [first, second] = select(line, known(path)).filter((it) =>
    "attributes" in it && currencies.includes(it.attributes?.["currencyID"] ?? "")
  );
  if (second !== undefined) throw new Unread(second);
  return first;
}

function sells(shape: Shape): readonly (readonly [id: string, term: Row["terms"], about: About])[] {
  const { lines, currency, taxCurrency } = shape;
  const states = (path: string): About => (line) => valueAt(line, path) !== "";
  const taxIn = (line: Node, { scene }: Sellers, of: string) =>
    inCurrency(line, lines.tax, valuesAt(scene.root, known(of)));
  return [
    ["MV-03_EXT-FR-FE-164", ["BT-27"], states(lines.sellerName)],
    ["MV-03_EXT-FR-FE-167", ["BT-30"], states(lines.seller)],
    ["MV-03_EXT-FR-FE-177", ["BT-40"], states(lines.sellerCountry)],
    ["MV-03_EXT-FR-FE-181", ["BT-110"], (line, it) => normalize(taxIn(line, it, currency)) !== ""],
    ["MV-03_EXT-FR-FE-182", ["BT-111"], (line, it) => {
      const stated = valuesAt(it.scene.root, known(taxCurrency));
      return stated.length === 0 ||
        stated.some((code) => code !== "") && normalize(taxIn(line, it, taxCurrency)) !== "";
    }],
  ];
}

/** What the part of a seller adds up to. */
function adds(shape: Shape): readonly (readonly [id: string, term: Row["terms"], about: About])[] {
  const { lines, currency } = shape;
  const taxIn = (line: Node, { scene }: Sellers, of: string) =>
    inCurrency(line, lines.tax, valuesAt(scene.root, known(of)));
  return [
    ["MV-05_EXT-FR-FE-BG-12", ["BT-131"], (line, it) => {
      const below = it.below([valueAt(line, lines.id)]).filter((other) =>
        lines.statuses(other, it.scene).some((status) => status !== "INFORMATION")
      );
      const amounts = below.flatMap((other) => select(other, known(lines.amount)));
      return near(numberOf(stringAt(lines.amount)(line)), sum(amounts), 0.01 * amounts.length);
    }],
    ["MV-09_EXT-FR-FE-181", ["BT-117"], (line, it) => {
      const start = `#${valueAt(line, lines.number)}#`;
      const taxes = select(it.scene.root, known(shape.taxes)).filter((tax) =>
        stringAt(shape.taxReason)(tax).startsWith(start)
      );
      return near(
        numberOf(taxIn(line, it, currency)),
        sum(taxes.flatMap((tax) => select(tax, known(shape.taxAmount)))),
        0.01,
      );
    }],
    ["MV-10_EXT-FR-FE-184", ["BT-112"], (line, it) => {
      if (select(line, known(lines.withTax)).length === 0) return true;
      const details = it.below(valuesAt(line, known(lines.id))).filter((other) =>
        lines.statuses(other, it.scene).some((status) => ["DETAIL", "GROUP"].includes(status))
      );
      const [whole, part] = [decimalAt(line, known(lines.withTax)), decimalAt(line, known(lines.amount))];
      const tax = nodeInCurrency(line, lines.tax, valuesAt(it.scene.root, known(currency)));
      if (whole === undefined || part === undefined || tax === undefined) return false;
      return !whole.minus(part).minus(sumOf([tax])).abs().greaterThan(
        Decimal.of(details.length).dividedByPowerOfTen(2),
      );
    }],
  ];
}

function ofLines(shape: Shape): readonly (readonly [id: string, about: About])[] {
  const { lines } = shape;
  const agrees = (path: string): About => (line, it) => {
    const own = valueAt(line, path);
    return own !== "" && (lines.parents(line, it.scene).length === 0 || own === it.ofParent(line, path));
  };
  return [
    ["MV-06_EXT-FR-FE-167", agrees(lines.seller)],
    ["MV-07_BT-128", agrees(lines.number)],
    ["MV-08_BT-128", (line, it) => {
      if (!lines.statuses(line, it.scene).includes("DETAIL")) return true;
      const [number, reason] = [valueAt(line, lines.number), stringAt(lines.reason)(line)];
      return number !== "" && normalize(reason) !== "" && reason.startsWith(`#${number}#`);
    }],
  ];
}

/** Of the seller of the invoice himself: his own part has the number of the invoice, where he has one part. */
function numbered(shape: Shape): About {
  const { lines } = shape;
  const sellersOf = (line: Node) =>
    lines.sellerToTheLetter ? valuesAt(line, known(lines.seller)) : [valueAt(line, lines.seller)];
  const isOwn = (line: Node, root: Node) => {
    const own = valuesAt(root, known(shape.seller));
    return sellersOf(line).some((it) => own.includes(it));
  };
  return (line, { scene, groups }) => {
    if (!isOwn(line, scene.root)) return true;
    const numbers = valuesAt(scene.root, known(shape.number));
    const own =
      groups.filter((it) =>
        isOwn(it, scene.root) && valuesAt(it, known(lines.number)).some((number) => numbers.includes(number))
      ).length;
    if (own === 1) return true;
    const number = valueAt(line, lines.number);
    return own === 0 ? numbers.includes(number) : numbers.some((it) => it !== number);
  };
}

function ofInvoice(shape: Shape): readonly Row[] {
  const isMulti: Holds = (_, scene) => billed(shape, "8")(scene);
  const isSettled: Holds = (_, scene) => billed(shape, "9")(scene);
  const counted = (party: string | undefined, most: (count: number) => boolean): Holds => (at, scene) => {
    const groups = sellersIn(shape, scene).groups.filter((it) => it.parent === at);
    if (party === undefined) return most(groups.length);
    const ids = valuesAt(scene.root, known(party));
    return most(groups.filter((it) => valuesAt(it, known(shape.lines.seller)).some((id) => ids.includes(id))).length);
  };
  const asked = (id: string, condition: Holds, ...[party, most]: Parameters<typeof counted>) =>
    rule(`BR-FR-${id}`, ["BG-25"], asks(or(not(condition), counted(party, most)), shape.lines.path));
  return [
    asked("MV-02_EXT-FR-FE-163", isMulti, undefined, (it) => it >= 1),
    asked("BD-02_EXT-FR-FE-163", isSettled, undefined, (it) => it === 2),
    asked("BD-02_" + (shape.root.startsWith("/rsm") ? "BT-31" : "BT-30"), isSettled, shape.seller, (it) => it === 1),
    asked("BD-02_BT-47", isSettled, shape.buyer, (it) => it === 1),
  ];
}

/** What a line of a correction refers to. */
function corrections(shape: Shape, prefix: string, digits: string, types: readonly string[]): readonly Row[] {
  const isAsked: Holds = (line, scene) =>
    billed(shape, digits)(scene) && is(shape.type, ...types)(scene.root, scene) && shape.lines.isGroup(line, scene);
  return [
    rule(`BR-FR-${prefix}-14-EXT-FR-FE-136`, ["BT-25"], where(isAsked, asks(shape.lines.preceding, shape.lines.id))),
    rule(
      `BR-FR-${prefix}-14-EXT-FR-FE-138`,
      ["BT-26"],
      where(isAsked, asks(shape.lines.precedingDate, shape.lines.id)),
    ),
  ];
}

function typeRows(shape: Shape): readonly Row[] {
  const codes = [...selfBilled];
  const [isMulti, isSettled] = ["8", "9"].map((it): Holds => (_, scene) => billed(shape, it)(scene));
  const isUbl = !shape.root.startsWith("/rsm");
  const stated = has(".[.~!=]");
  const selfBilling = has(`.[.~=${codes.join(",")}]`);
  return [
    rule("BR-FR-MV-13_BT-3", ["BT-3"], where(isMulti ?? stated, asks(and(stated, not(selfBilling)), ".", "380"))),
    rule(
      isUbl ? "BR-FR-MV-BD_BT-3" : "BR-FR-BD-13_BT-3",
      ["BT-3"],
      where(isSettled ?? stated, asks(selfBilling, ".", "389")),
    ),
  ];
}

export function sellerPatterns(shape: Shape, type: string): readonly Pattern[] {
  const isSpecial: Holds = (_, scene) => billed(shape, "89")(scene);
  const isGroup: Holds = and(isSpecial, (line, scene) => shape.lines.isGroup(line, scene));
  const shown = shownOf(shape);
  const row = (when: Holds, id: string, terms: Row["terms"], about: About) =>
    rule(`BR-FR-${id}`, terms, where(when, asks((line, scene) => about(line, sellersIn(shape, scene)), shown[id])));
  return [
    [on(shape.body, ...ofInvoice(shape))],
    [
      on(
        shape.lines.path,
        ...[...sells(shape), ...adds(shape)].map(([id, terms, about]) => row(isGroup, id, terms, about)),
        ...ofLines(shape).map(([id, about]) => row(isSpecial, id, ["BT-128", "BG-25"], about)),
        row(isGroup, "MV-11_BT-128", ["BT-128"], numbered(shape)),
        ...corrections(shape, "MV", "8", ["384", "472", "381", "396", "503"]),
        ...corrections(shape, "BD", "9", ["261", "471", "473", "502"]),
      ),
    ],
    [on(type, ...typeRows(shape))],
  ];
}

/** Each part of an invoice has a number of its own: not one that occurs earlier in the document. */
export function distinctNumbers(shape: Shape, before: string): Row {
  const isSpecial: Holds = (_, scene) => billed(shape, "89")(scene);
  return rule(
    "BR-FR-MV-12_BT-128",
    ["BT-128"],
    where(
      isSpecial,
      asks((_, scene) => {
        const first = new Map<string, number>();
        for (const node of select(scene.root, known(before))) {
          if (!first.has(valueOf(node))) first.set(valueOf(node), node.offset);
        }
        return sellersIn(shape, scene).groups.every((line) =>
          select(line, known(shape.lines.number)).every((node) =>
            (first.get(valueOf(node)) ?? node.offset) >= node.offset
          )
        );
      }, `${shape.lines.path}/${shape.lines.number}`),
    ),
  );
}
