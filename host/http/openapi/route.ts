/** A route is described once: the description is what OpenAPI says of it, and where it is mounted. */
import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import { grouped } from "../../../engine/model/grouped.ts";
import { ours } from "../../../engine/model/said.ts";
import { nearestOf } from "../../kit/meant.ts";
import { Problem, type ProblemCode, problems } from "../../domain/problems.ts";
import { alsoSaid, problem } from "../../domain/wording.ts";
import { problemOf } from "../../operations/fields.ts";
import type { App, Ctx, Handler, Middleware } from "../service.ts";
import { type Admission, admissionOf } from "../admission.ts";
import { admitted } from "../middleware/body.ts";
import { envelopeSchema } from "./schemas.ts";

export { createRoute, z };

type Responses = RouteConfig["responses"];

/** Serves a route. `before` runs in its order; then a parameter that the route does not have ends the request. */
export function mount(app: App, route: RouteConfig, before: readonly Middleware[], handler: Handler): void {
  mountUnchecked(app, route, [...before, onlyKnown(route)], handler);
}

/** The same for a handler that looks at all parameters itself (`queryOf`), once it knows who asks. */
export function mountUnchecked(
  app: App,
  route: RouteConfig,
  before: readonly Middleware[],
  handler: Handler,
  row: Admission = admissionOf(route.method, route.path),
): void {
  app.openAPIRegistry.registerPath(route);
  const path = route.path.replaceAll(/\{(\w+)\}/g, ":$1");
  app.on(route.method, path, named(route.path), admitted(row), ...before, handler);
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
  if (unknown !== undefined) throw unknownParameter(unknown, known);
}

function unknownParameter(name: string, known: readonly string[]): Problem {
  if (known.length === 0) return problem("no_parameters", { name });
  const near = nearestOf(name, known);
  return near === undefined
    ? problem("unknown_parameter", { name, known: known.map((it) => ours(it)) })
    : problem("mistyped_parameter", { name, near });
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
  405: "Not a method that is taken here",
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
  const byStatus = grouped(new Set<ProblemCode>([...codes, ...anywhere]), (code) => problems[code].status);
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
    const values = c.req.queries(name);
    if (values === undefined) {
      const message = `The parameter ${name} is missing: ${issue?.message}.`;
      return new Problem("bad_request", message, alsoSaid("missing_parameter", { name: ours(name) }));
    }
    const said = { name: ours(name), given: values };
    return issue?.code === "invalid_value"
      ? problem("parameter_out_of_list", { ...said, known: issue.values.map((it) => ours(String(it))) })
      : problem("wrong_parameter", said);
  });
}
