/** The wording of the structural rules of Factur-X, made of what a row asks for. */
import { facturxWording as english } from "./en/facturx.ts";
import type { FacturxWording, Locale } from "./locale.ts";
import { syntaxText } from "./syntax.ts";
import type { OwnText } from "../rules/facturx/own.ts";
import type { Text } from "./text.ts";

export function ownText(id: OwnText, { official }: Locale): Text {
  return (official?.facturx ?? english).rules[id];
}

/** `kind` says the form of the rule, the element around, what it is about, and how many may stand. */
export function facturxText(id: string, kind: string, texts: Locale): Text {
  const [form = "", home = "", of = "", number = ""] = kind.split(" ");
  const most = number === "2" ? 2 : number === "1" ? 1 : Infinity;
  const min = form === "tooMany" ? 0 : 1;
  const row = { id, key: id, order: 0, most, home: home === "" ? undefined : home, of, min, max: most };
  const own: FacturxWording = texts.official?.facturx ?? english;
  return syntaxText([row], texts, form === "unused" || form === "code" ? own[form] : undefined);
}
