/** The page of all rules: by family, by business term and by profile, with a search that works without a script. */
import type { FC } from "hono/jsx";
import { type PlacedTerm, printedFor } from "../../engine/explain/guide.ts";
import { rendered } from "../frame/page.tsx";
import { filled } from "../texts/filled.ts";
import type { Explanation } from "../../engine/mod.ts";
import { byFamily, type Family, pdfFamily } from "./families.ts";
import { RulesPage } from "./frame.tsx";
import { byId, type Frame, type ShownRule, titleOf } from "./shown.ts";
import { nationalSets } from "./sets.ts";
import { type Words, words } from "./words.ts";

/** What is looked for. */
export interface Wanted {
  readonly words: string;
  /** A profile by its name; "" is all of them. */
  readonly profile: string;
}

interface Props {
  readonly frame: Frame;
  readonly rules: readonly ShownRule[];
  /** Those about the PDF around an invoice. */
  readonly ofPdf: readonly Explanation[];
  /** Every business term and group. */
  readonly terms: readonly PlacedTerm[];
  readonly wanted: Wanted;
}

export function rulesPage(props: Props): Promise<string> {
  return rendered(<Index {...props} />);
}

/** How many of what words find are listed: all of them are on the page without words, and others wait while this is made. */
const MOST = 100;

const Index: FC<Props> = ({ frame, rules, ofPdf, terms, wanted }) => {
  const said = words[frame.language];
  const found = byId(rules.filter((it) => matches(it, wanted, frame)));
  const foundOfPdf = ofPdf.filter((it) => matchesOfPdf(it, wanted));
  const [all, count] = [rules.length + ofPdf.length, found.length + foundOfPdf.length];
  const isSearch = wanted.words !== "";
  return (
    <RulesPage frame={frame} title={said.rules} description={said.description} scripts={["rules.js"]}>
      <h1>{said.rules}</h1>
      <p class="lead">{filled(said.lead, all)}</p>
      <Search frame={frame} said={said} rules={rules} wanted={wanted} />
      {isSearch ? "" : <Ways said={said} />}
      <p id="found" class="quiet-text" role="status" data-text={said.found}>
        {filled(said.found, count, all)}
        {isSearch && count > MOST ? ` ${filled(said.cut, MOST)}` : ""}
      </p>
      <p id="none" hidden={count > 0}>
        {said.noneFound} <a href={frame.links.index}>{said.showAll}</a>
      </p>
      <Families
        frame={frame}
        said={said}
        found={isSearch ? found.slice(0, MOST) : found}
        foundOfPdf={isSearch ? foundOfPdf.slice(0, Math.max(0, MOST - found.length)) : foundOfPdf}
        open={isSearch || wanted.profile !== ""}
      />
      {isSearch ? "" : <Terms frame={frame} said={said} rules={rules} terms={terms} />}
      {isSearch ? "" : <Profiles frame={frame} said={said} rules={rules} />}
      {isSearch ? "" : <Sets frame={frame} said={said} />}
    </RulesPage>
  );
};

const Ways: FC<Pick<FamiliesProps, "said">> = ({ said }) => (
  <nav class="ways" aria-label={said.ways}>
    <a href="#families">{said.byFamily}</a>
    <a href="#terms">{said.byTerm}</a>
    <a href="#profiles">{said.byProfile}</a>
    <a href="#sets">{said.set.title}</a>
  </nav>
);

/** What is searched of each rule, as it is shown in one language: others wait while it is put together. */
const searched = new WeakMap<ShownRule, string>();

/** Every word must be in the rule's id, its text, the names of its terms or what other validators print. */
function matches(shown: ShownRule, wanted: Wanted, frame: Frame): boolean {
  const text = searched.get(shown) ??
    `${shown.rule} ${shown.explanation.message} ${termsOf(shown, frame)}`.toLowerCase();
  searched.set(shown, text);
  return hasAll(text, wanted) &&
    (wanted.profile === "" || shown.guide.runs.some(({ profile }) => profile === wanted.profile));
}

/** They hold for every level of Factur-X, and are on no business term. */
const PDF_PROFILES = /^facturx-/;

function matchesOfPdf({ rule, message }: Explanation, wanted: Wanted): boolean {
  return hasAll(`${rule} ${message}`.toLowerCase(), wanted) &&
    (wanted.profile === "" || PDF_PROFILES.test(wanted.profile));
}

