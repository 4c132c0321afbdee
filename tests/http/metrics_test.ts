/** What the started server measures of itself, as monitoring reads it. */
import assert from "node:assert/strict";
import { started, validation } from "../support/server.ts";
import { withFolder } from "../support/terminal.ts";
import { withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

const token = "a token that nobody guesses";

/** The value of a series; undefined where there is none. */
function valueOf(text: string, series: string): number | undefined {
  const line = text.split("\n").find((it) => it.startsWith(`${series} `));
  return line === undefined ? undefined : +line.slice(series.length + 1);
}

longTest(
  "a server counts what it answered and refused, by words of its own alone, for who has the token",
  () =>
    withFolder({}, async (folder) => {
      const server = await started({ KV_PATH: `${folder}/faktlint.db`, METRICS_TOKEN: token, WORKERS: "1" });
      try {
        const key = /^ {2}(fl_live_\w+)$/m.exec(server.announcement)?.[1] ?? "";
        const ask = async (path: string, init: RequestInit = {}) => {
          const response = await fetch(server.address + path, init);
          return { status: response.status, headers: response.headers, text: await response.text() };
        };
        await ask("/v1/validate", validation(key));
        await ask("/v1/validate", validation("fl_live_none"));
        await ask("/v1/validate", { ...validation(key), body: "<" });
        await ask("/r/a-secret-id?x=a-secret-value");
        await ask("/no-such-path");
        assert.equal((await ask("/metrics")).status, 401);
        assert.equal(
          (await ask("/metrics", { headers: { authorization: "Bearer a token that somebody guesse" } })).status,
          401,
        );
        const { status, headers, text } = await ask("/metrics", { headers: { authorization: `Bearer ${token}` } });
        assert.equal(status, 200);
        assert.match(headers.get("content-type") ?? "", /^application\/openmetrics-text; version=1\.0\.0/);
        assert.ok(text.endsWith("# EOF\n"));
        const of = (name: string) => valueOf(text, name);
        const requests = (route: string, method: string, status: number) =>
          of(`faktlint_http_requests_total{route="${route}",method="${method}",status="${status}"}`);
        assert.equal(requests("/v1/validate", "POST", 200), 1);
        assert.equal(requests("/v1/validate", "POST", 401), 1);
        assert.equal(requests("none", "GET", 404), 1);
        assert.equal(of('faktlint_http_refusals_total{code="invalid_api_key"}'), 2);
        assert.equal(of('faktlint_http_refusals_total{code="xml_malformed"}'), 1);
        assert.equal(of('faktlint_http_request_duration_seconds_count{route="/v1/validate"}'), 3);
        // Beside these two, what a server does once to be quick from the first request on.
        assert.ok((of('faktlint_jobs_total{job="validate",outcome="done"}') ?? 0) >= 2);
        assert.ok((of('faktlint_store_operation_duration_seconds_count{operation="commit"}') ?? 0) >= 1);
        assert.equal(of('faktlint_invariants_broken_total{invariant="charge_has_a_payer"}'), 0);
        for (const gauge of ["faktlint_store_writable", "faktlint_pool_workers"]) assert.equal(of(gauge), 1);
        assert.equal(of("faktlint_pool_busy"), 0);
        for (const gauge of ["process_resident_memory_bytes", "process_cpu_seconds", "faktlint_connections"]) {
          assert.ok((of(gauge) ?? 0) > 0, gauge);
        }
        assert.doesNotMatch(text, /secret|fl_live|127\.0\.0\.1/);
        assert.doesNotMatch(server.log(), new RegExp(token));
      } finally {
        await server.end();
      }
    }),
);

Deno.test("without METRICS_TOKEN there is no such page, whatever is sent", () =>
  withService(async ({ ask }) => {
    for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
      assert.equal((await ask("/metrics", { headers: { authorization } })).status, 404);
    }
  }));
