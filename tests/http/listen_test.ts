/** The server below the app: what passes between sockets and `fetch`, and what becomes of connections that misbehave. */
import assert from "node:assert/strict";
import type { ConnectionLimits } from "../../host/domain/limits.ts";
import type { Fetch } from "../../host/http/listen/bridge.ts";
import { listen } from "../../host/http/listen/listen.ts";
import { ReadingTurns } from "../../host/http/listen/reading_turns.ts";
import { longTest } from "../support/sweeps.ts";

const generous: ConnectionLimits = {
  connections: 100,
  each: 100,
  headers: 60_000,
  keepAlive: 60_000,
  idle: 60_000,
  body: 60_000,
  answer: 60_000,
};

interface Testing {
  readonly url: string;
  /** A socket that sent something; what comes back until it ends is its text. */
  send(text: string): Promise<Peer>;
}

interface Peer {
  readonly conn: Deno.Conn;
  /** All that came, when the server ended the connection. */
  readonly text: Promise<string>;
}

async function serving(
  fetch: Fetch,
  work: (it: Testing) => Promise<void>,
  limits: Partial<ConnectionLimits> = {},
): Promise<void> {
  const options = { host: "127.0.0.1", port: 0, unlimited: () => false, limits: { ...generous, ...limits } };
  const server = await listen(options, fetch);
  const peers: Deno.Conn[] = [];
  const send = async (text: string) => {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: server.port });
    peers.push(conn);
    await conn.write(new TextEncoder().encode(text));
    return { conn, text: textOf(conn) };
  };
  try {
    await work({ url: `http://127.0.0.1:${server.port}`, send });
  } finally {
    for (const peer of peers) closed(peer);
    await server.stop(0);
  }
}

async function textOf(conn: Deno.Conn): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const chunk of conn.readable) text += decoder.decode(chunk, { stream: true });
  } catch {
    // A reset ends a connection as well.
  }
  return text;
}

function closed(conn: Deno.Conn): void {
  try {
    conn.close();
  } catch {
    // It was ended by the other side.
  }
}

/** Answers what came: method, path, the length of the body, and a header. */
const echo: Fetch = async (request, { remoteAddr }) => {
  const { length } = new Uint8Array(await request.arrayBuffer());
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return Response.json({
    method,
    path: pathname + search,
    length,
    sent: headers.get("x-sent"),
    from: remoteAddr.hostname,
  });
};

const get = (path = "/", more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const post = (length: number, body = "") => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${body}`;

Deno.test("a request with two hosts is refused, whichever of them is taken elsewhere", () =>
  serving(echo, async ({ send }) => {
    for (const [hosts, status] of [[["a", "b"], 400], [["a", "a"], 400], [["a"], 200]] as const) {
      const head = hosts.map((host) => `Host: ${host}.example\r\n`).join("");
      const { text } = await send(`GET / HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
      assert.match(await text, new RegExp(`^HTTP/1\\.1 ${status} `));
    }
  }));

Deno.test("a request comes whole, and its answer has a length", () =>
  serving(echo, async ({ url }) => {
    const body = new Uint8Array(3_000_000);
    const response = await fetch(`${url}/a%20b?c=d`, { method: "POST", body, headers: { "x-sent": "é" } });
    const sent = { method: "POST", path: "/a%20b?c=d", length: 3_000_000, sent: "é", from: "127.0.0.1" };
    assert.deepEqual([response.status, await response.json()], [200, sent]);
    assert.ok(Number(response.headers.get("content-length")) > 0);
    assert.equal((await fetch(url, { method: "HEAD" })).status, 200);
  }));

Deno.test("an answer has its length once, whether the app says it or not", () => {
  const app: Fetch = ({ url }) =>
    new Response("four", { headers: url.endsWith("/said") ? { "Content-Length": "4" } : {} });
  return serving(app, async ({ send }) => {
    const { text } = await send(get("/") + get("/said", "Connection: close\r\n"));
    assert.deepEqual((await text).toLowerCase().match(/^content-length: .*$/gm), [
      "content-length: 4",
      "content-length: 4",
    ]);
  });
});

Deno.test("a body without a length is read, and one of a method that has none is passed over", () =>
  serving(echo, async ({ url, send }) => {
    const body = new Blob(["x".repeat(100_000)]).stream();
    const response = await fetch(url, { method: "POST", body });
    assert.equal((await response.json()).length, 100_000);
    const { text } = await send(`${get("/", "Content-Length: 3\r\n")}abc${get("/next", "Connection: close\r\n")}`);
    assert.match(await text, /"path":"\/"[^]*"path":"\/next"/);
  }));

