/**
 * `deno task tool container`: makes a Factur-X with each of the faults of `container_faults.ts`, and prints who finds it, as the
 * table of docs/pdf.md: we, veraPDF and Mustang, which come from Maven and need Java.
 */
import { inspect, loadContainerWords } from "../../engine/pdf/mod.ts";
import { missingTool } from "../conformance/oracle.ts";
import { containerFaults, faulty } from "./container_faults.ts";
import { oracles, verdicts } from "./peers.ts";

const asked = oracles.filter(({ name }) => name.includes("PDF/A-3b") || name.includes("Mustang"));

async function table(scratch: string): Promise<readonly string[]> {
  const words = await loadContainerWords("en");
  const files: string[] = [];
  const ours: string[] = [];
  for (const [index, fault] of containerFaults.entries()) {
    const pdf = await faulty(fault);
    files.push(`${scratch}/${index}.pdf`);
    await Deno.writeFile(`${scratch}/${index}.pdf`, pdf);
    ours.push(inspect(pdf, { words }).map(({ rule }) => rule).join(", "));
  }
  const found = await Promise.all(asked.map((oracle) => verdicts(oracle, scratch, files)));
  const rows = containerFaults.map(({ title }, index) => {
    const theirs = found.map((said) => said.get(files[index] ?? "") === "ok" ? "" : "refuses");
    return `| ${[title, ours[index] ?? "", ...theirs].join(" | ")} |`;
  });
  const head = ["fault", "Faktlint", ...asked.map(({ name }) => name)];
  return [`| ${head.join(" | ")} |`, `|${" --- |".repeat(head.length)}`, ...rows];
}

const missing = await missingTool();
if (missing !== undefined) console.log(`container: skipped: ${missing}`);
else {
  const scratch = await Deno.makeTempDir({ prefix: "faktlint-container-" });
  try {
    for (const line of await table(scratch)) console.log(line);
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
}
