/** Traces, by the runtime's own OpenTelemetry, under the permissions that the server is delivered with. */
import assert from "node:assert/strict";
import { started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId: string;
  readonly attributes: readonly Attribute[];
}

/** What a collector of OTLP over HTTP (JSON) got so far. */
function collector() {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const text = await request.text();
    texts.push(text);
    if (new URL(request.url).pathname === "/v1/traces") {
      const { resourceSpans }: { resourceSpans: readonly { scopeSpans: readonly { spans: readonly Span[] }[] }[] } =
        JSON
          .parse(text);
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((it) => it.spans)));
    }
    return Response.json({});
  });
  return { url: `http://127.0.0.1:${server.addr.port}`, spans, texts, end: () => server.shutdown() };
}

longTest(
  "a started server sends a span for each request to a collector, within the caller's trace, and no key or body",
  () =>
    withFolder({}, async (folder) => {
      const traces = collector();
      const server = await started({
        KV_PATH: `${folder}/faktlint.db`,
        OTEL_DENO: "true",
        OTEL_SERVICE_NAME: "faktlint",
        OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
        OTEL_BSP_SCHEDULE_DELAY: "100",
      });
      try {
        const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
        const trace = "0af7651916cd43dd8448eb211c80319c";
        const traceparent = `00-${trace}-b7ad6b7169203331-01`;
        const response = await fetch(`${server.address}/v1/validate`, validation(key, { traceparent }));
        assert.equal(response.status, 200);
        await response.body?.cancel();
        const found = () =>
          traces.spans.find(({ attributes }) =>
            attributes.some(({ key, value }) => key === "url.path" && value["stringValue"] === "/v1/validate")
          );
        for (const end = performance.now() + 20_000; found() === undefined && performance.now() < end;) {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        const span = found();
        assert.deepEqual([span?.traceId, span?.parentSpanId], [trace, "b7ad6b7169203331"]);
        const status = span?.attributes.find((it) => it.key === "http.response.status_code")?.value;
        assert.match(JSON.stringify(status), /200/);
        assert.doesNotMatch(traces.texts.join(), /fl_live_|<Invoice|cbc:ID/);
        assert.match(traces.texts.join(), /"stringValue": *"faktlint"/);
      } finally {
        await server.end();
        await traces.end();
      }
    }),
);
