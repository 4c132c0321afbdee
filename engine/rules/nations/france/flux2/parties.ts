/** Identifiers and electronic addresses of parties: BR-FR-09, -23 to -26 and -32, BR-FR-CO-10. */
import { asks, like, longestRaw, such, unused, written } from "../../../paths/asks.ts";
import { pathOf, select } from "../../../paths/path.ts";
import { on, type Pattern, type Place, rule, type Terms } from "../../../paths/row.ts";
import { one, valuesAt } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";
import { isAddress, isSiren, isSiret, SIREN, SIRET } from "./forms.ts";
import type { Party } from "./shape.ts";

/** Where parties have their identifiers, in a syntax. */
export interface Identifiers {
  readonly id: string;
  readonly legal: string;
  readonly address: string;
}

/** The SIRET begins with the SIREN. */
function coherent({ siret, siren, mayLackSiren }: Party, { id, legal }: Identifiers) {
  const [longer, shorter] = [pathOf(siret ?? `${id}[@schemeID=0009]`), pathOf(siren ?? `${legal}[@schemeID=0002]`)];
  return asks(
    (party: Node) => {
      const [first] = valuesAt(party, longer);
      const own = one(party, shorter);
      if (first === undefined) return true;
      const stated = own === undefined ? "" : valueOf(own);
      const isStated = own !== undefined && (stated !== "" || mayLackSiren !== true);
      return isSiret(first) && (isStated ? first.slice(0, 9) === stated : mayLackSiren === true);
    },
    siret ?? `${id}[@schemeID=0009]`,
    SIRET,
  );
}

function distinct(id: string) {
  const schemes = pathOf(`${id}/@schemeID`);
  return asks(
    (party) => {
      const all = select(party, schemes).map(valueOf);
      return new Set(all).size === all.length;
    },
    `${id}/@schemeID`,
    "0009",
  );
}

export function partyPatterns(
  parties: readonly Party[],
  at: Identifiers,
  others: readonly Place[],
): readonly Pattern[] {
  const addressed = parties.flatMap(({ path, address, terms }) =>
    address === undefined ? [] : [{ path, address, terms }]
  );
  const [seller, buyer] = parties;
  const routed = [seller, buyer].flatMap((it) => it === undefined ? [] : [it]);
  return [
    parties.map((party) => on(party.path, rule(`BR-FR-09_${party.ids}`, party.terms, coherent(party, at)))),
    addressed.map(({ path, address, terms }) =>
      on(
        `${path}/${at.address}[@schemeID=0225]`,
        rule(`BR-FR-23_${address}`, terms, like(SIREN, written(".", isAddress))),
      )
    ),
    routed.map(({ path, ids, terms }) =>
      on(`${path}/${at.id}[@schemeID=0224]`, rule(`BR-FR-24_${ids}`, terms, like(SIREN, written(".", isAddress))))
    ),
    addressed.map(({ path, address, terms }) =>
      on(`${path}/${at.address}`, rule(`BR-FR-25_${address}`, terms, like(SIREN, longestRaw(125, "."))))
    ),
    routed.map(({ path, ids, terms }) =>
      on(`${path}/${at.id}[@schemeID=0224]`, rule(`BR-FR-26_${ids}`, terms, like(SIREN, longestRaw(100, "."))))
    ),
    [
      ...parties.filter(({ siret }) => siret === undefined).map(({ path, ids, terms }) =>
        schemed(path, ids, terms, at.id)
      ),
      ...others,
    ],
  ];
}

/** Each identifier has a scheme, and each another. */
export function schemed(path: string, ids: string, terms: Terms, id: string): Place {
  return on(
    path,
    rule(`BR-FR-CO-10_${ids}-1`, terms, unused(`${id}[!@schemeID]`)),
    rule(`BR-FR-CO-10_${ids}-2`, terms, distinct(id)),
  );
}

/** What is a SIREN by its scheme has nine digits. */
export function sirens({ id, legal }: Identifiers, end: string): Pattern {
  return [
    on(`//${legal}[@schemeID=0002]`, rule("BR-FR-32-LEGALID", ["BT-30", "BT-47"], like(SIREN, such(".", isSiren)))),
    on(`//${id}[@schemeID=0002]`, rule(`BR-FR-32-${end}`, ["BT-29", "BT-46"], like(SIREN, such(".", isSiren)))),
    on(`//${id}[@schemeID=0231]`, rule(`BR-FR-32-${end}`, ["BT-29", "BT-46"], like(SIREN, such(".", isSiren)))),
  ];
}
