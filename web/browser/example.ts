/** An invoice with mistakes, for people who have none at hand. Nobody's verdict waits for it. */
export async function example(): Promise<File> {
  const { default: xml } = await import("../../examples/broken-vat.xml", { with: { type: "text" } });
  return new File([xml], "example.xml", { type: "application/xml" });
}
