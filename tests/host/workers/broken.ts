/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** A worker of tests that breaks with its first job. */
self.onmessage = () => {
  throw new RangeError("broken on purpose");
};
self.postMessage({ ready: true });
