/** Properties of items and invoiced objects: BR-FR-27 to -30. */
import { and, asks, count, has, not, or, stated } from "../../../paths/asks.ts";
import { on, type Pattern, rule, type Terms } from "../../../paths/row.ts";

interface Property {
  readonly line: string;
  readonly property: string;
  readonly value: string;
  readonly measure: string;
  /** Where BR-FR-27 looks; left out, where nothing can stand. */
  readonly names?: readonly [name: string, code: string];
}

/** A property has a name, and a value or a measure. */
export function properties({ line, property, value, measure, names }: Property): readonly Pattern[] {
  const here = `${line}/${property}`;
  const oneOf = or(and(has(value), not(has(measure))), and(not(has(value)), has(`${measure}/@unitCode[.!=]`)));
  const valued: Pattern = [on(here, rule("BR-FR-28-Value", ["BT-161"], asks(oneOf, value, "180 g")))];
  if (names === undefined) return [valued];
  const [name, code] = names;
  return [valued, [
    on(here, rule("BR-FR-27_BG-32", ["BG-32"], asks(has(`${name} | ${code}`), `${name} | ${code}`, "Color"))),
    on(`${here}/${name}`, rule("BR-FR-27_BT-160", ["BT-160"], stated("."))),
    on(`${here}/${code}`, rule("BR-FR-27_EXT-FR-FE-159", ["BG-32"], stated("."))),
  ]];
}

/** One identifier of each kind at most, and none of them empty. */
export function objects(number: string, path: string, term: Terms[number]): readonly Pattern[] {
  const one = (scheme: string) => count(`cbc:ID[@schemeID=${scheme}]`, (it) => it <= 1);
  return [[
    on(path, rule(`BR-FR-${number}_${term}`, [term], asks(and(one("AFL"), one("AVV")), "cbc:ID"))),
    on(`${path}/cbc:ID[@schemeID=AFL]`, rule(`BR-FR-${number}_AFL`, [term], stated("."))),
    on(`${path}/cbc:ID[@schemeID=AVV]`, rule(`BR-FR-${number}_AVV`, [term], stated("."))),
  ]];
}
