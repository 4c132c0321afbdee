/** The alerts and the dashboard in packages/monitoring/: they ask for what is measured, and Prometheus itself has tried them. */
import assert from "node:assert/strict";
import { Metrics } from "../../host/service/metrics.ts";
import { filesBelow, textOf } from "../house/sources.ts";

const folder = "packages/monitoring/";

async function measured(): Promise<string> {
  const metrics = new Metrics();
  const watched = metrics.watch({
    pool: () => ({ workers: 1, busy: 0, waiting: 0 }),
    isStoreWritable: () => true,
    bytes: () => 0,
    connections: () => 1,
    unlogged: () => 0,
  });
  metrics.entry({
    time: "",
    level: "info",
    request_id: "",
    method: "GET",
    route: "/",
    status: 503,
    refused: "busy",
    ms: 1,
  });
  watched.stop();
  return await metrics.page("").text();
}

Deno.test("each alert, each test of one and each panel asks for what is measured", async () => {
  const known = new Set([...(await measured()).matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = "", type]) => {
    if (type === "counter") return [`${name}_total`];
    return type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name];
  }));
  const files = filesBelow(folder).filter((path) => /alerts|dashboard/.test(path));
  assert.equal(files.length, 3);
  for (const path of files) {
    const asked = [...textOf(path).matchAll(/\b(?:faktlint|process)_[a-z_]+/g)].map(([name]) => name);
    assert.ok(asked.length > 10, path);
    assert.deepEqual(asked.filter((name) => !known.has(name)), [], path);
  }
});

Deno.test("each alert has a case in which it is raised, and one in which it is not", () => {
  const alerts = [...textOf(`${folder}alerts.yaml`).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const cases = textOf(`${folder}alerts.test.yaml`);
  assert.ok(alerts.includes("FaktlintDown"));
  for (const alert of alerts) {
    assert.ok(cases.includes(`alertname: ${alert}, exp_alerts: []`), alert);
    assert.ok(cases.includes(`alertname: ${alert}\n        exp_alerts:\n          - exp_labels`), alert);
  }
});

/** What promtool makes of some arguments; undefined where there is no such program. */
async function promtool(args: readonly string[], input = ""): Promise<{ code: number; said: string } | undefined> {
  try {
    const child = new Deno.Command("promtool", { args: [...args], stdin: "piped", stdout: "piped", stderr: "piped" })
      .spawn();
    const writer = child.stdin.getWriter();
    await writer.write(new TextEncoder().encode(input));
    await writer.close();
    const { code, stdout, stderr } = await child.output();
    return { code, said: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

const isThere = await promtool(["--version"]) !== undefined;
const why = isThere ? "" : " (skipped: there is no promtool here; Debian's prometheus has it)";
const options = { ignore: !isThere };

Deno.test(
  `Prometheus takes the alerts, and raises each when it is due and at no other time${why}`,
  options,
  async () => {
    for (const args of [["check", "rules", `${folder}alerts.yaml`], ["test", "rules", `${folder}alerts.test.yaml`]]) {
      const done = await promtool(args);
      assert.equal(done?.code, 0, done?.said);
      assert.match(done?.said ?? "", /SUCCESS/);
    }
  },
);

Deno.test(`Prometheus reads what is measured, and has nothing to say against its names${why}`, options, async () => {
  // Its linter reads the older form, in which a counter is named as its series are.
  const counters = /^# (HELP|TYPE) (\S+)(?= .*\n)/gm;
  const text = await measured();
  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => [name, type]));
  const older = text.replace(counters, (line, _word, name) => types.get(name) === "counter" ? `${line}_total` : line);
  const done = await promtool(["check", "metrics"], older);
  assert.equal(done?.code, 0, done?.said);
});
