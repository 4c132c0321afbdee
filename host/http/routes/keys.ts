/** `POST /v1/keys/rotate`, whose key is what it changes. */
import { noKey, refusedKey } from "../../metering/identify.ts";
import { unusable } from "../../metering/repeats.ts";
import { bearerKey } from "../bearer_key.ts";
import { readBody } from "../middleware/body.ts";
import { faultEntry } from "../../domain/log_entry.ts";
import { rotation } from "../../operations/forms_of_keys.ts";
import { rotation as example } from "../../operations/key_examples.ts";
import { perAddress } from "../middleware/window.ts";
import type { Performing } from "../../operations/perform.ts";
import { replayHeaders } from "../openapi/headers.ts";
import { createRoute, failures, mount } from "../openapi/route.ts";
import { Problem } from "../../domain/problems.ts";
import type { App, Service } from "../service.ts";
import { StoreBusyError } from "../../stores/busy.ts";
import { nextDay } from "../../kit/calendar.ts";
import { type Refused, rotate } from "../../stores/rotation.ts";

const rotateRoute = createRoute({
  method: "post",
  path: "/v1/keys/rotate",
  tags: ["Keys"],
  operationId: "rotateKey",
  summary: "Replace a key",
  description: "The key in the header is retired at once. Tier, usage and date of signup stay. Three times a UTC day.",
  request: { headers: replayHeaders },
  responses: {
    200: {
      description: "The new key; it is shown this once",
      content: { "application/json": { schema: rotation, example } },
    },
    ...failures(
      "bad_request",
      "missing_api_key",
      "invalid_api_key",
      "rotation_already_done",
      "payload_too_large",
      "busy",
      "rate_limited",
      "too_many_requests",
      "rotation_rate_limited",
      "rotation_failed",
    ),
  },
});

export function mountKeys(app: App, service: Service & Pick<Performing, "windows">): void {
  const { stores, windows } = service;
  mount(app, rotateRoute, [perAddress(service, windows.rotations)], async (c) => {
    const key = bearerKey(c);
    if (key === undefined) throw noKey();
    const body = await readBody(c);
    const idempotencyKey = c.req.header("idempotency-key");
    const wrong = idempotencyKey === undefined ? undefined : unusable(idempotencyKey);
    if (wrong !== undefined) throw wrong;
    const rotated = await rotate(stores, key, idempotencyKey === undefined ? undefined : { idempotencyKey, body });
    if ("ok" in rotated) return c.json(rotated.ok);
    if (rotated.error !== "rotation_failed") throw rotationProblem(rotated.error, stores.clock());
    if (rotated.cause instanceof StoreBusyError) throw rotated.cause;
    service.log(faultEntry(rotated.cause, c.get("requestId"), stores.clock()));
    throw new Problem("rotation_failed", "The rotation failed, and nothing changed: your key still works. Try again.");
  });
}

const ALREADY_ROTATED = "This key was rotated already. Use the key that the rotation returned; a rotation with an " +
  "Idempotency-Key can be asked for again for 24 hours, with the same and the same bytes.";

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
