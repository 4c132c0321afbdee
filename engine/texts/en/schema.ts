/** English wording of what a document does against its XML Schema, as any invoice may. */
import type { SchemaId } from "../../schema/faults.ts";
import type { Text } from "../text.ts";

export const schemaTexts = {
  "ATW-SCHEMA-ELEMENT": {
    requires: "Elements and text must be where the XML Schema of the format allows them, in its order.",
    message: "The element {actual} is not allowed here. Allowed here: {expected}.",
    fix: "Move the element to its place in the order of the schema, or remove it.",
  },
  "ATW-SCHEMA-MISSING": {
    requires: "Elements that the XML Schema of the format requires must be present.",
    message: "The element {expected} is missing in {actual}.",
    fix: "Add the element at its place in the order of the schema.",
  },
  "ATW-SCHEMA-VALUE": {
    requires: "The value of an element must have the form that the XML Schema of the format requires.",
    message: 'The value "{actual}" does not have the form that the schema requires: {expected}.',
    fix: "Write the value in the form that the schema requires.",
  },
  "ATW-SCHEMA-ATTRIBUTE": {
    requires: "An element must have the attributes that its XML Schema requires, and no others.",
    message: "The attribute {actual} does not match the schema: {expected}.",
    fix: "Correct, add or remove the attribute.",
  },
} as const satisfies Readonly<Record<SchemaId, Text>>;
