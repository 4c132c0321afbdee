/** The validators that judge the PDFs: veraPDF and Mustang, which come from Maven and need Java. */
import { must } from "../../tools/shell.ts";

export interface Oracle {
  readonly name: string;
  readonly program: string;
  readonly dependencies: string;
  /** The program's arguments before the files. */
  readonly told: readonly string[];
  /** Samples on which it is itself at fault, with the reason. */
  readonly known: Readonly<Record<string, string>>;
}

export const oracles: readonly Oracle[] = [
  veraPdf("PDF/A-3a", "PDFA_3_A"),
  veraPdf("PDF/A-3b", "PDFA_3_B"),
  veraPdf("PDF/UA-1", "PDFUA_1"),
  {
    name: "Mustang 2.25.0, Factur-X",
    program: "Mustang.java",
    dependencies: "mustang.xml",
    told: [],
    known: { "not-subject": "stops at a line without VAT rate, which category O must not have (BR-O-05)" },
  },
];

function veraPdf(standard: string, flavour: string): Oracle {
  const name = `veraPDF 1.28.2, ${standard}`;
  return { name, program: "VeraPdf.java", dependencies: "verapdf.xml", told: [flavour], known: {} };
}

const folder = new URL("oracles/", import.meta.url);

/** The places of a validator's libraries, which Maven fetches once, and tells once of each. */
async function classPath({ dependencies }: Oracle, scratch: string): Promise<string> {
  const file = `${scratch}/${dependencies}.classpath`;
  const told = await Deno.readTextFile(file).catch(() => undefined);
  if (told !== undefined) return told;
  const plugin = "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:build-classpath";
  await must("mvn", ["-q", "-B", "-f", new URL(dependencies, folder).pathname, plugin, `-Dmdep.outputFile=${file}`]);
  return await Deno.readTextFile(file);
}

/** What a validator says of each file. */
export async function verdicts(
  oracle: Oracle,
  scratch: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const program = new URL(oracle.program, folder).pathname;
  const printed = await must("java", ["-cp", await classPath(oracle, scratch), program, ...oracle.told, ...files]);
  const lines = printed.split("\n").filter((line) => line.includes("\t")).map((line) => line.split("\t"));
  return new Map(lines.map(([verdict = "", file = ""]) => [file, verdict]));
}
