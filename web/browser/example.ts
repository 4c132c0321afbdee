/** An invoice with mistakes, for those who have none at hand. */
import type { WarmUp } from "../worker/protocol.ts";
import xml from "../../examples/broken-vat.xml" with { type: "text" };

export function example(): File {
  return new File([xml], "example.xml", { type: "application/xml" });
}

/** What a worker is told first. */
export const warmUp: WarmUp = { kind: "warm up", xml };
