/** The XML Schemas of the syntaxes as rule sets. */
import { schemaFollower } from "../schema/schemas.ts";
import { schemaSet } from "./schema_set.ts";

/** UBL 2.1, and CII D16B. */
export const schemaSets = [
  schemaSet("schema-ubl", (syntax, report) => syntax === "cii" ? undefined : schemaFollower(syntax, report)),
  schemaSet("schema-cii", (syntax, report) => syntax === "cii" ? schemaFollower(syntax, report) : undefined),
] as const;
