/** The service on Deno Deploy, as far as it is functions; `tests/delivered/` starts its entry. */
import assert from "node:assert/strict";
import { ConfigError } from "../../host/service/config.ts";
import { deployedConfig, ended, schedule } from "../../host/service/deployed.ts";
import { namesFor } from "../../host/service/variables.ts";
import { textOf } from "../house/sources.ts";

const app = { DENO_DEPLOY_APP_SLUG: "faktlint", DENO_DEPLOY_ORG_SLUG: "us" };

for (
  const [timeline, url] of [
    ["production", "https://faktlint.us.deno.net"],
    ["git-branch/next", "https://faktlint--next.us.deno.net"],
    ["preview/8zw4", "https://faktlint-8zw4.us.deno.net"],
  ] as const
) {
  Deno.test(`without PUBLIC_BASE_URL, links of the timeline ${timeline} begin with ${url}`, () => {
    assert.equal(deployedConfig({ ...app, DENO_TIMELINE: timeline }).baseUrl, url);
  });
}

Deno.test("PUBLIC_BASE_URL goes before the address of the timeline", () => {
  const environment = { ...app, DENO_TIMELINE: "production", PUBLIC_BASE_URL: "https://invoices.example" };
  assert.equal(deployedConfig(environment).baseUrl, "https://invoices.example");
});

Deno.test("where nothing says how the service is reached, it does not start", () => {
  assert.throws(() => deployedConfig({}), ConfigError);
});

Deno.test("bodies have as much memory as an instance can spare, unless it is set", () => {
  const held = (environment: Record<string, string>) =>
    deployedConfig({ PUBLIC_BASE_URL: "https://a.example", ...environment }).bytesHeld.all / 1_048_576;
  assert.equal(held({}), 96);
  assert.equal(held({ BODY_MEGABYTES: "" }), 96);
  assert.equal(held({ BODY_MEGABYTES: "64" }), 64);
});

Deno.test("what a machine of one's own is told, the platform is not: it listens, and attaches the store", () => {
  const names = namesFor("service", "deploy");
  for (const name of ["HOST", "PORT", "KV_PATH", "CONNECTIONS", "DENO_KV_ACCESS_TOKEN"]) {
    assert.ok(!names.includes(name), name);
  }
});

Deno.test("every task has its time at the beginning of the entry, before anything is awaited", () => {
  const [beginning = ""] = textOf("host/deploy.ts").split("\ntry {");
  for (const name of Object.keys(schedule)) assert.ok(beginning.includes(`at("${name}")`), name);
});

Deno.test("an instance that is told to end answers what it has begun, then listens no more, and then closes its store", async () => {
  const order: string[] = [];
  const quiet = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push("answered");
  };
  await ended({ shutdown: () => Promise.resolve(void order.push("shut")) }, {
    quiet,
    stop: () => void order.push("closed"),
  });
  assert.deepEqual(order, ["answered", "shut", "closed"]);
});
