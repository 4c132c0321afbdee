/**
 * A platform of our own: three instances of the deployed entry, each with an empty folder, on one attached database; a router
 * that hands them requests in turn, and that ends one at a random moment, killed or told. One of the three is 100 ms away from
 * the database. Callers note every answer, and afterwards the store must have all of it, and nothing twice.
 *
 *     deno task tool platform [--minutes N] [--seed S] [--denokv PATH]
 *
 * Without the program of a denokv (`cargo install denokv --locked`), the database is a KV server in memory.
 */
import { parseArgs } from "node:util";
import { openStores } from "../../host/stores/stores.ts";
import { type Reached, rows, World as Life } from "../billing/started_life.ts";
import { smoke } from "../../tools/smoke.ts";
import { createKey } from "../../host/stores/accounts.ts";
import { Random } from "../support/random.ts";
import { clients } from "../support/mcp_clients.ts";
import { type Elsewhere, VARIABLE } from "../support/elsewhere.ts";
import { StripeApi } from "../support/stripe/api.ts";
import { Books } from "../support/stripe/books.ts";
import { selling } from "../support/stripe/selling.ts";
import { callAll, withRegisters } from "../mcp/calling.ts";
import { instance } from "./instances.ts";
import { type Ask, type Told, works, type World } from "./ledger.ts";
import { type Router, router } from "./router.ts";
import { attached } from "./store.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    denokv: { type: "string" },
  },
});
const INSTANCES = 3;
const MEGABYTE = 1_048_576;

async function main(registers: Readonly<Record<string, string>>): Promise<number> {
  const store = await attached(values.denokv);
  // For what the test itself reads and makes.
  Deno.env.set("DENO_KV_ACCESS_TOKEN", store.token);
  const stripe = new StripeApi(new Books(() => Date.now(), false));
  const pay = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, (request) => stripe.fetch(request));
  const environment = {
    ...selling,
    ...registers,
    STRIPE_API_BASE: `http://127.0.0.1:${pay.addr.port}`,
    TRUSTED_PROXIES: "127.0.0.1",
    METERING: "on",
  };
  const start = (place: number) => instance(store, place === INSTANCES - 1, environment);
  const platform = await router(start, INSTANCES, new Random(+values.seed));
  const stores = await openStores(store.near, { emailHashKey: "the key that hashes in tests" });
  const end = performance.now() + +values.minutes * 60_000;
  let callers = 0;
  const ask: Ask = async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set("x-forwarded-for", `10.${++callers >> 16 & 255}.${callers >> 8 & 255}.${callers & 255}`);
    return await fetch(platform.address + path, { ...init, headers }).catch(() => undefined);
  };
  const world: World = { ask, stores, stripe, isOver: () => performance.now() > end };
  console.log(
    `${INSTANCES} instances on ${store.what}, ended at random for ${values.minutes} minutes, seed ${values.seed}`,
  );
  const begun = await Promise.all(
    Object.entries(works).map(async ([name, work]) => [name, await work(world)] as const),
  );
  const wrong: string[] = [];
  // What asks once must not be asked of one that is killed; nobody may notice that others are asked to end.
  await platform.gently();
  wrong.push(...await paidLife(platform, store.near, stripe.books));
  wrong.push(...await contractTests({ address: platform.address, store: store.near }));
  // The first calls of some tools take an instance that has just begun longer than one that ends is given, on a slow machine.
  await platform.calm();
  wrong.push(...await contract(platform.address, (await createKey(stores, { tier: "scale" })).key));
  for (const [name, settle] of begun) wrong.push(...said(name, await settle()));
  await platform.end();
  const { killed, evicted, failed, memory } = platform.told;
  console.log(`${killed} instances were killed and ${evicted} told to end; ${failed} requests went with them`);
  console.log(`the most memory of an instance: ${Math.round(memory / MEGABYTE)} MB`);
  stores.kv.close();
  await pay.shutdown();
  await store.end();
  for (const it of wrong) console.log(`WRONG    ${it}`);
  console.log(
    wrong.length === 0 ? "platform: nothing acknowledged was lost, and nothing charged twice" : "platform: failed",
  );
  return wrong.length === 0 ? 0 : 1;
}

function said(name: string, { done, asked, wrong }: Told): readonly string[] {
  console.log(`${name}: ${done} acknowledged, of ${asked} that were asked for`);
  return done === 0 ? [...wrong, `${name}: nothing was acknowledged`] : wrong;
}

/** Tests over HTTP that have keys and ask, and look at nothing inside the service. */
const asking = [
  ...["contract", "operations", "writing", "from_pdf", "not_carried", "beyond", "compressed", "headers"],
].map((name) => `tests/http/${name}_test.ts`);

/** So many minutes are a short run, which asks by the first of them alone. */
const SHORT = 5;

/** The same tests that a service in the process passes. */
async function contractTests(elsewhere: Elsewhere): Promise<readonly string[]> {
  const files = +values.minutes < SHORT ? asking.slice(0, 1) : asking;
  const { code, stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["test", "--config=tests/deno.json", "--quiet", "--no-check", "--no-prompt", "--allow-all", ...files],
    cwd: new URL("../../", import.meta.url),
    env: { [VARIABLE]: JSON.stringify(elsewhere), NO_COLOR: "1" },
    stderr: "inherit",
  }).output();
  const text = new TextDecoder().decode(stdout);
  console.log(`the contract's tests: ${/\d+ passed.*(?= \()/.exec(text)?.[0]}`);
  const failed = text.split("\n").filter((line) => line.includes("... FAILED"));
  return code === 0 ? [] : ["the contract's tests failed", ...failed];
}

/** The life of a paid account, as it is tried on the started server. */
async function paidLife({ address, renewed }: Router, store: string, books: Books): Promise<readonly string[]> {
  const server: Reached = { address, announcement: "", log: () => "", logged: () => Promise.resolve(""), end: renewed };
  const life = new Life(books, store, () => Promise.resolve(server), server);
  const wrong: string[] = [];
  for (const [name, row] of Object.entries(rows)) {
    books.events.length = 0;
    await row(life).catch((error: Error) => wrong.push(`${name}: ${error.message}`));
  }
  console.log(`the life of a paid account: ${Object.keys(rows).length} transitions`);
  return wrong;
}

/** The same address, as callers of the contract and the official clients of MCP see it. */
async function contract(address: string, key: string): Promise<readonly string[]> {
  const { lines } = await smoke((path, init) => fetch(address + path, init), key);
  const wrong = lines.filter((line) => !line.startsWith("ok"));
  for (const [name, connect] of Object.entries(clients)) {
    const client = await connect({ url: `${address}/mcp`, headers: { authorization: `Bearer ${key}` } });
    await callAll(client).catch((error: Error) => wrong.push(`${name}: ${error.message}`));
    await client.close();
  }
  return wrong;
}

await withRegisters(async (registers) => void (Deno.exitCode = await main(registers)));
