/** The tool that compares two invoices. */
import { z } from "@hono/zod-openapi";
import type { Language } from "../documents/locales.ts";
import { type JsonText, plainOf } from "../domain/json_text.ts";
import { diff } from "../operations/diff.ts";
import { comparison } from "../operations/forms_of_comparison.ts";
import type { Result } from "../operations/operation.ts";
import { allShown, quoted } from "./shown.ts";
import type { Call, Shown, Tool } from "./tool.ts";
import { fittingIn, MOST_STRUCTURED, MOST_TEXT, ROOM } from "./verdict.ts";
import { words as general } from "./words.ts";

interface DiffWords {
  readonly same: string;
  readonly different: string;
  readonly due: string;
  readonly none: string;
  readonly more: string;
}

const words: Readonly<Record<Language, DiffWords>> = {
  en: {
    same: "THE SAME: both invoices state the same.",
    different: "DIFFERENT: the invoices do not state the same. Each line has the first value, then the second.",
    due: "Amount due (BT-115)",
    none: "(not stated)",
    more: "More differs than is listed here. Compare the invoices over HTTP or on the command line to have all of it.",
  },
  de: {
    same: "GLEICH: Beide Rechnungen geben dasselbe an.",
    different:
      "VERSCHIEDEN: Die Rechnungen geben nicht dasselbe an. Jede Zeile nennt erst den ersten, dann den zweiten Wert.",
    due: "Zahlbetrag (BT-115)",
    none: "(nicht angegeben)",
    more: "Es unterscheidet sich mehr, als hier steht. Alles nennt der Vergleich über HTTP oder auf der Kommandozeile.",
  },
  fr: {
    same: "IDENTIQUES : les deux factures indiquent la même chose.",
    different:
      "DIFFÉRENTES : les factures n'indiquent pas la même chose. Chaque ligne donne la première valeur, puis la seconde.",
    due: "Montant à payer (BT-115)",
    none: "(non indiqué)",
    more:
      "D'autres différences ne sont pas énumérées ici. La comparaison par HTTP ou en ligne de commande les donne toutes.",
  },
};

const compared = comparison.extend({
  truncated: z.literal(true).optional().openapi({ description: "Not all changes are here." }),
});

export const diffTool: Tool = {
  name: "compare_invoices",
  title: "Compare two invoices",
  description:
    "Says what two invoices state differently, by business term, whatever the syntax and the profile of each (XML, JSON, or PDF " +
    "with XML inside), and what each says is due. Call it to see what changed in a corrected or converted invoice, or whether " +
    "two are the same. It says nothing of whether they are valid. Costs one document.",
  operation: diff,
  output: compared,
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false, destructiveHint: false },
  show,
};

function show({ content }: Result, { lang }: Call): Shown {
  let isCut = false;
  const plain = plainOf("json" in content ? content.json : {}, (text) => {
    isCut = text.utf8.length > MOST_READ;
    return isCut ? beginningOf(text) : text.toJSON();
  });
  const { equal, changes, amount_due: due } = allShown(comparison.parse(plain));
  const said = words[lang];
  if (equal) return { text: said.same, structured: { equal, changes, amount_due: due } };
  const value = (it: string | null) => it === null ? said.none : quoted(it);
  const lines = changes.map(({ term, pointer, a, b }) => `${term} ${pointer}: ${value(a)} → ${value(b)}`);
  const listed = lines.slice(0, fittingIn(lines, MOST_TEXT - ROOM));
  const kept = changes.slice(0, fittingIn(changes, MOST_STRUCTURED - ROOM));
  const isLess = isCut || listed.length < changes.length;
  const head = [said.different, general[lang].quoted, `${said.due}: ${value(due.a)} → ${value(due.b)}`];
  return {
    text: [...head, ...listed, ...(isLess ? [said.more] : [])].join("\n"),
    structured: {
      ...{ equal, changes: kept, amount_due: due },
      ...(isCut || kept.length < changes.length ? { truncated: true } : {}),
    },
  };
}

/** Bytes of a list that is read whole: more is never shown. */
const MOST_READ = 3 * MOST_STRUCTURED;
/** Where a change ends and the next begins. In a text, its quotation marks would be escaped. */
const BETWEEN = '},{"term":';

/** The first changes of a list that is too long to be read on the event loop. */
function beginningOf({ utf8 }: JsonText): unknown {
  const text = new TextDecoder().decode(utf8.subarray(0, MOST_READ));
  const end = text.lastIndexOf(BETWEEN);
  return end < 0 ? [] : JSON.parse(`${text.slice(0, end)}}]`);
}
