/** The started server, over HTTP. */
import assert from "node:assert/strict";
import { UsageError } from "../../host/cli/terminal.ts";
import { textOf } from "../house/sources.ts";
import { serveHere } from "../support/serve_here.ts";
import { type Server, started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

/** Runs `work` with a server on a store of its own. */
function withServer(
  work: (server: Server, key: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
) {
  return () =>
    withFolder({}, async (folder) => {
      const server = await started({ KV_PATH: `${folder}/faktlint.db`, ...environment });
      const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
      try {
        await work(server, key);
      } finally {
        await server.end("SIGKILL").catch(() => {});
      }
    });
}

longTest(
  "the first start prints a key and a curl line that works, and the second start prints none",
  () =>
    withFolder({}, async (folder) => {
      const environment = { KV_PATH: `${folder}/data/faktlint.db` };
      const first = await started(environment);
      const [, line = ""] = /^ {2}(curl .*)$/m.exec(first.announcement) ?? [];
      assert.match(line, /fl_live_/);
      const cwd = new URL("../../", import.meta.url);
      const { stdout } = await new Deno.Command("sh", { args: ["-c", `${line} --silent`], cwd }).output();
      assert.equal(JSON.parse(new TextDecoder().decode(stdout)).valid, true);
      assert.deepEqual((await first.end()).code, 0);
      const second = await started(environment);
      assert.doesNotMatch(second.announcement, /fl_live_|curl/);
      assert.deepEqual((await second.end("SIGINT")).code, 0);
    }),
);

longTest(
  "a request that has begun when the server stops is answered, and counted",
  withServer(async ({ address, end, log }, key) => {
    const body = Promise.withResolvers<void>();
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("{"));
        await body.promise;
        controller.enqueue(new TextEncoder().encode("}"));
        controller.close();
      },
    });
    const asked = fetch(`${address}/v1/validate`, {
      method: "POST",
      body: stream,
      headers: { authorization: `Bearer ${key}` },
    });
    // Nothing tells that it has begun: a second is more than it takes on a busy machine.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const ended = end();
    await new Promise((resolve) => setTimeout(resolve, 300));
    body.resolve();
    const response = await asked;
    assert.deepEqual([response.status, response.headers.get("x-ratelimit-remaining")], [200, "99"]);
    await response.body?.cancel();
    assert.equal((await ended).code, 0);
    assert.match(log(), /"route":"\/v1\/validate","status":200/);
  }),
);

/** What a server is asked that goes on afterwards. */
const rows: Readonly<Record<string, (server: Server, key: string) => Promise<void>>> = {
  async "a client that sends 20 MB gets to read why they are too many"({ address }, key) {
    let left = 20;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- === 0) controller.close();
        else controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    const response = await fetch(`${address}/v1/validate`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${key}` },
    });
    assert.deepEqual([response.status, (await response.json()).error], [413, "payload_too_large"]);
    const again = await fetch(`${address}/v1/validate`, validation(key));
    assert.equal((await again.json()).valid, true);
  },
  async "a client that sends 20 MB without a key gets to read that it has none"({ address }) {
    const response = await fetch(`${address}/v1/validate`, { method: "POST", body: new Uint8Array(20_000_000) });
    assert.deepEqual([response.status, (await response.json()).error], [401, "missing_api_key"]);
  },
  async "the pages and all that they load come from the server itself"({ address }) {
    const page = await (await fetch(`${address}/docs`)).text();
    // A link that says the address of the page, or of another language, loads nothing.
    const said = /<(?!a |link rel="(?:canonical|alternate)")[^>]* (?:src|href)="([^"]*)"/g;
    const loaded = [...page.matchAll(said)].map(([, path = ""]) => path);
    assert.ok(loaded.includes("/assets/page.css") && loaded.includes("/assets/reference.css"));
    for (const path of [...loaded, "/docs/errors"]) {
      assert.ok(path.startsWith("/"), path);
      const response = await fetch(`${address}${path}`);
      assert.equal(response.status, 200, path);
      assert.ok((await response.bytes()).length > 100, path);
    }
  },
  async "GET /postman.json asks the server that handed it out, and /v1/versions names the rules of the changelog"(
    { address },
  ) {
    const collection = await (await fetch(`${address}/postman.json`)).json();
    assert.match(collection.info.schema, /postman/);
    assert.ok(
      collection.variable.some((it: { key: string; value: string }) => it.key === "baseUrl" && it.value === address),
    );
    const { releases, editions } = await (await fetch(`${address}/v1/versions`)).json();
    const [newest] = releases;
    assert.deepEqual(editions.map(({ set }: { set: string }) => set), [
      "en16931",
      "xrechnung",
      "factur-x",
      "peppol-bis",
      "peppol-selfbilling",
      // The older ones are those that nations pin.
      ...["en16931", "en16931", "ubl-be", "br-fr", "hr-cius", "nlcius", "cius-pt", "srbdt", "cius-ro"],
    ]);
    assert.ok(textOf("CHANGELOG.md").includes(`\n## ${newest.version}, `));
    assert.ok(newest.rules_added.includes("ATW-PROFILE-UNKNOWN"));
  },
  async "a port that is taken ends the second server with a sentence that says so"({ address }) {
    await assert.rejects(serveHere({ PORT: new URL(address).port, KV_PATH: ":memory:" }), (error) => {
      return error instanceof UsageError && /is taken by another program/.test(error.message);
    });
  },
};

