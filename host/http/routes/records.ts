/** `GET /v1/records/{id}`: a validation record. Its id is the credential. */
import { createRoute, failures, mount, z } from "../openapi/route.ts";
import { recordId, validationRecord } from "../openapi/schemas.ts";
import { eventEntry } from "../../domain/log_entry.ts";
import { Problem } from "../../domain/problems.ts";
import type { App, Ctx, Middleware, Service } from "../service.ts";
import { type Kept, readRecord } from "../../stores/records.ts";

const route = createRoute({
  method: "get",
  path: "/v1/records/{id}",
  tags: ["Records"],
  operationId: "readRecord",
  summary: "Read a validation record",
  description: "Records stay for 365 days. Sixty reads a minute for one client address.",
  security: [],
  request: { params: z.object({ id: recordId }) },
  responses: {
    200: { description: "The record", content: { "application/json": { schema: validationRecord } } },
    ...failures("record_not_found", "too_many_requests", "record_altered", "record_key_unknown"),
  },
});

export function mountRecords(app: App, service: Service, reads: Middleware): void {
  mount(app, route, [reads], async (c) => {
    const kept = await readRecord(service.stores, c.req.param("id") ?? "", service.signingKeys);
    if ("ok" in kept) return c.json(kept.ok);
    throw noRecord(c, kept.error, service);
  });
}

type Missing = Exclude<Kept, { readonly ok: unknown }>["error"];

const reasons: Readonly<Record<Missing, string>> = {
  record_not_found: "There is no record with this id, or it expired. Records stay for 365 days.",
  record_altered: "The stored record is not as it was when it was signed. It is not shown.",
  record_key_unknown: "The record was signed with a key that this server no longer has, and cannot be verified.",
};

/** The Problem of a record that is not shown. What is wrong with the store is logged, without the id: that is a secret. */
export function noRecord(c: Ctx, error: Missing, { log, stores }: Pick<Service, "log" | "stores">): Problem {
  if (error !== "record_not_found") log(eventEntry(error, c.get("requestId"), stores.clock()));
  return new Problem(error, reasons[error]);
}
