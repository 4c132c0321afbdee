/** Asks the service in the same container whether it is well. Exit status 0: it is. */
const port = Deno.env.get("PORT") ?? "8787";
const answer = await fetch(`http://127.0.0.1:${port}/v1/health`, { signal: AbortSignal.timeout(4_000) });
await answer.body?.cancel();
Deno.exit(answer.ok ? 0 : 1);
