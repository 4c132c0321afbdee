/**
 * Which regular expressions take time linear in the text, whatever the text is. Those that are recognised by their form are
 * told here; of others, `tools/house_rules.ts` wants a proof in the table below.
 *
 * The engine that runs them tries every start, and at each start every way to match. A run without an end ("+", "*") is
 * harmless in two forms. First, at the end of a pattern: nothing behind it can fail, so what was passed is matched and is
 * not tried again. Second, alone in a pattern that starts at one place only ("^", or the flag y): then each of the lengths
 * that the run can have is tried once, with a bounded rest. In all other forms it depends on what stands around it.
 */

const APART = "each run ends at a character that is not in it, and it starts at one place";

/** Patterns that are linear for another reason, by their file. Each entry says which. */
export const proven: Readonly<Record<string, string>> = {
  "engine/model/json.ts /-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y": APART,
  "engine/model/numeric.ts /^(-?)([0-9]+)(?:\\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/": "at most 100 characters",
  "engine/edits/values.ts /=(\\d+)(?:[.,](\\d{1,2}))?(?=#)/g": "no run holds the sign that starts the next",
  "engine/pdf/write/lines.ts /[\\S\\u00a0\\u202f]+?[-/](?=\\p{L})|[\\S\\u00a0\\u202f]+|[^\\S\\u00a0\\u202f]+/gu":
    "where the first way fails, it has gone through the word that the second takes",
  "engine/rules/elements/compile.ts /^(.*?)\\/?(?:@(.*))?$/": "the paths of our own rules",
  "engine/rules/xrechnung/german_shapes.ts /^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\\.[0-9]{2})?#$/":
    APART,
  "engine/rules/xrechnung/german_shapes.ts /#[^\\n\\r]+#/":
    "it takes all up to the last # of a line; where that is the first or its neighbour, it is tried twice in the line",
  "engine/schema/simple.ts /^(?:[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[Ee][+-]?\\d+)?|-?INF|NaN)$/": APART,
  "engine/schema/simple.ts /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/": APART,
  "engine/schema/simple.ts /^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$/": APART,
  "engine/schema/simple.ts /^-0*[1-9]\\d*$/": APART,
  "engine/schema/simple.ts /^\\+?0*[1-9]\\d*$/": APART,
  "engine/schema/simple.ts /^-?P(?=.)(?:\\d+Y)?(?:\\d+M)?(?:\\d+D)?(?:T(?=.)(?:\\d+H)?(?:\\d+M)?(?:\\d+(?:\\.\\d+)?S)?)?$/":
    "a run is tried once for each unit",
  "engine/schema/simple.ts /^(?:[0-9A-Fa-f]{2})*$/": "two characters at a time, from one place",
  "engine/schema/table.ts /^(\\S+) (\\w+)(!?)(?:=(.*))?$/": "the tables of our own schemas",
  "engine/schema/uri.ts /^(?:[^@[\\]]*@)?\\[([^\\]]*)\\](?::\\+?(\\d*))?$/": APART,
  "engine/syntax/values.ts /^[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/": APART,
  "engine/texts/elements.ts /\\{(\\w+)\\}/g": "the wording of our own rules",
  "engine/xml/decode.ts /^<\\?xml[ \\t\\r\\n]+version[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:\"[^\"]*\"|'[^']*')[ \\t\\r\\n]+encoding[ \\t\\r\\n]*=[ \\t\\r\\n]*([\"'])([A-Za-z][A-Za-z0-9._-]*)\\1/":
    APART,
  "engine/xml/prolog.ts /<\\?xml[ \\t\\r\\n]+version[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:\"1\\.\\d+\"|'1\\.\\d+')(?:[ \\t\\r\\n]+encoding[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:\"[A-Za-z][\\w.-]*\"|'[A-Za-z][\\w.-]*'))?(?:[ \\t\\r\\n]+standalone[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:\"(?:yes|no)\"|'(?:yes|no)'))?[ \\t\\r\\n]*\\?>/y":
    "each run of white space is tried for three words at most, from one place",
  "engine/xml/prolog.ts /<\\?xml[ \\t\\r\\n]+version[ \\t\\r\\n]*=[ \\t\\r\\n]*[\"'](1\\.\\d+)[\"']/y": APART,
  "engine/xml/prolog.ts /\\][ \\t\\r\\n]*>/g": "no run holds the sign that starts the next",
  "host/cli/find.ts /\\/+$/": "the name of a folder on the command line",
  "host/cli/verify.ts /\\/+$/": "an address on the command line",
  "host/service/variable_forms.ts /\\/+$/": "a value of the environment",
  "host/http/openapi/route.ts /\\{(\\w+)\\}/g": "the paths of our own routes",
  "host/domain/log_entry.ts /^at (?:.* \\()?[a-z]+:\\S+:\\d+:\\d+\\)?$/": "at most 1,000 characters",
  "host/domain/fingerprint.ts /^(-?)0*([0-9]*)(?:\\.([0-9]*))?(?:e([+-]?[0-9]+))?$/i": "at most 101 characters",
  "host/domain/fingerprint.ts /0+$/": "at most 101 characters",
};

