/** Where the two syntaxes have what Flux 2 asks of. */
import type { Holds } from "../../../paths/asks.ts";
import type { Scene } from "../../../paths/scene.ts";
import type { Terms } from "../../../paths/row.ts";
import type { Node } from "../../../paths/tree.ts";

/** An element with the end of the ids of rules on it, and what it is. */
export type At = readonly [id: string, path: string, ...terms: Terms];

export interface Party {
  readonly path: string;
  /** The ends of the ids of rules on its identifiers, and on its electronic address. */
  readonly ids: string;
  readonly address?: string;
  readonly terms: Terms;
  /** A SIRET without a SIREN beside it is fine. */
  readonly mayLackSiren?: true;
  /** Below it, where it is otherwise than with the others. */
  readonly siret?: string;
  readonly siren?: string;
}

export interface Lines {
  readonly path: string;
  /** A heading on its own, below no other line. */
  isGroup(line: Node, scene: Scene): boolean;
  /** What it states about itself: heading, detail, remark. */
  statuses(line: Node, scene: Scene): readonly string[];
  /** The lines that it is below. */
  parents(line: Node, scene: Scene): readonly string[];
  readonly id: string;
  readonly amount: string;
  readonly tax: string;
  readonly withTax: string;
  readonly seller: string;
  /** White space around it counts where it is compared with that of the invoice. */
  readonly sellerToTheLetter?: true;
  readonly sellerName: string;
  readonly sellerCountry: string;
  /** The number of the invoice that a line belongs to, and how that is billed. */
  readonly number: string;
  readonly mode: string;
  readonly reason: string;
  /** Preceding invoices that it refers to. */
  readonly preceding: Holds;
  readonly precedingDate: Holds;
}

export interface Shape {
  readonly root: string;
  /** What has the lines. */
  readonly body: string;
  readonly number: string;
  readonly mode: string;
  readonly type: string;
  readonly dueDate: string;
  readonly currency: string;
  readonly taxCurrency: string;
  readonly seller: string;
  readonly buyer: string;
  readonly lines: Lines;
  /** Parts of the VAT breakdown: their amounts, and the reasons of their exemption. */
  readonly taxes: string;
  readonly taxReason: string;
  readonly taxAmount: string;
}

/** What the rules on the line of a seller are about. */
export function shownOf({ lines }: Shape): Readonly<Record<string, string>> {
  return {
    "MV-03_EXT-FR-FE-164": lines.sellerName,
    "MV-03_EXT-FR-FE-167": lines.seller,
    "MV-03_EXT-FR-FE-177": lines.sellerCountry,
    "MV-03_EXT-FR-FE-181": lines.tax,
    "MV-03_EXT-FR-FE-182": lines.tax,
    "MV-05_EXT-FR-FE-BG-12": lines.amount,
    "MV-06_EXT-FR-FE-167": lines.seller,
    "MV-07_BT-128": lines.number,
    "MV-08_BT-128": lines.reason,
    "MV-09_EXT-FR-FE-181": lines.tax,
    "MV-10_EXT-FR-FE-184": lines.withTax,
    "MV-11_BT-128": lines.number,
  };
}
