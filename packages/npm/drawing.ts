/** In place of the typefaces on Node, which are larger than all of the package. */
import { UsageError } from "../../host/cli/terminal.ts";

export function pdfWriter(): () => never {
  return undrawn;
}

export function viewWriter(): () => never {
  return undrawn;
}

function undrawn(): never {
  throw new UsageError("PDFs are drawn by the service and by its binary; this package draws none");
}
