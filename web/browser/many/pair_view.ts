/// <reference lib="dom" />
/** Two files at once: what they state differently, or the one put into the PDF that is the other. */
import type { ManyTexts } from "../../texts/many/texts.ts";
import { askingButton, outcomeHead } from "../parts/controls.ts";
import { loadRepairTexts } from "../../texts/repairs/load.ts";
import type { LanguageTag } from "../../texts/languages.ts";
import type { Ask } from "../../worker/protocol.ts";
import type { Maker } from "../checker.ts";
import { changeView } from "../changes_view.ts";
import { counted, el } from "../dom.ts";
import { grown } from "../parts/growing.ts";
import { save } from "../save.ts";

/** Values that are listed at once. */
const AT_ONCE = 20;

export interface PairWays {
  readonly said: ManyTexts;
  readonly language: LanguageTag;
  readonly checker: Maker;
}

export async function comparison(one: Ask, other: Ask, ways: PairWays): Promise<readonly HTMLElement[]> {
  const { said, language, checker } = ways;
  const repairs = await loadRepairTexts(language);
  const compared = await checker.make("compare", { ...one, with: other });
  if (compared === undefined) return [outcomeHead({ "data-compared": "failed" }, said.notCompared)];
  if (compared.length === 0) return [outcomeHead({ "data-compared": "equal" }, said.equal)];
  const view = (it: typeof compared[number]) => el("li", {}, changeView(it, repairs));
  return [
    outcomeHead(
      { "data-compared": "different" },
      counted(said.different, compared.length, one.file.name, other.file.name),
    ),
    ...grown(compared, { atOnce: AT_ONCE, label: said.more, view }),
  ];
}

/** The PDF of the two, and the invoice; undefined where they are not that. */
export function pdfAmong(asks: readonly Ask[]): { readonly pdf: Ask; readonly invoice: Ask } | undefined {
  const isPdf = ({ file }: Ask) => /\.pdf$/i.test(file.name);
  const [pdf, more] = asks.filter(isPdf);
  const [invoice] = asks.filter((it) => !isPdf(it));
  return asks.length === 2 && pdf && invoice && more === undefined ? { pdf, invoice } : undefined;
}

/** What comes of it is shown at a place, with the way to insist on it. */
export async function embedding(
  pair: NonNullable<ReturnType<typeof pdfAmong>>,
  place: HTMLElement,
  ways: PairWays,
  how = { pdfa: true, force: false },
): Promise<readonly HTMLElement[]> {
  const { said: { embed: said }, language, checker } = ways;
  const embedded = await checker.make("embed", { ...pair.pdf, with: pair.invoice, ...how });
  const head = (outcome: string, text: string) => outcomeHead({ "data-embedded": outcome }, text);
  const insist = (text: string, more: Partial<typeof how>) =>
    askingButton(text, { "data-insist": true }, place, () => embedding(pair, place, ways, { ...how, ...more }));
  if (embedded === undefined) return [head("failed", said.failed)];
  if ("code" in embedded) {
    const text = Object.entries(said.refused).find(([code]) => code === embedded.code)?.[1];
    return [head("refused", text ?? embedded.message)];
  }
  if ("saved" in embedded) {
    save(embedded.saved.name, embedded.saved.content);
    return [head(embedded.pdfa ? "pdfa" : "plain", embedded.pdfa ? said.made : said.plain)];
  }
  if ("reasons" in embedded) {
    const view = (it: string) => el("li", {}, it);
    const list = grown(embedded.reasons, { atOnce: AT_ONCE, label: ways.said.more, view });
    return [head("reasons", said.reasons), ...list, insist(said.asPlain, { pdfa: false })];
  }
  const repairs = await loadRepairTexts(language);
  const rows = embedded.disagreements.map((it) => el("li", {}, changeView(it, repairs)));
  return [head("pages", said.pages), el("ul", { class: "values" }, ...rows), insist(said.anyway, { force: true })];
}
