/** The places of documents that are swept. */
import { cii } from "../../engine/syntax/cii.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { parse } from "../../engine/mod.ts";
import { jsonTargets } from "./json.ts";
import type { Target } from "./target.ts";
import { xmlTargets } from "./xml.ts";

const cases = new URL("../../cases/", import.meta.url);

function base(name: string): string {
  return Deno.readTextFileSync(new URL(name, cases));
}

export function documentTargets(): readonly Target[] {
  const invoice = base("base.ubl.xml");
  const parsed = parse(invoice);
  if (!("ok" in parsed)) throw new RangeError("Cannot sweep: base.ubl.xml is no invoice");
  return [
    ...xmlTargets("UBL", ubl, invoice),
    ...xmlTargets("UBL credit note", ubl, base("base.creditnote.xml")).filter(({ name }) => /CreditNote/.test(name)),
    ...xmlTargets("CII", cii, base("base.cii.xml")),
    ...jsonTargets({ ...parsed.ok.invoice }),
  ];
}
