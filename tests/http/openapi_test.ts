import assert from "node:assert/strict";
import { withService } from "../support/service.ts";
Deno.test("GET /openapi.json", () =>
  withService(async ({ ask }) => {
    const response = await ask("/openapi.json");
    assert.equal(response.status, 200);
  }));
