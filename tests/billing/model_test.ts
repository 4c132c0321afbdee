/** Payments over random sequences of what users, Stripe, the network and crashes do; `deno task payments` runs 10,000. */
import fc from "fast-check";
import { acts, live } from "./model/life.ts";

Deno.test("whatever happens, and wherever the process dies, an account ends with what Stripe says", async () => {
  await fc.assert(fc.asyncProperty(acts, live), { numRuns: 200 });
});
