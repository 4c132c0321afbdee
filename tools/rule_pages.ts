/**
 * The pages of the rules as files, for web servers that run nothing: rules/BR-02/index.html in dist/web/, and those in
 * rules/de/ and rules/fr/. Rules without a page of their own have an anchor on that of their family. Every web server answers /rules/BR-02 with such a file, which is where findings lead. They are the
 * pages that the service answers with, but for the addresses in them.
 */
import { pageFamilies, pageOf, placedTerms } from "../engine/explain/guide.ts";
import { explainContainer, loadContainerWords } from "../engine/pdf/mod.ts";
import { load } from "../engine/selection/load.ts";
import { everything } from "../engine/selection/plan.ts";
import { Rules } from "../web/rules/gather.ts";
import { familyPage } from "../web/rules/family_page.tsx";
import { rulesPage } from "../web/rules/index_page.tsx";
import { containerPage, rulePage } from "../web/rules/rule_page.tsx";
import type { Frame } from "../web/rules/shown.ts";
import type { RuleExamples } from "../cases/examples.ts";
import { type LanguageTag, languageTags, loadPageTexts } from "../web/texts/languages.ts";
import type { BuiltFile } from "./site.ts";

/** The language whose pages lie at the top. */
const FIRST: LanguageTag = "en";

/** All pages, by their paths below dist/web/. */
export async function buildRulePages(examples: RuleExamples): Promise<readonly BuiltFile[]> {
  return (await Promise.all(languageTags.map((language) => pagesIn(language, examples)))).flat();
}

async function pagesIn(language: LanguageTag, examples: RuleExamples): Promise<readonly BuiltFile[]> {
  const rules = new Rules(await load(everything, language), (rule) => examples[rule] ?? {});
  const texts = await loadPageTexts(language);
  const all = await rules.all();
  const wanted = { words: "", profile: "" };
  const index = frameOf(language, texts, "");
  const families = pageFamilies.map(async (family) => {
    return file(language, family, await familyPage(frameOf(language, texts, family), family, rules));
  });
  const pages = all.filter(({ rule }) => pageOf(rule).anchor === "").map(async (shown) => {
    const frame = frameOf(language, texts, shown.rule);
    return file(language, shown.rule, await rulePage({ frame, shown, near: rules.nearTo(shown) }));
  });
  const ofPdf = explainContainer(await loadContainerWords(language));
  const containers = [...ofPdf].map(async ([rule, explain]) => {
    const frame = frameOf(language, texts, rule);
    return file(language, rule, await containerPage({ frame, explanation: explain(), rules: [...ofPdf.keys()] }));
  });
  return await Promise.all([
    rulesPage({
      frame: index,
      rules: all,
      ofPdf: [...ofPdf.values()].map((explain) => explain()),
      terms: placedTerms(),
      wanted,
    }).then((text) => file(language, "", text)),
    ...families,
    ...pages,
    ...containers,
  ]);
}

function file(language: LanguageTag, name: string, content: string): BuiltFile {
  return { path: pathOf(language, name), content, offline: false, first: false };
}

/** The page of a rule; that of all rules has no name. */
function pathOf(language: LanguageTag, name: string): string {
  return ["rules", ...(language === FIRST ? [] : [language]), ...(name === "" ? [] : [name]), "index.html"].join("/");
}

/** Every address is relative, so that the folder can lie anywhere. */
function frameOf(language: LanguageTag, texts: Frame["texts"], name: string): Frame {
  const base = pathOf(language, name).split("/").slice(1).map(() => "..").join("/");
  return {
    language,
    base,
    texts,
    built: true,
    parts: ["check", "new", "rules"],
    links: {
      index: `${base}/${pathOf(language, "")}`,
      rule: (id) => {
        const { page, anchor } = pageOf(id);
        return `${base}/${pathOf(language, page)}${anchor}`;
      },
    },
    inLanguage: (tag) => `${base}/${pathOf(tag, name)}`,
  };
}
