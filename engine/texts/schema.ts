/** The wording of what a document does against its XML Schema: a table of its own, since only strict needs it. */
import type { SchemaId } from "../schema/faults.ts";
import { schemaKinds as english } from "./en/schema_kinds.ts";
import type { Locale } from "./locale.ts";
import type { Text } from "./text.ts";

/** What is said of a kind of fault in a language; of a kind that the finding does not have, what is said of any. */
export function schemaText(id: SchemaId, kind: string | undefined, { official, service }: Locale): Text {
  const kinds: Readonly<Record<string, Text>> = (official?.schema ?? english)[id];
  return kinds[kind ?? ""] ?? service[id];
}
