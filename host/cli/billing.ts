/** `faktlint billing`: the accounts of the service against Stripe. */
import { asCalled } from "./called.ts";
import { openBilling, type Selling } from "../service/billing.ts";
import { PaymentError } from "../domain/payments.ts";
import { type Difference, reconcile } from "../billing/reconcile.ts";
import { ConfigError, configOf } from "../service/config.ts";
import { type Environment, environmentFor } from "../service/variables.ts";
import { lineOf } from "../domain/log_entry.ts";
import { formatOf, type Job, type Opening, storeCommand, WHICH_STORE } from "./on_store.ts";
import { flag, helpText, type Parsed, valued } from "./options.ts";
import { json } from "./printable.ts";
import { table } from "./table.ts";
import { type LoadedCommand, UsageError } from "./terminal.ts";

const known = {
  apply: flag("make the accounts as Stripe says; without it, they are only compared"),
  format: valued("F", "text (the default) or json, with one line a difference"),
} as const;

const help = helpText({
  usage: ["billing reconcile [--apply] [--format F]"],
  about: `${WHICH_STORE}
Stripe is reached as the service reaches it: STRIPE_SECRET_KEY, STRIPE_API_BASE and the prices in STRIPE_PRICE_….

  reconcile   compares every account that paid or wanted to with Stripe, and prints those that differ; also customers
              with a subscription whose account is not known. The service does this once a day, and applies it`,
  options: known,
  status: "0 when nothing differs any more; 1 when something does; 2 when the comparison could not be made.",
});

/** What the command needs beyond the store; tests bring their own. */
export interface Reach {
  readonly environment: () => Environment;
  readonly fetch?: typeof fetch;
}

const real: Reach = {
  environment: () => environmentFor("store"),
};

/** The command, on the store and with the Stripe that the environment names; tests bring their own. */
export function billingCommand(opening?: Opening, reach: Reach = real): LoadedCommand {
  return storeCommand(
    { help, options: known, jobs: { reconcile: (parsed) => reconciliation(parsed, reach) } },
    opening,
  );
}

function reconciliation(parsed: Parsed, { environment, fetch }: Reach): Job {
  const [name, surplus] = parsed.paths;
  if (surplus !== undefined) throw new UsageError(`${name} takes no arguments, and "${surplus}" was given`);
  const format = formatOf(parsed);
  const apply = parsed.values["apply"] === true;
  return async (stores, terminal, path) => {
    const { billing } = selling(environment(), {
      ...{ stores, baseUrl: "", log: (entry) => terminal.err(lineOf(entry)) },
      ...(fetch === undefined ? {} : { fetch }),
    });
    const found = await compared(() => reconcile(billing, apply));
    if (format === "json") found.forEach((row) => terminal.out(`${json(row)}\n`));
    else {terminal.out(
        found.length === 0 ? `${path}: every account is as Stripe says.\n` : report(found, apply, terminal.called),
      );}
    return found.every(({ corrected }) => corrected) ? 0 : 1;
  };
}

function selling(environment: Environment, given: Parameters<typeof openBilling>[1]): Selling {
  try {
    const opened = openBilling(configOf(environment).stripe, given);
    if (opened !== undefined) return opened;
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(`the environment is wrong\n${error.message}`) : error;
  }
  throw new UsageError("nothing is sold here: set STRIPE_SECRET_KEY, and the prices in STRIPE_PRICE_…");
}

async function compared<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    throw new UsageError(
      `Stripe could not be asked (${error.fault}): check STRIPE_SECRET_KEY and the network, and try again`,
    );
  }
}

function report(found: readonly Difference[], apply: boolean, called: string | undefined): string {
  const rows = found.map(({ account = "unknown", customer, here, stripe, corrected }) => {
    return [account, customer, here, stripe, corrected ? "applied" : apply ? "look into it" : "differs"];
  });
  const advice = apply
    ? "Of an unknown account, look at the customer in Stripe's dashboard: its metadata names no account of this store.\n"
    : `${asCalled("faktlint billing reconcile --apply", called)} makes them as Stripe says.\n`;
  return table(["ACCOUNT", "CUSTOMER", "HERE", "STRIPE", ""], rows) +
    (found.every(({ corrected }) => corrected) ? "" : advice);
}
