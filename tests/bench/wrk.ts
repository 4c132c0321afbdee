/** wrk, which asks a server as fast as it answers. */

export interface Load {
  readonly requests: number;
  /** Requests a second. */
  readonly rate: number;
}

/** How long wrk asks, and over how many connections. */
export interface Asking {
  readonly seconds: number;
  readonly connections: number;
}

/** Seconds that wrk may overrun. */
const LATE = 15;

/** Has wrk ask as its script says; every answer must be 200. */
export async function load(address: string, script: string, { seconds, connections }: Asking): Promise<Load> {
  const args = ["-t", "1", "-c", `${connections}`, "-d", `${seconds}s`, "-s", script, `${address}/v1/validate`];
  const signal = AbortSignal.timeout((seconds + LATE) * 1000);
  const { stdout } = await new Deno.Command("wrk", { args, signal }).output();
  if (signal.aborted) throw new Error(`wrk did not end ${LATE} seconds after its time`);
  const text = new TextDecoder().decode(stdout);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, requests] = /(\d+) requests in/.exec(text) ?? [];
  if (rate === undefined || requests === undefined || /Non-2xx|Socket errors/.test(text)) throw new Error(text);
  return { rate: +rate, requests: +requests };
}

/** The script of a request that sends an invoice, in turn with each of some keys. */
export function posting(xml: string, keys: readonly string[] = []): string {
  return [
    'wrk.method = "POST"',
    'wrk.headers["Content-Type"] = "application/xml"',
    `wrk.body = [==[${xml}]==]`,
    ...(keys.length === 0 ? [] : [
      `local keys = {${keys.map((key) => `"${key}"`).join(",")}}`,
      "local made, turn = {}, 0",
      "function init()",
      '  for at, key in ipairs(keys) do made[at] = wrk.format(nil, nil, {["Content-Type"] = "application/xml", ["Authorization"] = "Bearer " .. key}) end',
      "end",
      "function request()",
      "  turn = turn % #made + 1",
      "  return made[turn]",
      "end",
    ]),
    "",
  ].join("\n");
}

export async function hasWrk(): Promise<boolean> {
  try {
    await new Deno.Command("wrk", { args: ["-v"], stdout: "null", stderr: "null" }).output();
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
