/** The wording of what a document does against its XML Schema: a table of its own, since only strict needs it. */
import type { SchemaId } from "../schema/faults.ts";
import { schemaKinds as de } from "./de/schema_kinds.ts";
import { schemaKinds as en } from "./en/schema_kinds.ts";
import { schemaKinds as fr } from "./fr/schema_kinds.ts";
import type { SchemaKinds } from "./kinds.ts";
import type { Locale } from "./locale.ts";
import type { Text } from "./text.ts";

const languages: Readonly<Record<string, SchemaKinds>> = { de, en, fr };

/** What is said of a kind of fault in a language; of a kind that the finding does not have, what is said of any. */
export function schemaText(id: SchemaId, kind: string | undefined, { lang, service }: Locale): Text {
  const kinds: Readonly<Record<string, Text>> = (languages[lang] ?? en)[id];
  return kinds[kind ?? ""] ?? service[id];
}
