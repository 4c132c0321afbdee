/** How two editions of a rule set differ. */
import type { Assertion, RuleSet } from "./rules.ts";

type Part = "flag" | "context" | "test" | "codes";

export interface Change {
  readonly id: string;
  /** Empty for a rule that is new or gone. */
  readonly parts: readonly Part[];
  /** Before and after; empty where the rule is not there. */
  readonly flags: readonly [string, string];
  /** Which of the two have it only where it can never fire, behind a rule for the same elements. */
  readonly unasked: readonly [boolean, boolean];
  /** Variables and functions that the rule uses, and that say something else now. */
  readonly through: readonly string[];
  readonly codes: {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly was: readonly string[];
    readonly now: readonly string[];
  };
}

export interface Difference {
  readonly added: readonly Change[];
  readonly removed: readonly Change[];
  readonly changed: readonly Change[];
}

export function compare(before: RuleSet, after: RuleSet): Difference {
  const changes = [...new Set([...before.rules.keys(), ...after.rules.keys()])].map((id) =>
    changeOf(id, before, after)
  );
  return {
    added: changes.filter(({ id }) => !before.rules.has(id)),
    removed: changes.filter(({ id }) => !after.rules.has(id)),
    changed: changes.filter(({ id, parts }) => before.rules.has(id) && after.rules.has(id) && parts.length > 0),
  };
}

function changeOf(id: string, before: RuleSet, after: RuleSet): Change {
  const [old = [], now = []] = [before, after].map(({ rules }) => rules.get(id));
  const [oldUse, nowUse] = [usedBy(old, before), usedBy(now, after)];
  const [oldCodes, nowCodes] = [codesOf(old, oldUse), codesOf(now, nowUse)];
  const codes = {
    added: [...nowCodes].filter((code) => !oldCodes.has(code)),
    removed: [...oldCodes].filter((code) => !nowCodes.has(code)),
    was: [...oldCodes],
    now: [...nowCodes],
  };
  const through = [...new Set([...oldUse.keys(), ...nowUse.keys()])]
    .filter((name) => oldUse.has(name) && nowUse.has(name) && oldUse.get(name) !== nowUse.get(name));
  const flags = [flagsOf(old), flagsOf(now)] as const;
  const bothThere = old.length > 0 && now.length > 0;
  const parts: readonly (readonly [Part, boolean])[] = [
    ["flag", flags[0] !== flags[1]],
    ["context", said(old, "context") !== said(now, "context")],
    ["test", shape(old, oldUse) !== shape(now, nowUse)],
    ["codes", codes.added.length + codes.removed.length > 0],
  ];
  const unasked = [before.unasked.has(id), after.unasked.has(id)] as const;
  return {
    id,
    flags,
    unasked,
    through,
    codes,
    parts: bothThere ? parts.filter(([, is]) => is).map(([part]) => part) : [],
  };
}

/** The definitions that a rule uses, and those that they use in turn. */
function usedBy(rule: readonly Assertion[], { definitions }: RuleSet): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  const texts = rule.flatMap(({ context, test }) => [context, test]);
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [name] of text.matchAll(/\$[\w-]+|[\w-]+:[\w-]+/g)) {
      const definition = definitions.get(name);
      if (definition === undefined || used.has(name)) continue;
      used.set(name, definition);
      texts.push(definition);
    }
  }
  return used;
}

/** Texts between quotes that are lists of codes: words alone, at least two, or one with a space around it. */
const list = /'( *[\w.\/+-]+(?: +[\w.\/+-]+)+ *| +[\w.\/+-]+ +)'/g;

/** Lists whose codes are texts of their own: ('RIB', 'LISIBLE'). */
const sequence = /\( *('[^' ,()]+'(?: *, *'[^' ,()]+')+) *\)/g;

function codesOf(rule: readonly Assertion[], used: ReadonlyMap<string, string>): ReadonlySet<string> {
  const texts = [...rule.map(({ test }) => test), ...used.values()];
  return new Set(texts.flatMap((text) => [
    ...[...text.matchAll(list)].flatMap(([, codes = ""]) => codes.trim().split(/ +/)),
    ...[...text.matchAll(sequence)].flatMap(([, codes = ""]) =>
      [...codes.matchAll(/'([^']+)'/g)].map(([, it = ""]) => it)
    ),
  ]));
}

/** What a rule asks, whatever codes its lists hold. */
function shape(rule: readonly Assertion[], used: ReadonlyMap<string, string>): string {
  const definitions = [...used].map(([name, text]) => `${name} ${text}`).sort();
  return [said(rule, "test"), ...definitions].join("\n").replace(list, "''").replace(sequence, "()");
}

function said(rule: readonly Assertion[], part: "context" | "test"): string {
  return rule.map((assertion) => assertion[part]).sort().join("\n");
}

function flagsOf(rule: readonly Assertion[]): string {
  return [...new Set(rule.map(({ flag }) => flag))].sort().join(" and ");
}