function hasAll(text: string, wanted: Wanted): boolean {
  return wanted.words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

function termsOf({ guide }: ShownRule, { language }: Frame): string {
  const terms = guide.terms.map((term) => `${term.id} ${titleOf(term, language)}`);
  return [...terms, ...printedFor(guide.rule)].join(", ");
}

type SearchProps = Omit<Props, "terms" | "ofPdf"> & { readonly said: Words };

const Search: FC<SearchProps> = ({ frame, said, rules, wanted }) => (
  <form class="search box" role="search" action={frame.links.index} method="get">
    {frame.asked === undefined ? "" : <input type="hidden" name="lang" value={frame.asked} />}
    <div>
      <label for="q">{said.search}</label>
      <input
        type="search"
        id="q"
        name="q"
        value={wanted.words}
        maxlength={100}
        placeholder={said.searchHint}
        autocomplete="off"
      />
    </div>
    <div>
      <label for="profile">{said.profile}</label>
      <select id="profile" name="profile">
        <option value="">{said.allProfiles}</option>
        {profilesOf(rules).map(([name, title]) => (
          <option key={name} value={name} selected={name === wanted.profile}>{`${title} (${name})`}</option>
        ))}
      </select>
    </div>
    <button type="submit" class="primary">{said.show}</button>
  </form>
);

function profilesOf(rules: readonly ShownRule[]): readonly (readonly [string, string])[] {
  return [...new Map(rules.flatMap(({ guide }) => guide.runs.map(({ profile, title }) => [profile, title])))];
}

interface FamiliesProps {
  readonly frame: Frame;
  readonly said: Words;
  readonly found: readonly ShownRule[];
  readonly foundOfPdf: readonly Explanation[];
  /** Rules are shown where some are looked for; else their families, which open. */
  readonly open: boolean;
}

/** A rule in the list, with what the search on the page looks at. */
interface Item {
  readonly rule: string;
  readonly message: string;
  readonly profiles: string;
  readonly terms: string;
}

const Families: FC<FamiliesProps> = ({ frame, said, found, foundOfPdf, open }) => {
  const families = byFamily(found).map(({ family, rules }) => ({
    family,
    items: rules.map((it) => itemOf(it, frame)),
  }));
  const profiles = profilesOf(found).map(([name]) => name).filter((name) => PDF_PROFILES.test(name)).join(" ");
  const ofPdf = foundOfPdf.map(({ rule, message }): Item => ({ rule, message, profiles, terms: "" }));
  return (
    <section aria-labelledby="families">
      <h2 id="families">{said.byFamily}</h2>
      {families.map((it) => <Rules key={it.family.id} frame={frame} said={said} open={open} {...it} />)}
      {ofPdf.length === 0 ? "" : <Rules frame={frame} said={said} open={open} family={pdfFamily} items={ofPdf} />}
    </section>
  );
};

function itemOf(shown: ShownRule, frame: Frame): Item {
  const { rule, explanation: { message }, guide } = shown;
  return { rule, message, profiles: guide.runs.map(({ profile }) => profile).join(" "), terms: termsOf(shown, frame) };
}

interface RulesProps extends Pick<FamiliesProps, "frame" | "said" | "open"> {
  readonly family: Pick<Family, "title" | "why"> & { readonly id: string };
  readonly items: readonly Item[];
}

const Rules: FC<RulesProps> = ({ frame, said, open, family, items }) => (
  <details class="family" open={open}>
    <summary>
      <h3 id={family.id}>{family.title[frame.language]}</h3>{" "}
      <span class="quiet-text">{filled(said.rulesOf, items.length)}</span>
    </summary>
    <p class="quiet-text">{family.why[frame.language]}</p>
    <ul class="rule-list">
      {items.map(({ rule, message, profiles, terms }) => (
        <li key={rule} data-profiles={profiles} data-terms={terms}>
          <a href={frame.links.rule(rule)}>{rule}</a> <span>{message}</span>
        </li>
      ))}
    </ul>
  </details>
);

interface TermsProps {
  readonly frame: Frame;
  readonly said: Words;
  readonly rules: readonly ShownRule[];
  readonly terms: readonly PlacedTerm[];
}

const Terms: FC<TermsProps> = ({ frame, said, rules, terms }) => (
  <section aria-labelledby="terms">
    <details class="terms">
      <summary>
        <h2 id="terms">{said.byTerm}</h2>
      </summary>
      <dl class="term-list">
        {terms.map((term) => ({ term, on: rulesOn(term, rules) })).filter(({ on }) => on.length > 0).map((
          { term, on },
        ) => (
          <div key={term.id} id={term.id}>
            <dt>
              <strong>{term.id}</strong> {titleOf(term, frame.language)}
            </dt>
            <dd>{on.map(({ rule }) => <a key={rule} href={frame.links.rule(rule)}>{rule}</a>)}</dd>
          </div>
        ))}
      </dl>
    </details>
  </section>
);

function rulesOn({ id }: PlacedTerm, rules: readonly ShownRule[]): readonly ShownRule[] {
  return byId(rules.filter(({ guide }) => guide.terms.some((term) => term.id === id)));
}

const Profiles: FC<Omit<TermsProps, "terms">> = ({ frame, said, rules }) => (
  <section aria-labelledby="profiles">
    <h2 id="profiles">{said.byProfile}</h2>
    <ul class="profile-list">
      {profilesOf(rules).map(([name, title]) => {
        const count = rules.filter(({ guide }) => guide.runs.some(({ profile }) => profile === name)).length;
        return (
          <li key={name}>
            <a href={`${indexWith(frame, "profile", name)}#families`}>
              {title} <code>{name}</code>
            </a>{" "}
            <span class="quiet-text">{filled(said.rulesOf, count)}</span>
          </li>
        );
      })}
    </ul>
  </section>
);

const Sets: FC<{ readonly frame: Frame; readonly said: Words }> = ({ frame, said }) => (
  <section aria-labelledby="sets">
    <h2 id="sets">{said.set.title}</h2>
    <ul class="profile-list">
      {nationalSets.map(({ id, said: own }) => (
        <li key={id}>
          <a href={indexWith(frame, "set", id)}>{own[frame.language].title}</a>
        </li>
      ))}
    </ul>
  </section>
);

function indexWith({ links }: Frame, name: string, value: string): string {
  return `${links.index}${links.index.includes("?") ? "&" : "?"}${name}=${value}`;
}
