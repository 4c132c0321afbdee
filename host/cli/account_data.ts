/** `faktlint keys export` and `erase`: what the store holds of one account, for its owner, and gone. */
import { HashKeyError } from "../stores/hash_key.ts";
import { eraseAccount, type Holding, holdingsOf, ownerOf } from "../stores/holdings.ts";
import type { Stores } from "../stores/stores.ts";
import type { Job } from "./on_store.ts";
import type { Parsed } from "./options.ts";
import { json } from "./printable.ts";
import { UsageError } from "./terminal.ts";

export function exported(parsed: Parsed): Job {
  const name = oneName(parsed, "export");
  return async (stores, terminal, path) => {
    const id = await owner(stores, name, path);
    const entries = (await holdingsOf(stores, id)).map(({ key, value }) => ({ key, value }));
    terminal.out(`${json(readable({ account: id, entries }), 2)}\n`);
  };
}

/** The same with bytes as texts. */
function readable(value: unknown): unknown {
  if (value instanceof Uint8Array) return value.toBase64();
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, readable(it)]));
}

export function erase(parsed: Parsed): Job {
  const name = oneName(parsed, "erase");
  return async (stores, terminal, path) => {
    const id = await owner(stores, name, path);
    const erased = await eraseAccount(stores, id);
    if ("error" in erased) {
      const { customer, subscription } = erased.account;
      throw new UsageError(
        `account ${id} has the subscription ${subscription?.id} of ${customer}, which can still be paid: end it at Stripe ` +
          "first, or the money comes and the key is gone",
      );
    }
    terminal.out(`Erased account ${id}: ${erased.ok.length} entries. Its keys open nothing.\n${afterwards(erased.ok)}`);
  };
}

function afterwards(erased: readonly Holding[]): string {
  const customers = erased.flatMap(({ key: [kind, name] }) => kind === "customer" ? [String(name)] : []);
  const atStripe = customers.length === 0 ? "" : `At Stripe it was ${customers.join(", ")}: erase that there.\n`;
  return `Records do not say whose they are: faktlint records delete ID, for ids that you are given.\n${atStripe}`;
}

function oneName({ paths }: Parsed, what: string): string {
  const [, name, surplus] = paths;
  if (name === undefined || surplus !== undefined) throw new UsageError(`name one key, account or address to ${what}`);
  return name;
}

async function owner(stores: Stores, name: string, path: string): Promise<string> {
  try {
    const id = await ownerOf(stores, name);
    if (id !== undefined) return id;
  } catch (error) {
    throw error instanceof HashKeyError ? new UsageError(error.message) : error;
  }
  throw new UsageError(`nothing is held of this key, account or address in ${path}; ids have 16 digits, all of them`);
}
