/** The first of so many runs that does not hold, and what the model says of it: how many runs it took. */
import { onPlatform } from "./platform.ts";
import { builtPlaces, simulate } from "./simulate.ts";

const [seed = 1, runs = 2_000] = Deno.args.map(Number);

await onPlatform(async () => {
  const places = await builtPlaces();
  for (let run = 0; run < runs; run++) {
    const { complaints: [first] } = await simulate(places, seed, run);
    if (first !== undefined) return console.log(`${run + 1} ${first.split("\n")[0]}`);
  }
});
