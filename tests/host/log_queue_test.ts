import assert from "node:assert/strict";
import { faultEntry, lineOf, type LogEntry } from "../../host/domain/log_entry.ts";
import { LogQueue, type Write } from "../../host/service/log_queue.ts";

function entry(method: string): LogEntry {
  const time = "2026-11-21T10:00:00.000Z";
  return { time, level: "info", request_id: "1", method, route: "/v1/usage", status: 200, ms: 1 };
}

/** A reader that can go away, stall, and come back; what it got are whole lines. */
class Reader {
  text = "";
  state: "reads" | "stalls" | "gone" = "reads";
  /** Bytes that it takes at once. */
  most = Infinity;
  #back = Promise.withResolvers<void>();

  readonly write = async (bytes: Uint8Array): Promise<number> => {
    if (this.state === "gone") throw new Deno.errors.BrokenPipe("Broken pipe");
    if (this.state === "stalls") await this.#back.promise;
    const part = bytes.subarray(0, Math.min(bytes.length, this.most));
    this.text += new TextDecoder().decode(part);
    return part.length;
  };

  reads(): void {
    this.state = "reads";
    this.#back.resolve();
    this.#back = Promise.withResolvers();
  }

  get entries(): readonly (Record<string, unknown>)[] {
    assert.ok(this.text === "" || this.text.endsWith("\n"));
    return this.text.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
  }
}

Deno.test("entries come out in their order, also where the reader takes a few bytes at a time", async () => {
  const reader = new Reader();
  reader.most = 7;
  const queue = new LogQueue(reader.write);
  for (const method of ["A", "B", "C"]) queue.take(entry(method));
  await queue.flushed(5000);
  assert.deepEqual(reader.entries.map(({ method }) => method), ["A", "B", "C"]);
});

Deno.test("a reader that went away costs entries alone, and hears how many when it is back", async () => {
  const reader = new Reader();
  const queue = new LogQueue(reader.write, () => 0);
  reader.state = "gone";
  for (let count = 0; count < 250; count++) {
    queue.take(entry("LOST"));
    if (count % 50 === 0) await queue.flushed(1000);
  }
  await queue.flushed(1000);
  reader.reads();
  queue.take(entry("HEARD"));
  await queue.flushed(1000);
  assert.deepEqual(reader.entries, [
    { ...entry("HEARD") },
    { time: "1970-01-01T00:00:00.000Z", level: "error", dropped: 250 },
  ]);
});

Deno.test("a reader that goes away within a line finds whole lines when it is back", async () => {
  const [reader, whole] = [new Reader(), new Reader()];
  let write: Write = async (bytes) => {
    const done = await reader.write(bytes.subarray(0, 10));
    reader.state = "gone";
    return done;
  };
  const queue = new LogQueue((bytes) => write(bytes));
  queue.take(entry("TORN"));
  await queue.flushed(1000);
  write = whole.write;
  queue.take(entry("WHOLE"));
  await queue.flushed(1000);
  const [, first, second] = `${reader.text}${whole.text}`.split("\n");
  assert.equal(JSON.parse(first ?? "").method, "WHOLE");
  assert.equal(JSON.parse(second ?? "").dropped, 1);
});

Deno.test("a reader that stalls fills a queue of 1 MB and no more, and hears how many entries it missed", async () => {
  const reader = new Reader();
  reader.state = "stalls";
  const queue = new LogQueue(reader.write);
  for (let count = 0; count < 100_000; count++) queue.take(entry("X".repeat(150)));
  await queue.flushed(10);
  reader.reads();
  await queue.flushed(5000);
  const dropped = reader.entries.reduce((sum, it) => sum + Number(it["dropped"] ?? 0), 0);
  const came = reader.entries.filter((it) => "method" in it).length;
  assert.ok(reader.text.length < 1_001_000, `${reader.text.length} characters`);
  assert.ok(came > 3000);
  assert.equal(came + dropped, 100_000);
});

Deno.test("waiting for a log that nobody reads ends when its time is over", async () => {
  const reader = new Reader();
  reader.state = "stalls";
  const queue = new LogQueue(reader.write);
  queue.take(entry("X"));
  await queue.flushed(20);
  assert.equal(reader.text, "");
  reader.reads();
  await queue.flushed(5000);
});

Deno.test("a line is short, and ASCII without control characters, whatever is logged", () => {
  const hostile = `\r\n\u001b[2J\u007f\u0085\u200b\u202e\u2028\ud800é😀"\\${"x".repeat(100_000)}`;
  const fields: LogEntry[] = [
    { ...entry(hostile), request_id: hostile, route: hostile, time: hostile },
    {
      ...{ time: hostile, level: "error", request_id: hostile, fault: hostile },
      stack: Array.from({ length: 1000 }, () => hostile),
    },
  ];
  for (const it of fields) {
    const line = lineOf(it);
    assert.match(line, /^[ -~]+\n$/);
    assert.ok(line.length < 10_000, `${line.length} characters`);
    assert.equal(JSON.parse(line).request_id.slice(0, 12), hostile.slice(0, 12));
  }
});

Deno.test("of an exception whose message was changed after it was made, no part is logged", () => {
  const error = new RangeError("invoice 4711\n at the second line of Jane Doe:1:2\n at Jane Doe (4711:1:2)");
  error.message = "another";
  const { stack } = faultEntry(error, "id", 0);
  assert.match(stack[0] ?? "", /log_queue_test\.ts:\d+:\d+/);
  assert.doesNotMatch(stack.join(), /4711|Jane/);
});