Deno.test("requests on one connection, sent without waiting, are answered in their order", () =>
  serving(echo, async ({ send }) => {
    const { text } = await send(get("/1") + get("/2") + get("/3", "Connection: close\r\n"));
    assert.deepEqual([...(await text).matchAll(/"path":"\/(\d)"/g)].map(([, path]) => path), ["1", "2", "3"]);
  }));

Deno.test("an answer in pieces goes out as it is made, and one without content has none", () => {
  const pieces = Array.from({ length: 50 }, (_, index) => `${index};`.padEnd(40_000, "."));
  const app: Fetch = ({ url }) => {
    if (url.endsWith("/none")) {
      return new Response(null, { status: 204, headers: [["set-cookie", "a"], ["set-cookie", "b"]] });
    }
    return new Response(ReadableStream.from(pieces.map((it) => new TextEncoder().encode(it))));
  };
  return serving(app, async ({ url }) => {
    assert.equal(await (await fetch(url)).text(), pieces.join(""));
    const { status, headers } = await fetch(`${url}/none`);
    assert.deepEqual([status, headers.getSetCookie()], [204, ["a", "b"]]);
  });
});

Deno.test("what no request can be is refused, and its connection ended", () =>
  serving(echo, async ({ send, url }) => {
    const wrong = [
      "GARBAGE\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
      // Another path than the one that a proxy saw.
      "GET / HTTP/1.1\r\nHost: a/b?\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a#\r\n\r\n",
      "FOO / HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET http://[ HTTP/1.1\r\nHost: a\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(100_000)}\r\n\r\n`,
    ];
    for (const text of wrong) {
      assert.match(await (await send(text)).text, /^HTTP\/1.1 4(?:00|31) /, text.slice(0, 50));
    }
    assert.equal((await fetch(url)).status, 200);
  }));

Deno.test("TRACE, which no Request can be made with, reaches the app, and what it is sent does not", () =>
  serving(echo, async ({ send }) => {
    const trace = "TRACE /a HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc";
    const text = await (await send(trace)).text;
    assert.match(text, /^HTTP\/1.1 200 /);
    assert.match(text, /"method":"TRACE","path":"\/a","length":0/);
  }));

Deno.test("the app learns that its client has gone, and that a body broke off", async () => {
  const seen: string[] = [];
  const events = Promise.withResolvers<void>();
  const note = (what: string) => {
    seen.push(what);
    if (seen.length === 2) events.resolve();
  };
  const app: Fetch = async (request) => {
    if (request.method === "GET") {
      await new Promise((resolve) => request.signal.addEventListener("abort", resolve));
      note("gone");
    } else await request.text().catch(() => note("broken"));
    return new Response("");
  };
  await serving(app, async ({ send }) => {
    for (const text of [get(), post(100, "abc")]) {
      const { conn } = await send(text);
      await new Promise((resolve) => setTimeout(resolve, 100));
      conn.close();
    }
    await events.promise;
  });
  assert.deepEqual(seen.toSorted(), ["broken", "gone"]);
});

Deno.test("clients that send nothing, stop sending, or never end are cut off, each in its time", () =>
  serving(echo, async ({ send, url }) => {
    const started = performance.now();
    const peers = await Promise.all(["", "GET / HT", post(100, "abc"), get()].map(send));
    const ends = await Promise.all(
      peers.map(async ({ text }) => ({ text: await text, at: performance.now() - started })),
    );
    for (const { text } of ends.slice(0, 3)) assert.equal(text, "");
    assert.match(ends[3]?.text ?? "", /^HTTP\/1.1 200/, "the one that was answered is ended when it asks no more");
    assert.equal((await fetch(url)).status, 200);
  }, { headers: 300, keepAlive: 300, idle: 300, body: 600 }));

Deno.test("a body in a thousand pieces is read, and one in crumbs is cut off", () =>
  serving(echo, async ({ send, url }) => {
    const chunked = (size: number, count: number) =>
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n" +
      `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`.repeat(count) + "0\r\n\r\n";
    assert.match(await (await send(chunked(100, 5_000))).text, /"length":500000/);
    assert.match(await (await send(chunked(1, 1_000))).text, /"length":1000/);
    assert.equal(await (await send(chunked(1, 5_000))).text, "");
    assert.equal((await fetch(url)).status, 200);
  }));

