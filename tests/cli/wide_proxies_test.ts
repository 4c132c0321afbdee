import assert from "node:assert/strict";
import { serveCommand } from "../../host/cli/serve.ts";
import { configOf } from "../../host/service/config.ts";

/** What a server says of its configuration on standard error while it starts. */
async function warned(trusted: string): Promise<string> {
  let err = "";
  const silent = () => Promise.resolve(0);
  const process = {
    environment: { TRUSTED_PROXIES: trusted, KV_PATH: ":memory:", HOST: "127.0.0.1", PORT: "0", METERING: "off" },
    listening: () => Promise.resolve(),
    stopped: () => Promise.resolve(),
    out: silent,
    err: silent,
  };
  const terminal = {
    out: () => {},
    err: (text: string) => void (err += text),
    stdin: () => new Blob([]).stream(),
    interactive: false,
    env: () => undefined,
    enter: () => {},
    now: () => new Date(),
  };
  assert.equal(await serveCommand(() => process).run([], terminal), 0);
  return err;
}

Deno.test("a server warns of trusted proxies among which its clients are, and of no others", async () => {
  assert.match(await warned("192.0.2.7, 0.0.0.0/0"), /^Warning: TRUSTED_PROXIES contains 0\.0\.0\.0\/0, /);
  assert.equal(await warned("10.0.0.0/8, 192.0.2.7"), "");
});

Deno.test("networks that are wider than private ones, and than what a provider is given, are wide", () => {
  const wide = ["0.0.0.0/0", "0.0.0.0/1", "128.0.0.0/1", "::/0", "2000::/3", "2001::/16"];
  const usual = ["10.0.0.0/8", "172.16.0.0/12", "fc00::/7", "fe80::/10", "2001:db8::/32", "192.0.2.7", "2001:db8::1"];
  assert.deepEqual(configOf({ TRUSTED_PROXIES: [...wide, ...usual].join(",") }).wideProxies, wide);
});
