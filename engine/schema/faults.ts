/** The faults of a document against its schema, and where they are reported. */
import type { Said } from "../model/said.ts";

/** The ids of the findings, with the kinds of fault that each has a wording for. */
export const schemaFaults = {
  /** An element or a text that may not stand where it is. */
  "ATW-SCHEMA-ELEMENT": ["unknown", "misplaced", "repeated", "text", "within"],
  /** An element that must be there and does not. */
  "ATW-SCHEMA-MISSING": ["before", "within", "either"],
  /** A text that is not of the form that its type has. */
  "ATW-SCHEMA-VALUE": ["form", "type", "reference"],
  /** An attribute that may not stand there, must, or has a wrong value. */
  "ATW-SCHEMA-ATTRIBUTE": ["unknown", "missing", "form", "fixed", "twice", "nil"],
} as const;

export type SchemaId = keyof typeof schemaFaults;

export type SchemaKind<Id extends SchemaId = SchemaId> = Id extends SchemaId ? (typeof schemaFaults)[Id][number]
  : never;

export interface SchemaFault {
  readonly id: SchemaId;
  readonly kind: SchemaKind;
  /** Where the element starts that is at fault or, for what is missing, that it is missing before or in. */
  readonly offset: number;
  /** What is there. */
  readonly actual: Said;
  /** What may be there, or what must. */
  readonly expected: Said;
}
