/**
 * The started program, and how long its event loop was held up at a time: by the processor's time of its thread, which says
 * the same on a busy machine. A line on the error stream for SIGUSR2, of all since the last one; `others.ts` has the clock.
 */
const { pid } = Deno;
/** Opened before the program gives up what it may read. */
const file = Deno.openSync(`/proc/${pid}/task/${pid}/schedstat`);
const buffer = new Uint8Array(64);

/** Milliseconds of the processor that the event loop's thread has had. */
function spent(): number {
  file.seekSync(0, Deno.SeekMode.Start);
  const [nanoseconds] = new TextDecoder().decode(buffer.subarray(0, file.readSync(buffer) ?? 0)).split(" ");
  return +(nanoseconds ?? 0) / 1e6;
}

let last = spent();
let holds: number[] = [];

function look(): void {
  const now = spent();
  holds.push(now - last);
  last = now;
  setTimeout(look, 1);
}

setTimeout(look, 1);
Deno.addSignalListener("SIGUSR2", () => {
  const sorted = holds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.error(`held up ${JSON.stringify({ p99: at(0.99), max: at(1) })}`);
  holds = [];
});
await import("../../host/main.ts");
