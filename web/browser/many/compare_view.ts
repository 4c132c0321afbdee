/// <reference lib="dom" />
/** What two invoices state differently, value by value. */
import type { ManyTexts } from "../../texts/many/texts.ts";
import { loadRepairTexts } from "../../texts/repairs/load.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import type { Ask, Made, Request } from "../../worker/protocol.ts";
import { changeView } from "../changes_view.ts";
import { counted, el } from "../dom.ts";
import { outcomeHead } from "../parts/asked.ts";
import { grown } from "../parts/growing.ts";

/** Values that are listed at once. */
const AT_ONCE = 20;

export interface CompareWays {
  readonly said: ManyTexts;
  readonly language: LanguageTag;
  readonly make: (wanted: Omit<Extract<Request, { readonly kind: "compare" }>, "ticket">) => Promise<Made>;
}

export async function comparison(one: Ask, other: Ask, ways: CompareWays): Promise<readonly HTMLElement[]> {
  const { said, language, make } = ways;
  const { file, asked, settings } = one;
  const repairs = await loadRepairTexts(language);
  const { compared } = await make({ kind: "compare", file, asked, settings, with: other });
  if (compared === undefined) return [outcomeHead({ "data-compared": "failed" }, said.notCompared)];
  if (compared.length === 0) return [outcomeHead({ "data-compared": "equal" }, said.equal)];
  const view = (it: typeof compared[number]) => el("li", {}, changeView(it, repairs));
  return [
    outcomeHead({ "data-compared": "different" }, counted(said.different, compared.length, file.name, other.file.name)),
    ...grown(compared, { atOnce: AT_ONCE, label: said.more, view }),
  ];
}
