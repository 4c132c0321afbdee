/**
 * Stands in for a task whose time has not come: says so in one sentence, and exits with 2.
 *
 *     deno run tools/not_yet.ts SENTENCE
 */
console.error(Deno.args.join(" "));
Deno.exit(2);
