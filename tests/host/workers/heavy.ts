/// <reference no-default-lib="true" />
/// <reference lib="deno.worker" />
/** A worker of tests that answers each job with what it is said to hold: as many bytes as the job's first byte has megabytes. */
self.onmessage = ({ data }) => {
  self.postMessage({ ok: "done", held: data.bytes[0] * 1_048_576 });
};
self.postMessage({ ready: true });
