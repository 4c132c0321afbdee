/**
 * Faults that are put into copies of the service on purpose, a row each: what would be wrong, and where. The simulation has
 * to find each; a row whose text is no longer in its file is an error, so that none is left behind.
 */
import { copyProject } from "../../tools/mutation/copy.ts";

export interface Fault {
  readonly what: string;
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
}

export const faults: readonly Fault[] = [
  {
    what: "a charge that does not check what it counted",
    file: "host/stores/months.ts",
    was: "commit.check({ key, versionstamp: read.versionstamp }).set(key, sum);",
    becomes: "if (read !== null) commit.set(key, sum);",
  },
  {
    what: "a charge that is not tried again when another was faster",
    file: "host/stores/charges.ts",
    was: "return await months.write(commit, opened.values()) ? charged : undefined;",
    becomes: "await months.write(commit, opened.values());\n  return charged;",
  },
  {
    what: "a charge that others share, which is made for the first of them alone",
    file: "host/stores/charges.ts",
    was: "month.become(after);",
    becomes: "if (at === 0) month.become(after);",
  },
  {
    what: "an Idempotency-Key that is noted apart from the charge",
    file: "host/stores/charges.ts",
    was: "if (ticket !== undefined) mark(commit, { ticket, claim, draft, now });",
    becomes:
      "const apart = kv.atomic();\n      if (ticket !== undefined) mark(apart, { ticket, claim, draft, now });\n" +
      "      void apart.commit().catch(() => {});",
  },
  {
    what: "a document that is charged before its record is stored",
    file: "host/stores/charges.ts",
    was: "if (draft !== undefined) addRecord(commit, draft);",
    becomes: "if (draft !== undefined) setTimeout(() => addRecord(kv.atomic(), draft).commit().catch(() => {}), 1);",
  },
  {
    what: "a month that is taken from another clock",
    file: "host/stores/months.ts",
    was: 'return ["usage", id, monthOf(now)];',
    becomes: 'return ["usage", id, monthOf(now - now + Date.now())];',
  },
  {
    what: "a repeat that is not distinguished from a new request before the work",
    file: "host/metering/repeats.ts",
    was: "const standing = await claim(stores, ticket);",
    becomes: 'const standing = (await claim(stores, ticket)) === "reused" ? "reused" : "new";',
  },
  {
    what: "a counter that is read as it was",
    file: "host/stores/kv.ts",
    was: "kv.getMany<readonly unknown[]>(keys);",
    becomes: '(kv as Deno.Kv).getMany<readonly unknown[]>(keys, { consistency: "eventual" });',
  },
  {
    what: "a rotation that deletes the old key before it writes the new one",
    file: "host/stores/rotation.ts",
    was: "await stores.kv.probe();",
    becomes: 'await stores.kv.atomic().delete(["key", account.keyHash]).commit();',
  },
  {
    what: "a rotation whose answer is kept after its commit",
    file: "host/stores/rotation.ts",
    was: "  if (replay !== undefined) await keep(stores, change, replay, ok);\n" +
      "  return await committed(stores, change, newHash) ? { ok } : undefined;",
    becomes:
      "  if (!await committed(stores, change, newHash)) return undefined;\n  const after = stores.kv.atomic();\n" +
      "  if (replay !== undefined) await keep(stores, after, replay, ok);\n  await after.commit();\n  return { ok };",
  },
  {
    what: "a commit whose answer got lost is taken for another's",
    file: "host/stores/kv.ts",
    was: "if (ok || await isDone(mark)) return { ok: true };",
    becomes: "if (ok && (mark.length > 0 || await isDone(mark))) return { ok: true };",
  },
  {
    what: "a fix report that is claimed without a mark",
    file: "host/stores/billing.ts",
    was: "store(kv.atomic(), made.account).check({ key, versionstamp }).set(key, made.account.id)",
    becomes: "store(kv.atomic(), made.account).set(key, made.account.id)",
  },
  {
    what: "a free key that does not check its mailbox",
    file: "host/stores/signups.ts",
    was: "of owners) commit.check({ key, versionstamp }).set(",
    becomes: "of owners) commit.set(",
  },
  {
    what: "an event that is acknowledged before it is noted",
    file: "host/billing/events.ts",
    was: "const isNew = await noteEvent(",
    becomes: "const isNew = await ((...all: Parameters<typeof noteEvent>) => noteEvent(...all).catch(() => false))(",
  },
  {
    what: "an account that is changed though it was changed meanwhile",
    file: "host/stores/billing.ts",
    was: 'store(kv.atomic(), account).check({ key: ["account", account.id], versionstamp });',
    becomes: "store(kv.atomic(), account);",
  },
  {
    what: "a purchase whose answer in memory is not cleared",
    file: "host/billing/checkout.ts",
    was: ".finally(() => shop.running.delete(name))",
    becomes: "",
  },
  {
    what: "a worker that broke and is not ended",
    file: "host/workers/hand.ts",
    was: '    if ("failed" in ending) {\n      this.end();',
    becomes: '    if ("failed" in ending) {',
  },
  // What the simulation itself has found.
  {
    what: "an allowance that was used up by the same request",
    file: "host/stores/charges.ts",
    was: 'if (claim === "repeat") return',
    becomes: 'if (claim === "repeat" && usage.remaining > 0) return',
  },
  {
    what: "a fix report whose money goes back while it is claimed",
    file: "host/stores/billing.ts",
    was: 'commit.set(["billing_due", payment], { since: clock() });',
    becomes: "",
  },
];

/** Puts each fault into a copy of its own turn, and prints after how many runs it is found. Gives the exit status. */
export async function findFaults(seed: number, runs: number, rows: readonly Fault[]): Promise<number> {
  const folder = await Deno.makeTempDir({ prefix: "simulation-" });
  try {
    await copyProject(folder);
    console.log(`| fault put in | found after runs, of at most ${runs} | what the model says |\n|---|---|---|`);
    let missed = 0;
    for (const fault of rows) {
      const found = await foundIn(folder, fault, seed, runs);
      if (found === undefined) missed++;
      console.log(`| ${fault.what} | ${found?.after ?? "NOT FOUND"} | ${found?.says ?? ""} |`);
    }
    console.log(`simulate: ${rows.length - missed} of ${rows.length} faults are found`);
    return missed === 0 ? 0 : 1;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

interface Found {
  readonly after: number;
  readonly says: string;
}

async function foundIn(
  folder: string,
  { file, was, becomes }: Fault,
  seed: number,
  runs: number,
): Promise<Found | undefined> {
  const path = `${folder}/${file}`;
  const original = await Deno.readTextFile(path);
  if (original.split(was).length !== 2) throw new Error(`${file} does not hold once what the fault changes: ${was}`);
  try {
    await Deno.writeTextFile(path, original.replace(was, () => becomes));
    const { stdout } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "--no-check", "--no-prompt", "--quiet", "--allow-read", "--allow-env", "tests/simulation/first.ts"]
        .concat([`${seed}`, `${runs}`]),
      ...{ cwd: folder, stdin: "null", stderr: "inherit" },
    }).output();
    const [, after, says = ""] = /^(\d+) (.*)$/m.exec(new TextDecoder().decode(stdout)) ?? [];
    return after === undefined ? undefined : { after: +after, says: says.slice(0, 100) };
  } finally {
    await Deno.writeTextFile(path, original);
  }
}
