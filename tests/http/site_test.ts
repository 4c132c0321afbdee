/** The pages that were built, as the service serves them. */
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { siteOf } from "../../host/http/site.ts";
import { readBuilt } from "../support/site.ts";
import { type TestService, withService } from "../support/service.ts";

async function withSite(work: (it: TestService) => Promise<void>): Promise<void> {
  await withService(work, { service: { site: await siteOf(readBuilt) } });
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
    for (const path of ["/", "/new", "/signup"]) {
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
    for (const file of kept(await (await ask("/sw.js")).text())) assert.equal((await ask(file)).status, 200, file);
  });
});

Deno.test("a built file is gzipped for clients that accept it, and sent as it is to others", async () => {
  await withSite(async ({ ask, service }) => {
    const address = `/assets/${service.site?.validator}`;
    const plain = await ask(address);
    const zipped = await ask(address, { headers: { "Accept-Encoding": "br, gzip" } });
    assert.equal(plain.headers.get("content-encoding"), null);
    assert.equal(zipped.headers.get("content-encoding"), "gzip");
    for (const it of [plain, zipped]) assert.match(it.headers.get("vary") ?? "", /Accept-Encoding/);
    const bytes = new Uint8Array(await zipped.arrayBuffer());
    assert.equal(new TextDecoder().decode(gunzipSync(bytes)), await plain.text());
    const refused = await ask(address, { headers: { "Accept-Encoding": "gzip;q=0, identity" } });
    assert.equal(refused.headers.get("content-encoding"), null);
  });
});

Deno.test("who has a page or file already is not sent it again", async () => {
  await withSite(async ({ ask }) => {
    for (
      const address of [
        "/",
        "/new",
        "/signup",
        "/sw.js",
        "/manifest.webmanifest",
        "/assets/page.css",
        "/assets/icon.svg",
      ]
    ) {
      const tag = (await ask(address)).headers.get("etag") ?? "";
      assert.notEqual(tag, "", address);
      assert.equal((await ask(address, { headers: { "If-None-Match": tag } })).status, 304, address);
      assert.equal((await ask(address, { headers: { "If-None-Match": '"other"' } })).status, 200, address);
    }
  });
});

/** The addresses of the files that the service worker keeps. */
function kept(script: string): readonly string[] {
  const files: readonly string[] = JSON.parse(/\["\.\/"[^\]]*\]/.exec(script)?.[0] ?? "[]");
  assert.ok(files.length > 8, script);
  return files.map((file) => `/${file.replace("./", "")}`);
}

Deno.test("without a build, / and /new say what to do, and the API is there", async () => {
  await withService(async ({ ask }) => {
    for (const path of ["/", "/new", "/workbench", "/sw.js"]) {
      const response = await ask(path);
      assert.equal(response.status, 404, path);
      assert.match((await response.json()).message, /deno task build/);
    }
    assert.equal((await ask("/v1/health")).status, 200);
  });
});

Deno.test("a file that could not be read once is read again for the next caller", async () => {
  const list = JSON.stringify({ validator: "", workbench: "", writing: "", files: ["a.js"] });
  let tries = 0;
  const site = await siteOf((path) => {
    if (path !== "site.json" && ++tries === 1) return Promise.reject(new Error("too many open files"));
    return Promise.resolve(new TextEncoder().encode(path === "site.json" ? list : "//"));
  });
  await assert.rejects(async () => await site?.file("a.js"), /too many open files/);
  assert.deepEqual((await site?.file("a.js"))?.bytes, new TextEncoder().encode("//"));
  await site?.file("a.js");
  assert.equal(tries, 2);
});

Deno.test("the examples of rules are those of the build, and without it made for the rule that is asked for", async () => {
  const without = await siteOf(async (path) => path === "rule_examples.json" ? undefined : await readBuilt(path));
  const [built, made] = [await (await siteOf(readBuilt))?.examples(), await without?.examples()];
  assert.ok(built !== undefined && made !== undefined);
  for (const rule of ["BR-CO-10", "BR-02"]) {
    assert.deepEqual(Object.keys(made(rule)).toSorted(), ["cii", "ubl"]);
    assert.deepEqual(made(rule), built(rule));
  }
  assert.deepEqual(made("BR-CO-05"), {});
});