longTest("a started server that is asked much goes on", (test) =>
  withServer(async (server, key) => {
    for (const [name, row] of Object.entries(rows)) await test.step(name, () => row(server, key));
  })());

longTest(
  "a hundred connections at once are answered, each its own",
  withServer(async ({ address }) => {
    const ids = Array.from({ length: 100 }, (_, index) => `request-${index}`);
    const answered = await Promise.all(ids.map(async (id) => {
      const init = { method: "POST", body: `{"invoiceNumber":"${id}"}`, headers: { "x-request-id": id } };
      const response = await fetch(`${address}/v1/validate`, init);
      await response.body?.cancel();
      return response.headers.get("x-request-id");
    }));
    assert.deepEqual(answered, ids);
  }, { METERING: "off" }),
);

Deno.test("a server that listens can write no file, read no environment and start no program", async () => {
  const script = `
    import { realProcess } from "${new URL("../../host/cli/serve.ts", import.meta.url)}";
    await realProcess().listening();
    const names = ["write", "env", "run", "sys", "ffi", "read", "net"];
    const states = await Promise.all(names.map(async (name) => (await Deno.permissions.query({ name })).state));
    console.log(JSON.stringify(states));`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", "--ext=ts", script],
    cwd: new URL("../../", import.meta.url),
    env: { NO_COLOR: "1" },
  }).output();
  const none = Array(5).fill("prompt");
  assert.deepEqual(JSON.parse(new TextDecoder().decode(stdout)), [...none, "granted", "granted"]);
});

Deno.test("a wrong environment starts no server, and each wrong value gets its sentence", async () => {
  await assert.rejects(serveHere({ PORT: "x", METERING: "x" }), (error) => {
    return error instanceof UsageError &&
      /\nPORT is "x": want .*\nMETERING is "x": want on or off$/.test(error.message);
  });
});

Deno.test("another EMAIL_HASH_KEY than that of the store starts no server, and the sentence says what to do", () =>
  withFolder({}, async (folder) => {
    const KV_PATH = `${folder}/faktlint.db`;
    const [one, other] = ["the first key of all", "the second key of all"];
    assert.equal(await serveHere({ KV_PATH, PORT: "0", EMAIL_HASH_KEY: one }), 0);
    for (const wrong of [{ EMAIL_HASH_KEY: other }, {}]) {
      await assert.rejects(serveHere({ KV_PATH, PORT: "0", ...wrong }), (error) => {
        return error instanceof UsageError &&
          /^EMAIL_HASH_KEY is (?:another one|not set), .* KV_PATH$/.test(error.message);
      });
    }
    assert.equal(await serveHere({ KV_PATH, PORT: "0", EMAIL_HASH_KEY: one }), 0);
  }));
