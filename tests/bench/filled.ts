/** A valid UBL invoice of a size: that of the examples, with lines that cost nothing. */
export function filled(characters: number): string {
  const xml = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const [line = ""] = /\n *<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/.exec(xml) ?? [];
  const free = line.replaceAll(/>[\d.]+<\/cbc:(LineExtensionAmount|PriceAmount)>/g, ">0.00</cbc:$1>");
  let text = xml;
  for (let number = 2; text.length < characters; number++) {
    text = text.replace("\n</Invoice>", `${free.replace(/<cbc:ID>\d+</, `<cbc:ID>${number}<`)}\n</Invoice>`);
  }
  return text;
}