Deno.test("short bodies are read at once, and of many long ones a few pieces in each turn of the event loop", async () => {
  const turns = new ReadingTurns();
  const read: string[] = [];
  for (let body = 1; body <= 60; body++) turns.next(1_000_000, () => void read.push(`long ${body}`));
  turns.next(10_000, () => void read.push("short"));
  assert.deepEqual(read, ["short"]);
  const perTurn: number[] = [];
  for (let before = read.length; read.length < 61; before = read.length) {
    await new Promise((resolve) => setTimeout(resolve));
    perTurn.push(read.length - before);
  }
  assert.ok(perTurn.every((count) => count <= 8), perTurn.join());
  assert.deepEqual(read.slice(1), Array.from({ length: 60 }, (_, index) => `long ${index + 1}`));
});

longTest("a reader that takes nothing of a large answer is cut off", () => {
  const large = new Uint8Array(50_000_000);
  return serving(() => new Response(large), async ({ url }) => {
    const conn = await Deno.connect({ hostname: "127.0.0.1", port: Number(new URL(url).port) });
    await conn.write(new TextEncoder().encode(get()));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    const text = await textOf(conn);
    assert.ok(text.length < large.length, "the answer broke off");
    closed(conn);
  }, { answer: 300 });
});

Deno.test("idle connections make room for others", () =>
  serving(echo, async ({ send, url }) => {
    const idle = await Promise.all(Array.from({ length: 30 }, () => send("")));
    assert.equal((await fetch(url)).status, 200);
    assert.deepEqual(await Promise.all(idle.slice(0, 20).map(({ text }) => text)), Array(20).fill(""));
  }, { connections: 10 }));

Deno.test("a server that stops answers what it has begun, and what takes too long is cut off", async () => {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<Response>();
  const app: Fetch = ({ url }) => {
    if (url.endsWith("/never")) return new Promise(() => {});
    begun.resolve();
    return go.promise;
  };
  const options = { host: "127.0.0.1", port: 0, unlimited: () => false, limits: generous };
  const server = await listen(options, app);
  const url = `http://127.0.0.1:${server.port}`;
  const never = fetch(`${url}/never`).then(() => "answered", () => "cut off");
  const answered = fetch(url).then((response) => response.text());
  await begun.promise;
  const stopped = server.stop(500);
  go.resolve(new Response("done"));
  assert.equal(await answered, "done");
  assert.equal(await never, "cut off");
  await stopped;
  await assert.rejects(fetch(url));
});

Deno.test("a server that may open few files takes as many connections as that allows, and answers", async () => {
  const script = `
    import { listen } from "${new URL("../../host/http/listen/listen.ts", import.meta.url)}";
    const limits = ${JSON.stringify({ ...generous, connections: 5_000 })};
    const app = () => new Response("answered");
    const server = await listen({ host: "127.0.0.1", port: 0, unlimited: () => true, limits }, app);
    console.log(JSON.stringify({ port: server.port, connections: server.connections }));`;
  const child = new Deno.Command("sh", {
    args: ["-c", 'ulimit -n 256; exec "$0" "$@"', Deno.execPath(), "run", "--no-prompt", "-A", "--ext=ts", "-"],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const idle: Deno.Conn[] = [];
  try {
    await new Blob([script]).stream().pipeTo(child.stdin);
    const { port, connections } = JSON.parse(await firstLine(child.stdout));
    assert.ok(connections >= 1 && connections < 256);
    while (idle.length < 400) idle.push(await Deno.connect({ hostname: "127.0.0.1", port }));
    assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), "answered");
  } finally {
    for (const conn of idle) conn.close();
    child.kill();
    await child.status;
  }
});

async function firstLine(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  for await (const chunk of stream.values({ preventCancel: true })) {
    text += new TextDecoder().decode(chunk);
    if (text.includes("\n")) break;
  }
  await stream.cancel();
  return text;
}

Deno.test("a port that is taken is an error that says so", () =>
  serving(echo, async ({ url }) => {
    const options = { host: "127.0.0.1", port: Number(new URL(url).port), unlimited: () => false, limits: generous };
    await assert.rejects(listen(options, echo), { code: "EADDRINUSE" });
  }));
