/** Codes of reasons for charges, in both syntaxes. */
import { listed } from "../../../paths/asks.ts";
import { on, type Place, rule } from "../../../paths/row.ts";
import { otherTaxes } from "./codes.ts";

/** Charges have codes of UNTDID 7161, or of other taxes by UNTDID 5153. */
export function reasonCodes(path: string, known: ReadonlySet<string>): readonly Place[] {
  return [
    on(`${path}[@listID=7161] | ${path}[!@listID]`, rule("BR-FREXT-CL-20", ["BT-105", "BT-145"], listed(".", known))),
    on(`${path}[@listID=5153]`, rule("BR-FREXT-CL-20-TAX", ["BT-105", "BT-145"], listed(".", otherTaxes))),
    on(
      `${path}[@listID!=]`,
      rule("BR-FREXT-CL-20-LISTID", ["BT-105", "BT-145"], listed("@listID", new Set(["7161", "5153"]))),
    ),
  ];
}
