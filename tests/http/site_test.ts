/** The pages that were built, as the service serves them. */
import assert from "node:assert/strict";
import { notice } from "../../build.ts";
import { siteOf } from "../../host/site.ts";
import { buildSite } from "../../tools/site.ts";
import { type TestService, withService } from "../support/service.ts";

const encoder = new TextEncoder();

async function withSite(work: (it: TestService) => Promise<void>): Promise<void> {
  const built = new Map((await buildSite(notice)).map(({ path, content }) => {
    return [path, typeof content === "string" ? encoder.encode(content) : content];
  }));
  await withService(work, { service: { site: await siteOf((path) => Promise.resolve(built.get(path))) } });
}

Deno.test("GET / is the validator, whose policy allows no connection and nothing inline", async () => {
  await withSite(async ({ ask }) => {
    const response = await ask("/");
    assert.equal(response.status, 200);
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /connect-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    const page = await response.text();
    assert.doesNotMatch(page, /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
  });
});

Deno.test("all that the pages load is served, with its type, and what has a hash in its name for good", async () => {
  await withSite(async ({ ask }) => {
    for (const path of ["/", "/signup"]) {
      const page = await (await ask(path)).text();
      const loaded = [...page.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|manifest[^"]+))"/g)].map(([, it = ""]) => it);
      assert.ok(loaded.some((it) => it.endsWith(".js")) && loaded.some((it) => it.endsWith(".css")));
      for (const address of loaded) {
        const response = await ask(address);
        assert.equal(response.status, 200, address);
        assert.notEqual(response.headers.get("content-type"), null, address);
        const lasting = /immutable/.test(response.headers.get("cache-control") ?? "");
        assert.equal(lasting, /-[A-Z0-9]{8}\.js$/.test(address), address);
      }
    }
  });
});

Deno.test("scripts that may run as workers carry a policy of their own, which allows no connection", async () => {
  await withSite(async ({ ask, service }) => {
    const { validator = "" } = service.site ?? {};
    const policy = (await ask(`/assets/${validator}`)).headers.get("content-security-policy") ?? "";
    assert.match(policy, /connect-src 'none'/);
    const worker = (await ask("/sw.js")).headers.get("content-security-policy") ?? "";
    assert.match(worker, /connect-src 'self'/);
  });
});

Deno.test("the service worker keeps files that are all served", async () => {
  await withSite(async ({ ask }) => {
    const script = await (await ask("/sw.js")).text();
    const files: readonly string[] = JSON.parse(/\["\.\/"[^\]]*\]/.exec(script)?.[0] ?? "[]");
    assert.ok(files.length > 8, script);
    for (const file of files) assert.equal((await ask(`/${file.replace("./", "")}`)).status, 200, file);
  });
});

Deno.test("without a build, / and /signup say what to do, and the API is there", async () => {
  await withService(async ({ ask }) => {
    for (const path of ["/", "/signup", "/sw.js"]) {
      const response = await ask(path);
      assert.equal(response.status, 404, path);
      assert.match((await response.json()).message, /deno task build/);
    }
    assert.equal((await ask("/v1/health")).status, 200);
  });
});
