/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** A worker of tests that answers what it may do, by the names of permissions. */
const names = ["read", "write", "net", "env", "run", "sys", "ffi"] as const;
const states = await Promise.all(names.map(async (name) => [name, (await Deno.permissions.query({ name })).state]));
self.postMessage(Object.fromEntries(states));
