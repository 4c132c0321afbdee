/** `POST /v1/keys` and `POST /v1/keys/rotate`. */
import { cors } from "hono/cors";
import { noKey, refusedKey } from "../../metering/identify.ts";
import { idempotencyKey, unusable } from "../../metering/repeats.ts";
import { bearerKey } from "../middleware/auth.ts";
import { readBody } from "../middleware/body.ts";
import { faultEntry } from "../../log_entry.ts";
import { addressOf, tooMany } from "../middleware/window.ts";
import { BODY } from "../../limits.ts";
import * as examples from "../openapi/examples.ts";
import { createRoute, failures, mount, z } from "../openapi/route.ts";
import { keyIssued, rotation } from "../openapi/schemas.ts";
import { Problem } from "../../problems.ts";
import type { App, Service } from "../service.ts";
import { issueFreeKey } from "../../stores/accounts.ts";
import { StoreBusyError } from "../../stores/busy.ts";
import { nextDay } from "../../stores/calendar.ts";
import { type Refused, rotate } from "../../stores/rotation.ts";
import { fieldsOf } from "./body.ts";

const INVALID_EMAIL =
  "email is missing or no valid address. Send a JSON object with an address of at most 254 characters";

/** As browsers check it (HTML, "valid e-mail address"). */
const email = z.email({ pattern: z.regexes.html5Email, error: INVALID_EMAIL }).max(254, INVALID_EMAIL).openapi({
  example: "you@example.com",
});
const signup = z.object({ email });

const issue = createRoute({
  method: "post",
  path: "/v1/keys",
  tags: ["Keys"],
  operationId: "issueKey",
  summary: "Get a free key",
  description: "One free key an e-mail address, and five a day for one client address.",
  security: [],
  request: { body: { content: { "application/json": { schema: signup } }, required: true } },
  responses: {
    201: {
      description: "The key; it is shown this once",
      content: { "application/json": { schema: keyIssued, example: examples.keyIssued } },
    },
    ...failures("bad_request", "busy", "invalid_email", "key_already_issued", "payload_too_large", "too_many_requests"),
  },
});

const rotateHeaders = z.object({
  "Idempotency-Key": z.string().regex(idempotencyKey).optional().openapi({
    example: "rotation-2026-11",
    description: "For 10 minutes, the retired key gets the same answer again under the same value: send one, and an " +
      "answer that gets lost costs no key.",
  }),
});

const rotateRoute = createRoute({
  method: "post",
  path: "/v1/keys/rotate",
  tags: ["Keys"],
  operationId: "rotateKey",
  summary: "Replace a key",
  description: "The key in the header is retired at once. Tier, usage and date of signup stay. Three times a UTC day.",
  request: { headers: rotateHeaders },
  responses: {
    200: {
      description: "The new key; it is shown this once",
      content: { "application/json": { schema: rotation, example: examples.rotation } },
    },
    ...failures(
      "bad_request",
      "missing_api_key",
      "invalid_api_key",
      "rotation_already_done",
      "payload_too_large",
      "busy",
      "rotation_rate_limited",
      "rotation_failed",
    ),
  },
});

export function mountKeys(app: App, service: Service): void {
  const { stores, config } = service;
  app.use(issue.path, cors({ origin: "*", allowMethods: ["POST"], allowHeaders: ["content-type"] }));
  mount(app, issue, [], async (c) => {
    const { email } = await fieldsOf(c, signup);
    const issued = await issueFreeKey(stores, email, addressOf(c, config.trustedProxies));
    if ("ok" in issued) return c.json(issued.ok, 201);
    if (issued.error === "key_already_issued") throw new Problem("key_already_issued", ALREADY_ISSUED);
    const now = stores.clock();
    throw tooMany("This address got as many keys today as one can.", nextDay(now) - now);
  });
  mount(app, rotateRoute, [], async (c) => {
    const key = bearerKey(c);
    if (key === undefined) throw noKey();
    await readBody(c, BODY);
    const repeatableAs = c.req.header("idempotency-key");
    const wrong = repeatableAs === undefined ? undefined : unusable(repeatableAs);
    if (wrong !== undefined) throw wrong;
    const rotated = await rotate(stores, key, repeatableAs);
    if ("ok" in rotated) return c.json(rotated.ok);
    if (rotated.error !== "rotation_failed") throw rotationProblem(rotated.error, stores.clock());
    if (rotated.cause instanceof StoreBusyError) throw rotated.cause;
    service.log(faultEntry(rotated.cause, c.get("requestId"), stores.clock()));
    throw new Problem("rotation_failed", "The rotation failed, and nothing changed: your key still works. Try again.");
  });
}

const ALREADY_ISSUED = "This e-mail address has a free key already. Use it; a key cannot be shown again.";

const ALREADY_ROTATED = "This key was rotated already. Use the key that the rotation returned; a rotation with an " +
  "Idempotency-Key can be asked again for 10 minutes, with the same.";

function rotationProblem(error: Refused, now: number): Problem {
  switch (error) {
    case "invalid_api_key":
      return refusedKey(error);
    case "rotation_already_done":
      return new Problem(error, ALREADY_ROTATED);
    case "rotation_rate_limited": {
      const message = "This key was rotated three times today. It can be rotated again from 00:00 UTC on.";
      return new Problem(error, message, { headers: { "Retry-After": `${Math.ceil((nextDay(now) - now) / 1000)}` } });
    }
  }
}
