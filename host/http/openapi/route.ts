/** A route is described once: the description is what OpenAPI says of it, and where it is mounted. */
import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { meant } from "../../meant.ts";
import { Problem, type ProblemCode, problems } from "../../problems.ts";
import { problemOf } from "../../operations/fields.ts";
import type { App, Ctx, Handler, Middleware } from "../service.ts";
import { envelopeSchema } from "./schemas.ts";

export { createRoute, z };

type Responses = RouteConfig["responses"];

/** Serves a route. `before` runs in its order; then a parameter that the route does not have ends the request. */
export function mount(app: App, route: RouteConfig, before: readonly Middleware[], handler: Handler): void {
  mountUnchecked(app, route, [...before, onlyKnown(route)], handler);
}

/** The same for a handler that looks at all parameters itself (`queryOf`), once it knows who asks. */
export function mountUnchecked(app: App, route: RouteConfig, before: readonly Middleware[], handler: Handler): void {
  app.openAPIRegistry.registerPath(route);
  const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(route.method, path, named(route.path), ...before, handler);
}

/** What is mistyped is never silently left out of account: a verdict in the wrong mode is a wrong verdict. */
function onlyKnown({ request }: RouteConfig): Middleware {
  const { query } = request ?? {};
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  return async (c, next) => {
    checkNames(c, known);
    await next();
  };
}

function checkNames(c: Ctx, known: readonly string[]): void {
  const unknown = Object.keys(c.req.query()).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Problem("bad_request", unknownParameter(unknown, known));
}

/** Of a long name, what is quoted. */
const QUOTED = 80;

function unknownParameter(name: string, known: readonly string[]): string {
  const shown = quoted(name.slice(0, QUOTED));
  if (known.length === 0) return `There is no parameter ${shown}: this route takes none. Leave it out.`;
  const hint = meant(name, known);
  return `There is no parameter ${shown}.${hint === "" ? ` There are: ${known.join(", ")}.` : hint}`;
}

/** Characters that hide or reverse others are shown by their codes. */
function quoted(text: string): string {
  return `"${text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (it) => `\\u{${it.codePointAt(0)?.toString(16)}}`)}"`;
}

/** Says by which pattern a request was matched. */
export function named(pattern: string): Middleware {
  return async (c, next) => {
    c.set("route", pattern);
    await next();
  };
}

const WORDS: Readonly<Record<number, string>> = {
  400: "The request is wrong",
  401: "No key, or a wrong one",
  403: "Not from this origin",
  404: "Not there",
  409: "Not in this state",
  410: "The key was rotated",
  413: "Too large",
  415: "Not a format that is read here",
  429: "Too many requests, or no allowance left",
  500: "The server is at fault",
  501: "Not in this build",
  502: "The payment provider failed",
  503: "Not available",
};

/** What every route can meet. */
const anywhere = ["bad_request", "internal_error", "store_busy"] as const;

/** The responses for codes of problems, by their statuses. */
export function failures(...codes: readonly ProblemCode[]): Responses {
  const byStatus = Map.groupBy(new Set<ProblemCode>([...codes, ...anywhere]), (code) => problems[code].status);
  return Object.fromEntries([...byStatus].map(([status, [first, ...rest]]) => {
    if (first === undefined) throw new RangeError(`no code has the status ${status}`);
    const description = `${WORDS[status]}: ${[first, ...rest].join(", ")}`;
    return [status, { description, content: { "application/json": { schema: envelopeSchema([first, ...rest]) } } }];
  }));
}

/** The failures of routes that need a key. */
export const keyFailures = ["missing_api_key", "invalid_api_key", "key_rotated"] as const;

/** Reads the query of a route that is one operation's; what it does not have is a Problem, too. */
export function wholeQueryOf<T extends z.ZodObject>(c: Ctx, schema: T): z.output<T> {
  checkNames(c, Object.keys(schema.shape));
  return queryOf(c, schema);
}

/** Reads the query by a schema. A value that a parameter cannot have, and one that is given twice, is a Problem. */
export function queryOf<T extends z.ZodObject>(c: Ctx, schema: T): z.output<T> {
  const given = Object.entries(c.req.queries()).map((
    [name, values],
  ) => [name, values.length === 1 ? values[0] : values]);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw problemOf(parsed.error, (name, issue) => {
    const wanted = issue?.code === "invalid_value" ? `one of ${issue.values.join(", ")}` : "another value";
    const values = c.req.queries(name)?.map((value) => `"${value}"`).join(" and ");
    return values === undefined
      ? `The parameter ${name} is missing: ${issue?.message}.`
      : `The parameter ${name} is ${values}: give ${wanted}, and once.`;
  });
}
