/** What is taken out of the project, one at a time, to see a test fall. */
export interface Taken {
  /** The threat, as its row begins. */
  readonly threat: string;
  readonly file: string;
  readonly without: readonly [there: string, instead: string];
}

export const taken: readonly Taken[] = [
  {
    threat: "memory taken by bodies",
    file: "host/http/bytes_held.ts",
    without: ["return this.#all + bytes <= most &&", "return bytes < 0 || this.#all + bytes <= most * 1_000 ||"],
  },
  {
    threat: "a route that takes bodies without a bound",
    file: "host/http/admission.ts",
    without: ['{ method: "post", path: "/v1/billing/webhook", from: "anybody", bytes: BODY },', ""],
  },
  {
    threat: "connections that say nothing",
    file: "host/http/listen/connections.ts",
    without: ["  sweep(): void {", "  sweep(): void {\n    return;"],
  },
  {
    threat: "one sender of many jobs",
    file: "host/workers/fair_queue.ts",
    without: ["    this.#waiting.delete(next);", "    if (later.length === 0) this.#waiting.delete(next);"],
  },
  {
    threat: "a key that is guessed or found",
    file: "host/http/routes/mcp.ts",
    without: ["if (!hasKey) return;", "if (hasKey || !hasKey) return;"],
  },
  {
    threat: "a key in the log",
    file: "host/http/middleware/log.ts",
    without: ['route: c.get("route") ?? null,', "route: c.req.path,"],
  },
  {
    threat: "a key in feedback",
    file: "host/stores/feedback.ts",
    without: ["withoutAddresses(withoutKeys(feedback.message))", "withoutAddresses(feedback.message)"],
  },
  {
    threat: "a mail address in feedback",
    file: "host/stores/feedback.ts",
    without: ["withoutAddresses(withoutKeys(feedback.message))", "withoutKeys(feedback.message)"],
  },
  {
    threat: "sign-ups without end",
    file: "host/stores/signups.ts",
    without: ["SIGNUPS_A_DAY = 5", "SIGNUPS_A_DAY = 5_000"],
  },
  {
    threat: "a client address that is invented",
    file: "host/http/client_address.ts",
    without: ["if (!isTrusted(address, trusted) || before === undefined) break;", "if (before === undefined) break;"],
  },
  {
    threat: "a record that was made up",
    file: "host/domain/receipts.ts",
    without: ['return holds ? "authentic" : "altered";', 'return holds ? "authentic" : "authentic";'],
  },
  {
    threat: "a name that leads a lookup",
    file: "host/providers/public_address.ts",
    without: [
      "if (address === undefined) return false;",
      "if (address !== undefined) return true;\n  if (address === undefined) return false;",
    ],
  },
  {
    threat: "a page of another origin",
    file: "host/http/routes/mcp.ts",
    without: ["if (origin === undefined || ownOrigins", "if (origin !== null || ownOrigins"],
  },
  {
    threat: "a document of megabytes",
    file: "host/mcp/long_texts.ts",
    without: ["if (text.utf8.length <= MOST_READ) return", "if (text.utf8.length >= 0) return"],
  },
  {
    threat: "work that nobody pays for",
    file: "host/http/routes/operations.ts",
    without: [
      "if (account === undefined) return undefined;",
      "if (account !== undefined || account === undefined) return undefined;",
    ],
  },
  {
    threat: "an allowance that an answer gives wrong",
    file: "host/operations/perform.ts",
    without: ["  say(refused.facts);\n", ""],
  },
  {
    threat: "a pipe in a checked tree",
    file: "host/cli/find.ts",
    without: [
      "if (entry.isDirectory || wanted.test(name)",
      "if (entry.isDirectory || entry.isFile && wanted.test(name)",
    ],
  },
  {
    threat: "a link in a checked tree",
    file: "host/cli/find.ts",
    without: ['isWithin(real, top) ? undefined : "leads_out"', "isWithin(real, top) ? undefined : undefined"],
  },
  {
    threat: "an invoice that a ZIP lists",
    file: "host/cli/archives/zip.ts",
    without: ["if (isEntry(bytesAt(source, zip.readEntryCursor, ENTRY.length)))", "if (false)"],
  },
  {
    threat: "a container that is started",
    file: "host/cli/serve.ts",
    without: ['values["stay"] === true ?', 'values["stay"] === null ?'],
  },
  {
    threat: "an image that is another one",
    file: "packages/container/one.yaml",
    without: ["${CADDY_IMAGE:-caddy:2.10-alpine}", "caddy:2.10-alpine"],
  },
  {
    threat: "a fault that reads as",
    file: "engine/judge/run.ts",
    without: ["judging.onFault?.({ at, cause });", "judging.onFault?.({ at, cause });\n  if (at !== null) return [];"],
  },
  {
    threat: "a package in a checked tree",
    file: "packages/launch/deno.sh",
    without: ['only "INIT_CWD=$tree" "$deno" "$@"', 'cd "$tree"; npx --yes "deno@$version" "$@"'],
  },
  {
    threat: "configuration in a checked tree",
    file: "packages/launch/deno.sh",
    without: ['cd "$new" && only npm ci', 'cp "$tree/.npmrc" "$new/" 2>/dev/null; cd "$new" && only npm ci'],
  },
  {
    threat: "programs in a checked tree",
    file: "packages/launch/path.sh",
    without: ['case $real/ in "$top"/*) continue ;; esac', ":"],
  },
  {
    threat: "variables that name code",
    file: "packages/launch/deno.sh",
    without: ['/usr/bin/env -i "PATH=$PATH"', '/usr/bin/env "PATH=$PATH"'],
  },
  {
    threat: "a file whose name is an option",
    file: "packages/pre-commit/check.sh",
    without: ["argument=./$argument", ":"],
  },
  {
    threat: "a link where findings are written",
    file: "packages/github/check.sh",
    without: ['if ! rm -f -- "$sarif" || ! (set -C && : >"$sarif"); then', "if false; then"],
  },
  {
    threat: "a folder of findings",
    file: "packages/github/check.sh",
    without: ['"${tree%/}"/*) ;;', "*) ;;"],
  },
  {
    threat: "a failure of the action",
    file: "packages/github/annotate.ts",
    without: ['return [...shown(unread, "more files could not be read"), ', "return ["],
  },
  {
    threat: "a name or text that is a workflow command",
    file: "host/cli/printable.ts",
    without: ["(?<!\\S):(?=:)|", ""],
  },
  {
    threat: "an archive in an archive",
    file: "host/cli/archives/archive.ts",
    without: ['return yield unread(file, refused("nested_too_deep"', 'return void (refused("nested_too_deep"'],
  },
  {
    threat: "invoices in an archive that nobody counts",
    file: "host/cli/archives/archive.ts",
    without: ["else looking.passedOver?.();", ""],
  },
  {
    threat: "invoices lost before the damage",
    file: "host/cli/archives/gzip.ts",
    without: ["    yield* rest(source, given);\n", ""],
  },
  {
    threat: "a file that is lost while it is repaired",
    file: "host/cli/write_whole.ts",
    without: ["    made = writtenBeside(target, bytes);\n    syncFolder(target);\n", ""],
  },
  {
    threat: "a repaired file that others can read",
    file: "host/cli/write_whole.ts",
    without: ["    fs.futimesSync(file, atime, mtime);\n    fs.fsyncSync(file);\n", ""],
  },
  {
    threat: "somebody's change that a repair overwrites",
    file: "host/cli/write_whole.ts",
    without: ["if (!isSame(file, before))", "if (false)"],
  },
  {
    threat: "a failure to write that reads as something else",
    file: "host/cli/cli.ts",
    without: ["if (!(error instanceof Unwritten)) throw error;", "throw error;"],
  },
  {
    threat: "a damaged store that ends the runtime",
    file: "host/stores/kv.ts",
    without: ["  await soundness.whole();\n", ""],
  },
  {
    threat: "a store that is damaged under a running server",
    file: "host/stores/watch.ts",
    without: [".then(() => kv.sound())", ""],
  },
  {
    threat: "entries of a copied store",
    file: "host/stores/copying.ts",
    without: ["commit.set(keyOf(entry.key), entry.value, life);", "commit.set(keyOf(entry.key), entry.value);"],
  },
  {
    threat: "one charge that opens other operations",
    file: "host/stores/idempotency.ts",
    without: ["&& (found.asked ?? asked) === asked", ""],
  },
  {
    threat: "a key that another process has just revoked",
    file: "host/stores/charges.ts",
    without: ["for (const held of rememberedIn(group).values()) checkAccount(commit, held);", ""],
  },
  {
    threat: "a record that was asked for",
    file: "host/stores/charges.ts",
    without: ["draft === undefined || mark.record !== undefined", "draft !== null"],
  },
  {
    threat: "sign-ups out of many networks",
    file: "host/stores/signups.ts",
    without: ["SIGNUPS_A_SITE = 20", "SIGNUPS_A_SITE = 20_000"],
  },
  {
    threat: "one mailbox under many addresses",
    file: "host/stores/addresses.ts",
    without: ['.split(".").filter((it) => it !== "").join(".")', ""],
  },
  {
    threat: "proxies among which everybody is",
    file: "host/cli/serve.ts",
    without: ["config.wideProxies.length > 0", "config.wideProxies.length > 1_000"],
  },
  {
    threat: "a clock that jumps",
    file: "host/stores/sweep.ts",
    without: ["value.believed : now + STEADY", "value.believed : now"],
  },
  {
    threat: "entries that the runtime clears away at once",
    file: "host/stores/records.ts",
    without: ["number], part);", "number], part, { expireIn: RETENTION });"],
  },
];
