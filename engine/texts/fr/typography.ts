/**
 * French typography: a space that no line may break at comes before high punctuation and inside quotation marks. It is
 * set here, so that texts are written with plain spaces, which an editor shows. It is U+00A0 throughout: terminals have
 * the narrow U+202F less often.
 */
import type { Text } from "../text.ts";

const LOOSE = / (?=[:;!?»%])|(?<=«) /g;

export function typeset(sentence: string): string {
  return sentence.replace(LOOSE, "\u00a0");
}

/** The same for all sentences of texts. */
export function typesetAll<Id extends string>(texts: Readonly<Record<Id, Text>>): Readonly<Record<Id, Text>> {
  const entries = (Object.entries(texts) as [Id, Text][]).map(([id, text]) => [id, typesetText(text)]);
  return Object.fromEntries(entries) as Readonly<Record<Id, Text>>;
}

function typesetText({ requires, message, absent, fix }: Text): Text {
  return {
    ...(requires === undefined ? {} : { requires: typeset(requires) }),
    message: typeset(message),
    ...(absent === undefined ? {} : { absent: typeset(absent) }),
    fix: typeset(fix),
  };
}