/** Files that make patterns of texts, or compose characters. Each entry says why that is bounded. */
export const bounded: Readonly<Record<string, string>> = {
  "engine/xml/characters.ts": "a pattern of a constant, one character",
  "engine/pdf/write/composed.ts": "composes rows of 30 marks at the most",
  "engine/schema/forms.ts": "patterns of constants, each a character and one run",
  "engine/schema/simple.ts": "patterns of constants and of our own tables, with one run a way from one place",
  "host/kit/secrets.ts": "a pattern of constants, without a run",
  "host/stores/addresses.ts": "an address that was held to 254 characters",
};

/** What a part of a pattern can cost: how many runs without an end stand one behind the other in it, at most. */
interface Part {
  readonly runs: number;
  /** Whether it is one character, a class of them, or a run of those. */
  readonly single: boolean;
  /** Whether no more is in it than a run at its end. */
  readonly tail: boolean;
  readonly anchor: boolean;
}

type Sequence = readonly Part[];

/** Whether a pattern is linear by its form alone. */
export function isLinear(source: string, flags: string): boolean {
  const alternatives = new PatternReader(source).alternatives();
  const anchored = flags.includes("y") ||
    !flags.includes("m") && alternatives.every(([first]) => first?.anchor === true);
  if (anchored) return alternatives.every((it) => runsIn(it) <= 1);
  return alternatives.every(isTail);
}

function isTail(sequence: Sequence): boolean {
  return runsIn(sequence.slice(0, -1)) === 0 && sequence.at(-1)?.tail !== false;
}

function runsIn(sequence: Sequence): number {
  return sequence.reduce((sum, { runs }) => sum + runs, 0);
}

/** Too many to be recognised by form. */
const MANY = Infinity;

/** Reads a pattern that the compiler has found right, as far as it matters here. */
class PatternReader {
  #at = 0;

  constructor(readonly source: string) {}

  /** All alternatives up to the end of the group. */
  alternatives(): readonly Sequence[] {
    const found: Part[][] = [[]];
    while (this.#at < this.source.length && this.source[this.#at] !== ")") {
      if (this.#takes("|")) found.push([]);
      else found.at(-1)?.push(this.#quantified());
    }
    return found;
  }

  #quantified(): Part {
    const part = this.#part();
    const [quantifier = ""] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.#at, this.#at + 20)) ?? [];
    this.#at += quantifier.length;
    if (/^(?:\*|\+|\{\d+,\})/.test(quantifier)) {
      return { runs: part.single && part.runs === 0 ? 1 : MANY, single: part.single, tail: part.single, anchor: false };
    }
    const repeats = /^\{/.test(quantifier) && !/^\{[01]\}/.test(quantifier);
    if (repeats && part.runs > 0) return { ...part, runs: MANY, tail: false };
    return quantifier === "" ? part : { ...part, anchor: false, tail: part.runs === 0 };
  }

  #part(): Part {
    const single = { runs: 0, single: true, tail: true, anchor: false };
    if (this.#takes("(")) return this.#group();
    if (this.#takes("[")) {
      while (!this.#takes("]")) this.#character();
      return single;
    }
    if (this.#takes("^")) return { runs: 0, single: false, tail: true, anchor: true };
    this.#character();
    return single;
  }

  #group(): Part {
    const [head = ""] = /^\?(?:<?[=!]|:|<[^>]*>)/.exec(this.source.slice(this.#at, this.#at + 50)) ?? [];
    this.#at += head.length;
    const alternatives = this.alternatives();
    this.#at++;
    const runs = Math.max(...alternatives.map(runsIn));
    // A run in a look around is gone through again from each place that is looked from.
    if (runs > 0 && /[=!]$/.test(head)) return { runs: MANY, single: false, tail: false, anchor: false };
    return { runs, single: false, tail: alternatives.every(isTail), anchor: false };
  }

  /** One character, or an escape that stands for one. */
  #character(): void {
    const [found = " "] = /^\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[^])/
      .exec(this.source.slice(this.#at, this.#at + 60)) ?? [];
    this.#at += found.length;
  }

  #takes(character: string): boolean {
    const is = this.source[this.#at] === character;
    if (is) this.#at++;
    return is;
  }
}
