/** Which of the files inside a PDF are its e-invoice. */

/** What an e-invoice is called in a PDF: Factur-X 1.0, ZUGFeRD 1 and 2, and XRechnung as ZUGFeRD 2.2 has it. */
const names: ReadonlySet<string> = new Set(["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"]);

/** Those with the name of an e-invoice. A copy counts where there is no original. */
export function invoicesAmong<T>(files: readonly T[], nameOf: (file: T) => string): readonly T[] {
  const named = files.filter((it) => names.has(plainName(nameOf(it))));
  const originals = named.filter((it) => !copyNumber.test(nameOf(it).trimEnd()));
  return originals.length > 0 ? originals : named;
}

/** A name without what mail programs, file managers and careless writers put around it: folders, blanks, "(1)". */
function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1).trim().toLowerCase();
  return last.replace(copyNumber, ".xml");
}

/** What file managers add to the name of a copy. */
const copyNumber = / ?\(\d{1,3}\)\.xml$/i;
