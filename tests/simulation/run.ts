import { parseArgs } from "node:util";
import { onPlatform } from "./platform.ts";
import { builtPlaces, simulate } from "./simulate.ts";

const { values } = parseArgs({ options: { seed: { type: "string", default: "1" }, runs: { type: "string", default: "100" }, from: { type: "string", default: "0" }, trace: { type: "boolean" }, stop: {type: "string", default: "3"} } });
const real = performance.now.bind(performance);
const began = Date.now();
const now = Date.now;
let bad = 0;
await onPlatform(async () => {
  const places = await builtPlaces();
  const t0 = now();
  const from = +values.from;
  let n = 0;
  for (let run = from; run < from + +values.runs; run++) {
    const outcome = await simulate(places, +values.seed, run);
    n++;
    if (values.trace) console.log(outcome.trace.join("\n"), outcome.hash);
    if (outcome.complaints.length > 0) {
      bad++;
      console.log(`--- seed ${values.seed} run ${run}\n${outcome.wanted.join("\n")}\n${outcome.complaints.join("\n")}`);
      if (bad >= +values.stop) break;
    }
  }
  console.log(n, "runs", ((now() - t0) / n).toFixed(2), "ms each", bad, "bad");
});
