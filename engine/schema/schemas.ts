/** The schemas of the syntaxes, each read from its table when a document first needs it. */
import type { Syntax } from "../model/codes/index.ts";
import type { XmlSink } from "../xml/reader.ts";
import { ciiTable } from "./cii.gen.ts";
import type { SchemaFault } from "./faults.ts";
import { followerOf } from "./follower.ts";
import { Schema } from "./table.ts";
import { ublTable } from "./ubl.gen.ts";

const schemas = new Map<Syntax, Schema>();

export function schemaOf(syntax: Syntax): Schema {
  let schema = schemas.get(syntax);
  if (schema === undefined) {
    schema = syntax === "cii" ? new Schema(ciiTable) : new Schema(ublTable, [syntax === "ubl-invoice" ? "cn" : "ubl"]);
    schemas.set(syntax, schema);
  }
  return schema;
}

/** Follows a document by the schema of its syntax. */
export function schemaFollower(syntax: Syntax, report: (fault: SchemaFault) => void): XmlSink {
  return followerOf(schemaOf(syntax), report);
}
