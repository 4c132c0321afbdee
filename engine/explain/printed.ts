/**
 * What other validators print where a rule fails, for people who search for that. Schematron reports put the id of the rule in
 * brackets; of XML Schema, validators print the name of the violated constraint (XML Schema 1.0, appendix C).
 */
const ofSchema: Readonly<Record<string, readonly string[]>> = {
  "ATW-SCHEMA-ELEMENT": ["cvc-complex-type.2.4.a", "cvc-complex-type.2.4.d", "cvc-elt.1", "cvc-complex-type.2.3"],
  "ATW-SCHEMA-MISSING": ["cvc-complex-type.2.4.b"],
  "ATW-SCHEMA-VALUE": [
    "cvc-datatype-valid.1.2.1",
    "cvc-enumeration-valid",
    "cvc-pattern-valid",
    "cvc-minLength-valid",
    "cvc-complex-type.2.2",
    "cvc-type.3.1.3",
  ],
  "ATW-SCHEMA-ATTRIBUTE": ["cvc-complex-type.3.2.2", "cvc-complex-type.4", "cvc-attribute.3"],
};

/** The ids, the usual one first; none for what only this service says. */
export function printedFor(rule: string): readonly string[] {
  return ofSchema[rule] ?? (rule.startsWith("ATW-") ? [] : [`[${rule}]`]);
}
