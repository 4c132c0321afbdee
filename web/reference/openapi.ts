/** What the reference reads of an OpenAPI 3.1 document. All else in the document is left unread. */

/** A JSON Schema; true allows everything, false nothing. */
export type SchemaOr = Schema | boolean;

export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaOr>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: SchemaOr;
  readonly items?: SchemaOr;
  readonly allOf?: readonly SchemaOr[];
  readonly anyOf?: readonly SchemaOr[];
  readonly oneOf?: readonly SchemaOr[];
}

/** Limits and notes of a schema, by the names of their keywords. */
export function keyword(schema: Schema, name: string): unknown {
  return Reflect.get(schema, name);
}

/** What may stand elsewhere, and be referred to. */
interface Component {
  readonly $ref?: string;
  readonly description?: string | undefined;
}

export interface Example extends Component {
  readonly value?: unknown;
}

export interface Media {
  readonly schema?: SchemaOr;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example>>;
}

export type Content = Readonly<Record<string, Media>>;

export interface Header extends Component {
  readonly required?: boolean;
  readonly schema?: SchemaOr;
}

export interface Parameter extends Header {
  readonly name?: string;
  readonly in?: string;
  readonly example?: unknown;
}

export interface Body extends Component {
  readonly required?: boolean;
  readonly content?: Content;
}

export interface Answer extends Component {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Content;
}

/** Schemes of which one is enough, each with those that it needs together; {} means none at all. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Answer>>;
  readonly security?: Security;
}

/** In the order in which the operations of a path are shown. */
export const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace"] as const;

export type PathItem =
  & { readonly parameters?: readonly Parameter[] }
  & {
    readonly [method in typeof methods[number]]?: Operation;
  };

export interface SecurityScheme extends Component {
  readonly type?: string;
  readonly scheme?: string;
  readonly name?: string;
  readonly in?: string;
}

export interface Components {
  readonly schemas?: Readonly<Record<string, SchemaOr>>;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly requestBodies?: Readonly<Record<string, Body>>;
  readonly responses?: Readonly<Record<string, Answer>>;
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>;
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly { readonly url: string; readonly description?: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly security?: Security;
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly components?: Components;
}

/** The name of the component that a reference within the document names; undefined for every other reference. */
export function nameIn(ref: string): string | undefined {
  const [, name] = /^#\/components\/\w+\/([^/]+)$/.exec(ref) ?? [];
  return name?.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The component that a schema is a reference to; undefined if it is not one. */
export function named(schema: SchemaOr | undefined, { components = {} }: OpenApi): SchemaOr | undefined {
  const { schemas = {} } = components;
  const name = typeof schema === "object" && schema.$ref !== undefined ? nameIn(schema.$ref) : undefined;
  return name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** What is referred to, or the thing itself where it is no reference. One step, so that no reference leads in a circle. */
export function followed<T extends { readonly $ref?: string }>(it: T, all: Readonly<Record<string, T>> = {}): T {
  const name = it.$ref === undefined ? undefined : nameIn(it.$ref);
  return (name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined) ?? it;
}
