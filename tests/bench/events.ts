/**
 * Gives the files of a folder to saxes and nothing more: what is the least that a process takes which reads them.
 *
 *     deno run --allow-read tests/bench/events.ts FOLDER
 */
import { countEvents } from "./saxes_events.ts";

const [folder = "."] = Deno.args;
const decoder = new TextDecoder();
let events = 0;
for (const { name } of Deno.readDirSync(folder)) {
  events += countEvents(decoder.decode(Deno.readFileSync(`${folder}/${name}`)));
}
console.log(events);
