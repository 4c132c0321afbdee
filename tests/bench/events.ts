/**
 * Gives the files of a folder to saxes and nothing more: what is the least that a process takes which reads them.
 *
 *     deno run --allow-read tests/bench/events.ts FOLDER
 */
import { SaxesParser } from "saxes";

const [folder = "."] = Deno.args;
const decoder = new TextDecoder();
let events = 0;
for (const { name } of Deno.readDirSync(folder)) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", () => events++);
  parser.on("closetag", () => events++);
  parser.on("text", () => events++);
  parser.write(decoder.decode(Deno.readFileSync(`${folder}/${name}`))).close();
}
console.log(events);
