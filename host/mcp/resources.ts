/** What agents can read beside the tools: rules, code lists, terms, and the schema of an invoice. */
import {
  type CompleteResult,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { codeLists, idAmong, type PlacedTerm, placedTerms } from "../../engine/explain/guide.ts";
import { profileNames } from "../../engine/mod.ts";
import { invoiceSchema } from "../../engine/model/schema.ts";
import { explanations } from "../operations/explain_rule.ts";
import { SCHEMA_URI } from "./invoice_schema.ts";

/** A kind of resources: all of them are `faktlint://KIND/NAME`. */
interface Kind {
  readonly title: string;
  readonly description: string;
  /** What the part after the kind is called. */
  readonly variable: string;
  readonly names: () => Promise<readonly string[]>;
  /** The text of one; undefined where there is none of this name. */
  readonly text: (name: string, baseUrl: string | undefined) => Promise<string | undefined>;
}

const kinds: Readonly<Record<string, Kind>> = {
  rules: {
    title: "Rule",
    description: "What a rule requires, and how to satisfy it.",
    variable: "rule_id",
    names: async () => [...(await explanations("en", undefined)).keys()],
    text: ruleText,
  },
  codes: {
    title: "Code list",
    description: "The codes that EN 16931 allows where a list applies.",
    variable: "list",
    names: () => Promise.resolve([...listsByName.keys()]),
    text: (name) => Promise.resolve(codesText(name)),
  },
  terms: {
    title: "Business term",
    description: "What a term or group of EN 16931-1 is called, and where it is in JSON, UBL and CII.",
    variable: "term",
    names: () => Promise.resolve(placedTerms().map(({ id }) => id)),
    text: (name) => Promise.resolve(termText(name)),
  },
};

const SCHEME = "faktlint://";
const MARKDOWN = "text/markdown";

export function listedResources(): ListResourcesResult {
  const indexes = Object.entries(kinds).map(([kind, { title, description }]) => {
    return { uri: `${SCHEME}${kind}`, name: kind, title: `${title}: all`, description, mimeType: MARKDOWN };
  });
  const description = "The JSON Schema of an invoice: every field of the argument invoice.";
  const schema = {
    uri: SCHEMA_URI,
    name: "schema",
    title: "Invoice schema",
    description,
    mimeType: "application/schema+json",
  };
  return { resources: [schema, ...indexes] };
}

export function listedTemplates(): ListResourceTemplatesResult {
  return {
    resourceTemplates: Object.entries(kinds).map(([kind, { title, description, variable }]) => {
      return { uriTemplate: `${SCHEME}${kind}/{${variable}}`, name: kind, title, description, mimeType: MARKDOWN };
    }),
  };
}

/** Throws where there is no such resource. */
export async function resourceAt(uri: string, baseUrl: string | undefined): Promise<ReadResourceResult> {
  if (uri === SCHEMA_URI) {
    return {
      contents: [{ uri, mimeType: "application/schema+json", text: JSON.stringify(invoiceSchema(profileNames)) }],
    };
  }
  const [name = "", ...path] = uri.startsWith(SCHEME) ? uri.slice(SCHEME.length).split("/") : [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  const text = kind === undefined || path.length > 1
    ? undefined
    : path.length === 0
    ? `# ${kind.title}: all\n\n${(await kind.names()).map((it) => `- ${SCHEME}${name}/${it}`).join("\n")}`
    : await kind.text(unescaped(path[0]), baseUrl);
  if (text === undefined) throw new ResourceNotFoundError(uri);
  return { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

function unescaped(text = ""): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/** As many as an answer may have (completion/complete). */
const MOST = 100;

/** Names that begin with what is there already, for a template. */
export async function completed(template: string, begun: string): Promise<CompleteResult> {
  const kind = Object.entries(kinds).find(([kind, { variable }]) => template === `${SCHEME}${kind}/{${variable}}`)?.[1];
  const names = await kind?.names() ?? [];
  const found = names.filter((name) => name.toUpperCase().startsWith(begun.toUpperCase()));
  return { completion: { values: found.slice(0, MOST), total: found.length, hasMore: found.length > MOST } };
}

async function ruleText(id: string, baseUrl: string | undefined): Promise<string | undefined> {
  const all = await explanations("en", baseUrl);
  const found = all.get(idAmong(all.keys(), id) ?? "")?.();
  if (found === undefined) return undefined;
  const { rule, severity, field, message, fix, example, places, docsUrl } = found;
  return [
    `# ${rule} (${severity})`,
    `Requires: ${message}`,
    `Fix: ${fix}`,
    ...(example === undefined ? [] : [`Example: ${example}`]),
    ...(field.length === 0 ? [] : [`Terms: ${field.map((it) => `${SCHEME}terms/${it}`).join(", ")}`]),
    ...(places === undefined ? [] : [`Where: ${placesText(places)}`]),
    ...(URL.canParse(docsUrl) ? [`Page: ${docsUrl}`] : []),
  ].join("\n\n");
}

/** Lists by the name of their standard, as UNTDID-1001: the first two words of their titles. */
const listsByName = new Map(
  Object.values(codeLists).map((list) => [list.title.split(" ").slice(0, 2).join("-").replaceAll("/", "-"), list]),
);

function codesText(name: string): string | undefined {
  const list = listsByName.get(name);
  if (list === undefined) return undefined;
  const [ubl, cii] = [list.codes("ubl-invoice"), list.codes("cii")].map((codes) => [...codes].join(", "));
  return `# ${list.title}\n\n${ubl === cii ? ubl : `UBL: ${ubl}\n\nCII: ${cii}`}`;
}

let byTerm: ReadonlyMap<string, PlacedTerm> | undefined;

function termText(id: string): string | undefined {
  byTerm ??= new Map(placedTerms().map((it) => [it.id, it]));
  const term = byTerm.get(id.toUpperCase());
  return term === undefined ? undefined : `# ${term.id}: ${term.title}\n\n${placesText(term)}`;
}

function placesText({ json, ubl, cii }: Pick<PlacedTerm, "json" | "ubl" | "cii">): string {
  const places = [["JSON", json], ["UBL", ubl], ["CII", cii]] as const;
  return places.flatMap(([name, place]) => place === undefined ? [] : [`${name} ${place}`]).join("; ");
}
