/** The events of saxes, which is the least that reading XML takes here. */
import { SaxesParser } from "saxes";

/** How many there are in a document. */
export function countEvents(text: string): number {
  const parser = new SaxesParser({ xmlns: true });
  let events = 0;
  parser.on("opentag", () => events++);
  parser.on("closetag", () => events++);
  parser.on("text", () => events++);
  parser.write(text).close();
  return events;
}
