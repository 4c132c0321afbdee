/**
 * The service for schemathesis: with a store in memory, and without the limits that would keep a fuzzer from getting far.
 *
 *     service.ts        prints {"address", "record", "keys"}: `record` is the id of one, `keys` answers each GET a new key
 */
import { createApp } from "../../host/http/app.ts";
import { assetReader } from "../../host/http/assets.ts";
import { listen } from "../../host/http/listen/listen.ts";
import { configOf } from "../../host/service/config.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { noKeys } from "../../host/domain/receipts.ts";
import { createKey } from "../../host/stores/accounts.ts";
import { openStores } from "../../host/stores/stores.ts";
import { generation } from "../http/requests.ts";
import { localPool } from "../../host/workers/pool.ts";

const stores = await openStores(":memory:");
const wide = { requests: 1_000_000, milliseconds: 60_000 };

async function key(): Promise<string> {
  return (await createKey(stores, { tier: "scale" })).key;
}

const keys = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async () => new Response(await key()));
const app = Promise.withResolvers<ReturnType<typeof createApp>>();
const config = configOf({ TRUSTED_PROXIES: "127.0.0.1" });
// Listens as the real one does: malformed HTTP is answered there.
const server = await listen(
  { host: "127.0.0.1", port: 0, limits: config.connections, unlimited: () => true },
  async (request, peer) => (await app.promise).fetch(request, peer),
);
const address = `http://127.0.0.1:${server.port}`;
app.resolve(createApp({
  config,
  stores,
  baseUrl: address,
  runtime: "test",
  log: (entry) => entry.level === "error" && console.error(JSON.stringify(entry)),
  limits: {
    pace: { perSecond: 1_000_000, burst: 1_000_000 },
    recordReads: wide,
    verifications: wide,
    claims: wide,
    questions: wide,
    feedback: wide,
    purchases: wide,
    signups: wide,
    rotations: wide,
    messages: wide,
  },
  pool: localPool(),
  conformance,
  signingKeys: noKeys,
  generation,
  asset: assetReader(),
}));
const validated = await fetch(`${address}/v1/validate?record=true`, {
  method: "POST",
  body: "{}",
  headers: { authorization: `Bearer ${await key()}` },
});
const { record } = await validated.json();
console.log(JSON.stringify({ address, record: record.id, keys: `http://127.0.0.1:${keys.addr.port}/` }));
