/** An invoice with mistakes, for people who have none at hand. */
import xml from "../../examples/broken-vat.xml" with { type: "text" };

export function example(): File {
  return new File([xml], "example.xml", { type: "application/xml" });
}
