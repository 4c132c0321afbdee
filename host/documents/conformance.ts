/** What the last comparison of generated invoices with the reference validator found: `deno task tool conformance --generated`. */
import type { ConformanceRecord } from "../../engine/mod.ts";
import record from "../data/conformance.json" with { type: "json" };

export const conformance: ConformanceRecord = record;
