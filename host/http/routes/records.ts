/** `GET /v1/records/{id}`: a validation record. Its id is the credential. */
import { Counts, perAddress } from "../middleware/window.ts";
import { createRoute, failures, mount, z } from "../openapi/route.ts";
import { recordId, validationRecord } from "../openapi/schemas.ts";
import { Problem } from "../../problems.ts";
import type { App, Middleware, Service } from "../service.ts";
import { readRecord } from "../../stores/records.ts";

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
    ...failures("record_not_found", "too_many_requests"),
  },
});

/** The limit on reading records, which the page of a record shares. */
export function recordReads(service: Service): Middleware {
  return perAddress(service, new Counts(service.limits.recordReads, service.stores.clock));
}

export function mountRecords(app: App, { stores }: Service, reads: Middleware): void {
  mount(app, route, [reads], async (c) => {
    const record = await readRecord(stores, c.req.param("id") ?? "");
    if (record === undefined) throw noRecord();
    return c.json(record);
  });
}

export function noRecord(): Problem {
  return new Problem("record_not_found", "There is no record with this id, or it expired. Records stay for 365 days.");
}
