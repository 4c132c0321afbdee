/** Findings that a rule has several wordings for, by the kind of what was found. */
import type { SchemaId, SchemaKind } from "../schema/faults.ts";
import type { Text } from "./text.ts";

export type SchemaKinds = { readonly [Id in SchemaId]: Readonly<Record<SchemaKind<Id>, Text>> };
