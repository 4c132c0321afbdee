/** Deutsche Texte zu Verstößen gegen das XML-Schema, für jede Rechnung. */
import type { SchemaId } from "../../schema/faults.ts";
import type { Text } from "../text.ts";

export const schemaTexts = {
  "ATW-SCHEMA-ELEMENT": {
    requires: "Elemente und Texte müssen an den Stellen und in der Reihenfolge stehen, die das XML-Schema vorsieht.",
    message: "Das Element {actual} darf hier nicht stehen. Zulässig ist hier: {expected}.",
    fix: "Verschieben Sie das Element an die Stelle, die das Schema vorsieht, oder entfernen Sie es.",
  },
  "ATW-SCHEMA-MISSING": {
    requires: "Elemente, die das XML-Schema verlangt, müssen vorhanden sein.",
    message: "In {actual} fehlt {expected}.",
    fix: "Ergänzen Sie das Element an der Stelle, die das Schema vorsieht.",
  },
  "ATW-SCHEMA-VALUE": {
    requires: "Der Wert eines Elements muss die Form haben, die das XML-Schema vorschreibt.",
    message: "Der Wert „{actual}“ hat nicht die Form, die das Schema vorschreibt: {expected}.",
    fix: "Schreiben Sie den Wert in der Form, die das Schema vorschreibt.",
  },
  "ATW-SCHEMA-ATTRIBUTE": {
    requires: "Ein Element muss die Attribute haben, die das XML-Schema verlangt, und darf keine anderen haben.",
    message: "Das Attribut {actual} entspricht nicht dem Schema: {expected}.",
    fix: "Berichtigen, ergänzen oder entfernen Sie das Attribut.",
  },
} as const satisfies Readonly<Record<SchemaId, Text>>;
