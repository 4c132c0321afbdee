/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** A worker of tests that is ready, and never done. */
self.onmessage = () => {
  for (;;);
};
self.postMessage({ ready: true });
