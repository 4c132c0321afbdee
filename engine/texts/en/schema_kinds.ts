/** English wording of each kind of fault against an XML Schema. */
import type { SchemaKinds } from "../kinds.ts";

export const schemaKinds: SchemaKinds = {
  "ATW-SCHEMA-ELEMENT": {
    unknown: {
      message: "The element {actual} is not allowed here. Allowed next: {expected}.",
      absent: "The element {actual} is not allowed here, and no other is.",
      fix: "Remove {actual}, or correct its name and its namespace.",
    },
    misplaced: {
      message: "The element {actual} comes too late: it belongs before {expected}.",
      fix: "Move {actual} before {expected}.",
    },
    repeated: {
      message: "The element {actual} is allowed here only once, and this is another one.",
      fix: "Decide which {actual} is meant; where all are, another syntax or profile may take several.",
    },
    text: {
      message: 'The element {expected} must not contain text, and "{actual}" is directly in it.',
      absent: "The element {expected} must be empty, and contains white space.",
      fix: "Remove the text, or move it into the element where it belongs.",
    },
    within: {
      message: "The element {expected} must not contain other elements, and {actual} is in it.",
      fix: "Take {actual} out of {expected}.",
    },
  },
  "ATW-SCHEMA-MISSING": {
    before: {
      message: "Before {actual}, {expected} is missing.",
      fix: "Add {expected} before {actual}.",
    },
    within: {
      message: "The element {actual} ends too early: {expected} is missing.",
      fix: "Add {expected} at the end of {actual}.",
    },
    either: {
      message: "The element {actual} ends too early: one of {expected} is missing.",
      fix: "Add one of {expected} to {actual}.",
    },
  },
  "ATW-SCHEMA-VALUE": {
    form: {
      message: 'The value "{actual}" does not have the form that this element requires: {expected}.',
      absent: "This element is empty, and requires a value of this form: {expected}.",
      fix: "Write the value like this: {expected}.",
    },
    type: {
      message: 'The attribute xsi:type says "{actual}", which is not a type that this element may have.',
      absent: "The attribute xsi:type is empty, so it names no type.",
      fix: "Remove xsi:type.",
    },
    reference: {
      message: 'This refers to the identifier "{actual}", which does not exist in the document.',
      fix: "Correct the reference, or give the identifier to the element that is meant.",
    },
  },
  "ATW-SCHEMA-ATTRIBUTE": {
    unknown: {
      message: "This element has no attribute {actual}. Its attributes are {expected}.",
      absent: "This element has no attributes, so it cannot have {actual}.",
      fix: "Remove {actual}, or correct its name.",
    },
    missing: {
      message: "The attribute {expected} is missing.",
      fix: "Add {expected} with its value to this element.",
    },
    form: {
      message: "The attribute {actual} has a value that is not of this form: {expected}.",
      fix: "Write the value of the attribute like this: {expected}.",
    },
    fixed: {
      message: 'The attribute {actual} can only have the value "{expected}".',
      fix: 'Write "{expected}", or leave the attribute out.',
    },
    twice: {
      message: "The identifier {actual} occurs more than once in this document.",
      fix: "Give each element an identifier of its own.",
    },
    nil: {
      message: "The attribute {actual} may not be used: no element of this format can be nil.",
      fix: "Remove the attribute, and leave out an element that has no content.",
    },
  },
};
