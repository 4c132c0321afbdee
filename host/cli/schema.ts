/** `faktlint schema`: the JSON Schema of JSON invoices. */
import { profileNames } from "../../engine/mod.ts";
import { invoiceSchema } from "../../engine/model/schema.ts";
import { helpText, options } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

export const schemaCommand: LoadedCommand = {
  help: helpText({
    usage: ["schema"],
    about: "Prints the JSON Schema (2020-12) of the invoices that validate takes as JSON.",
    status: "0.",
  }),
  run: printSchema,
};

function printSchema(args: readonly string[], terminal: Terminal): Promise<number> {
  const [path] = options(args, {}).paths;
  if (path !== undefined) throw new UsageError(`it takes no file, and "${path}" was given`);
  terminal.out(`${json(invoiceSchema(profileNames), 2)}\n`);
  return Promise.resolve(0);
}
