/** Which amounts POST /v1/generate writes, and how strictly it judges. */
import assert from "node:assert/strict";
import { jsonInvoice, post } from "./requests.ts";
import { withService } from "../support/service.ts";

const part = { vatCategory: "S", vatRate: 19 };
