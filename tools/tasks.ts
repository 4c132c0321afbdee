/**
 * The one table of tasks: what a task runs, what that may do, how long it may take in continuous integration, and a sentence.
 * The tasks of deno.json, the steps of `.ci/run` and docs/tasks.md are made of it (`deno task tool tables`).
 */

/** What a program may do, as Deno's options say it, without `--allow-`; `all` is for what drives other programs that do much. */
type Permissions = readonly string[] | "all";

/** How continuous integration runs a task: in the name of a step, within seconds, with arguments. */
export interface Step {
  readonly name: string;
  readonly limit: number;
  readonly args?: string;
  /** Alone, before or after those that run side by side: what measures time, and what others need. */
  readonly alone?: "before" | "after";
}

export interface Task {
  /** What it does, for who reads the list; then its options. */
  readonly says: string;
  readonly options?: string;
  /** The program; or the whole of what Deno is given. */
  readonly runs: string | readonly string[];
  readonly may?: Permissions;
  /** Run with the packages of the product alone: what builds it or serves it, and has to work where no test is. */
  readonly product?: true;
  /** Variables that it starts with, as a shell sets them. */
  readonly sets?: readonly string[];
  /** Other tasks that run before it. */
  readonly needs?: readonly string[];
  /** What this machine must have beside Deno; where it is missing, the task says that it is skipped. */
  readonly beside?: string;
  readonly steps?: readonly Step[];
}

const measures = ["read", "write", "env", "run", "sys"] as const;
const works = ["read", "write", "run", "env"] as const;
const builds = ["read=.", "env", "run", "write=dist,node_modules/.cache"] as const;
const packs = ["read", "env", "run", "ffi", "write=dist,node_modules/.cache"] as const;

/** What a newcomer needs; `deno task NAME`. */
export const newcomers = {
  start: {
    says: "Serve the page and the HTTP API on http://127.0.0.1:8787",
    runs: ["run", "--quiet", "--no-prompt", "-P=faktlint", "host/main.ts", "serve"],
    product: true,
    needs: ["site"],
    // Stacks of threads that ended stay mapped: glibc may look at one once more when a worker ends, and end the process with it.
    sets: ["GLIBC_TUNABLES=glibc.pthread.stack_cache_size=1073741824"],
  },
  test: {
    says: "Run all tests on all cores, without network; prints what fails",
    options: "FOLDER, --filter, --verbose, --long, --whole, --day",
    runs: "tools/tests.ts",
    may: ["read", "write", "run"],
    steps: [{ name: "tests", limit: 1500, alone: "before" }],
  },
  ok: {
    says: "The gate before a commit: format, lint, types, generated files, tests",
    options: "STEP",
    runs: "tools/ok.ts",
    may: ["run"],
    steps: [
      { name: "types", limit: 240, args: "types" },
      { name: "lint", limit: 60, args: "lint" },
      { name: "format", limit: 60, args: "format" },
      { name: "generated", limit: 60, args: "generated" },
      { name: "tables", limit: 60, args: "tables" },
      { name: "map", limit: 60, args: "map" },
      { name: "descriptions", limit: 60, args: "descriptions" },
      { name: "admission", limit: 60, args: "admission" },
      { name: "advisories", limit: 60, args: "advisories" },
    ],
  },
  faktlint: {
    says: "The command line; deno task faktlint --help lists its commands",
    runs: ["run", "--quiet", "--no-prompt", "-P=faktlint", "host/main.ts"],
    product: true,
  },
  build: {
    says: "Make all that is shipped, in dist/: bundles, pages, and what the service renders by itself",
    runs: "build.ts",
    may: builds,
    product: true,
    needs: ["typefaces"],
    steps: [{ name: "build", limit: 60, alone: "before" }],
  },
  bench: {
    says: "Measure speed, memory and size, and say which goals hold",
    options: "--json FILE, --compare FILE, --quick",
    runs: "tests/bench/run.ts",
    may: measures,
  },
  install: {
    says: "Put the command faktlint on the path, with all that it needs",
    options: "--folder FOLDER",
    runs: "tools/install.ts",
    may: ["read", "write", "run", "env"],
    product: true,
  },
  release: {
    says: "Make everything that a release has, in dist/, and say what could not be made here",
    options: "NAME, --dry-run: in a clone, then installed from registries on this machine",
    runs: "tools/release.ts",
    may: ["read", "write", "run", "net=127.0.0.1"],
  },
} as const satisfies Readonly<Record<string, Task>>;

const made = {
  site: {
    says: "Bundle the pages and their scripts into dist/web/, without what takes long, unless nothing has changed",
    runs: ["run", "--quiet", "--no-prompt", ...allowed(builds), "build.ts", "--site"],
    product: true,
  },
  built: {
    says: "What build makes, unless nothing has changed",
    runs: ["run", "--quiet", "--no-prompt", ...allowed(builds), "build.ts", "--changed"],
    product: true,
  },
  typefaces: {
    says:
      "Install the further typefaces that PDFs are set in: Chinese, Japanese, Korean, Arabic, Hebrew, symbols, emoji",
    runs: ["install", "--quiet", "--frozen", "--config=host/typefaces/deno.json"],
    product: true,
  },
  npm: { says: "Make the npm package in dist/npm/", runs: "tools/npm.ts", may: packs },
  jsr: { says: "Make the package for JSR in dist/jsr/", runs: "tools/jsr.ts", may: packs },
  binary: {
    says: "Make one file of the command line and the service in dist/bin/, for this machine or for named targets",
    options: "TARGET, --dry-run",
    runs: "tools/binary.ts",
    may: ["read", "write=dist", "env", "run"],
    needs: ["built", "typefaces"],
  },
  wasm: {
    says: "Make the WASM component dist/faktlint.wasm, and its world dist/faktlint.wit",
    runs: "tools/wasm.ts",
    may: works,
  },
  wheel: { says: "Make the Python package in dist/", runs: "tools/wheel.ts", may: works },
  java: {
    says: "Make the Maven project of the Java artefact in dist/java/",
    runs: "tools/java.ts",
    may: ["read", "env", "run", "write=dist"],
  },
  sbom: {
    says: "Write the bill of materials, dist/sbom.cdx.json (CycloneDX), from the lock files",
    runs: "tools/sbom.ts",
    may: ["read=.", "write=dist"],
    product: true,
    steps: [{ name: "sbom", limit: 60 }],
  },
} as const satisfies Readonly<Record<string, Task>>;

const comparisons = {
  conformance: {
    says: "Compare verdicts with the official validators, over the corpus",
    options:
      "--generated: of invoices that are written here, --count, --seed, --keep FOLDER, --record; --schemas: XML Schema",
    runs: "tests/conformance/run.ts",
    may: works,
    beside: "Java and the corpus",
    steps: [
      { name: "conformance", limit: 240 },
      { name: "generated-documents", limit: 180, args: "--generated --count 10 --seed $today" },
      { name: "schemas", limit: 180, args: "--schemas" },
    ],
  },
  cases: {
    says: "Ask the official validators about the cases of all rules",
    options: "the start of their ids; --sample",
    runs: "tests/conformance/cases.ts",
    may: ["read", "write", "run", "env=SWEEPS"],
    beside: "Java",
    steps: [{ name: "cases", limit: 180, args: "--sample" }],
  },
  differential: {
    says: "Compare on invoices that are changed at random, or single values by plan",
    options:
      "--values, --seed, --count, --rules SE-R,DK-R, --allowed by the schemas, --keep FOLDER, --before, --selfbilling",
    runs: "tests/conformance/differential.ts",
    may: ["read", "write", "run"],
    beside: "Java and the corpus",
    steps: [{ name: "differential", limit: 240, args: "--seed 1 --count 300 --allowed" }],
  },
  nations: {
    says: "Compare strict mode with the official rule sets of nations, ids and severities",
    options: "--nation, --every, --id, --mutants, --values",
    runs: "tests/conformance/nations.ts",
    may: ["read", "write", "run"],
    beside: "Java and the corpus",
    steps: [{ name: "nations", limit: 300, args: "--values --mutants 25 --seed $today" }],
  },
  teaching: {
    says:
      "Say what the rules beyond the core lack: place, value, field, example, a fix that is proven, three languages",
    options: "SET, --rules",
    runs: "tests/teaching/main.ts",
    may: ["read"],
    steps: [{ name: "teaching", limit: 240 }],
  },
  facturx: {
    says: "Compare what strict mode says of Factur-X with its official Schematron and XML Schemas",
    options: "--sample, --mutants, --values",
    runs: "tests/conformance/facturx.ts",
    may: works,
    beside: "Java",
    steps: [{ name: "facturx", limit: 240, args: "--mutants 1 --sample" }],
  },
  convert: {
    says: "Convert every valid document of the corpus, have the result judged and read back, and compare with cii2ubl",
    options: "--to T,T, --sample, --reasons, --keep FOLDER",
    runs: "tests/conformance/converted/run.ts",
    may: works,
    beside: "Java and the corpus",
    steps: [{ name: "convert", limit: 300, args: "--to ubl,cii,facturx-basic --sample" }],
  },
  crashed: {
    says: "Say what the engine finds where the official validators stop",
    runs: "tests/conformance/crashed.ts",
    may: ["read=.,../shared"],
    beside: "the corpus",
    steps: [{ name: "crashed", limit: 90 }],
  },
  kosit: {
    says: "Compare the KoSIT daemon with KoSIT's own validator",
    options: "--validator JAR, --configuration FOLDER, --every",
    runs: "tests/kosit/run.ts",
    may: [...works, "net=127.0.0.1"],
    beside: "Java",
  },
} as const satisfies Readonly<Record<string, Task>>;

const rules = {
  patches: {
    says: "Apply all offered patches to the corpus: nothing fatal comes, and so many invoices become valid",
    options: "--sample",
    runs: "tests/conformance/patches.ts",
    may: ["read=.,../shared", "write=tests/conformance", "env=SWEEPS"],
    beside: "the corpus",
    steps: [{ name: "patches", limit: 120, args: "--sample" }],
  },
  repairs: {
    says: "Make invoices of the corpus wrong as software does, and say what repairing makes of them",
    options: "--seed, --count, --kind, --two, --faults, --orders",
    runs: "tests/conformance/repairs.ts",
    may: ["read=.,../shared", "write"],
    beside: "the corpus",
  },
  "teaching:core": {
    says: "Print how many rules can fail, are explained, and have a fix that is proven to work",
    runs: ["test", "--no-prompt", "--allow-read=.", "--filter", "as many rules", "tests/rules/repairs_test.ts"],
  },
} as const satisfies Readonly<Record<string, Task>>;

const tests = {
  sweeps: {
    says: "Run all of the long sweeps, of which the tests do a sample",
    options: "--filter",
    runs: "tools/sweeps.ts",
    may: ["read", "write", "run"],
  },
  days: {
    says: "Run the tests that sample on each of 400 days, each sample once",
    options: "--days, --day, --only, FILE",
    runs: "tools/days.ts",
    may: ["read", "run"],
  },
  mutation: {
    says: "Change the code at random, and count the changes that no test notices",
    options: "--folder, --each, --boundaries, --count, --seed",
    runs: "tools/mutation.ts",
    may: [...works, "sys"],
  },
  protections: {
    says: "Take protections out of a copy of the project: the tests that docs/protections.md names for them fall",
    options: "FILE",
    runs: "tests/protections/run.ts",
    may: works,
    steps: [{ name: "protections", limit: 300, args: "host/kit host/stores host/domain" }],
  },
  fuzz: {
    says: "Feed the engine with documents that are broken at random: no exception, no hang, the same answer twice",
    options: "--seconds, --seed",
    runs: "tools/fuzz.ts",
    may: ["read", "write"],
    steps: [{ name: "fuzz", limit: 100, args: "--seconds 40 --seed $today" }],
  },
  sweep: {
    says: "Fill every field, attribute, header and query value with long texts, and find what grows too fast",
    options: "--sample, --only",
    runs: "tools/sweep.ts",
    may: ["read=.", "env=SWEEPS"],
    steps: [{ name: "sweep", limit: 400, args: "--sample" }],
  },
  simulate: {
    says:
      "Run the service on a platform that a seed decides: every order, faults, crashes, clocks (docs/simulation.md)",
    options: "--seed, --runs, --run, --seconds, --faults",
    runs: [
      "run",
      "--quiet",
      "--no-check",
      "--no-prompt",
      ...allowed([...works, "sys=cpus"]),
      "tests/simulation/main.ts",
    ],
    steps: [{ name: "simulate", limit: 120, args: "--seconds 60 --jobs 1" }],
  },
  browser: {
    says: "Run the tests of the pages in Chromium: results, privacy, speed, access",
    options: "--whole",
    runs: "tools/browser.ts",
    may: "all",
    beside: "Debian's chromium-headless-shell, or chromium",
    steps: [{ name: "browser", limit: 900, alone: "after" }],
  },
  packages: {
    says: "Install the packages where nothing else is, and use them as their documentation says",
    options: "--whole",
    runs: "tests/packages/run.ts",
    may: "all",
    steps: [{ name: "packages", limit: 400 }],
  },
  "java:test": {
    says: "Test the Java artefact from an empty Maven repository, and compare it with the command line",
    options: "--every",
    runs: "tests/java/run.ts",
    may: "all",
    beside: "Java and Maven",
    steps: [{ name: "java", limit: 160, args: "--every 60" }],
  },
  clusters: {
    says: "Check documents on Spark and on Ray, kill a worker meanwhile, and compare with the command line",
    options: "--count, --only, --python, --sample",
    runs: "tests/python/run.ts",
    may: "all",
    beside: "Python and Java",
    steps: [{ name: "clusters", limit: 400, args: "--sample" }],
  },
  pdf: {
    says: "Have veraPDF and Mustang check PDFs of every kind of invoice",
    options: "--sample, --keep FOLDER to look at them, --approve what is drawn",
    runs: "tests/pdf/run.ts",
    may: works,
    beside: "Java",
    steps: [{ name: "pdf", limit: 300, args: "--sample" }],
  },
  views: {
    says: "Draw the view of every document of the corpus as PDF, and have veraPDF check it as PDF/UA-1 and PDF/A-3a",
    options: "--sample, --only TEXT in the path",
    runs: "tests/pdf/views_run.ts",
    may: works,
    beside: "Java and the corpus",
    steps: [{ name: "views", limit: 300, args: "--sample" }],
  },
  embed: {
    says:
      "Put an XML into PDFs of the programs on this machine: veraPDF and Mustang pass all that are claimed to be PDF/A-3",
    options: "FILE…, --packages: the test data of packages, too; --keep FOLDER",
    runs: "tests/pdf/embed_run.ts",
    may: works,
    beside: "Java; LibreOffice, Chromium, LaTeX, Ghostscript",
    steps: [{ name: "embed", limit: 300 }],
  },
  container: {
    says: "Make PDFs with one fault each around the XML, and say who finds it: we, veraPDF, Mustang (docs/pdf.md)",
    runs: "tests/pdf/container_run.ts",
    may: works,
    beside: "Java",
  },
  schemathesis: {
    says: "Ask the service everything that its OpenAPI document allows, and much that it forbids",
    options: "--examples",
    runs: "tests/schemathesis/run.ts",
    may: ["run"],
    beside: "Python",
    steps: [{ name: "schemathesis", limit: 300, args: "--examples 10" }],
  },
  mcpsuite: {
    says: "Have the official conformance suite of MCP test the started server; exceptions are listed with reasons",
    runs: "tests/mcp/conformance.ts",
    may: "all",
  },
  stripe: {
    says: "Make the service's calls to stripe-mock, which knows Stripe's interface",
    runs: "tests/billing/stripe_mock.ts",
    may: "all",
    beside: "Go and its module proxy",
    steps: [{ name: "stripe", limit: 120 }],
  },
  attack: {
    says: "Attack the started server, and print what others notice, what it takes and what is lost",
    options: "--short, --sample, NAME",
    runs: "tests/attack/run.ts",
    may: "all",
    steps: [{ name: "attack", limit: 400, args: "--short --sample" }],
  },
  drills: {
    says: "Break what can break under a started server, and compare with the table of the handbook",
    options: "--sample, NAME",
    runs: "tests/drills/run.ts",
    may: "all",
    steps: [{ name: "drills", limit: 200, args: "--sample" }],
  },
  platform: {
    says: "End instances of the service at random, as a platform does, and look that nothing acknowledged is lost",
    options: "--minutes, --seed, --denokv",
    runs: "tests/deploy/platform.ts",
    may: "all",
    steps: [{ name: "platform", limit: 300, args: "--minutes 0.4" }],
  },
  smoke: {
    says: "Ask a deployed service whether it does what it is for; with FAKTLINT_API_KEY, metered calls, too",
    options: "URL",
    runs: "tools/smoke.ts",
    may: ["read=examples", "env=FAKTLINT_API_KEY", "net"],
  },
} as const satisfies Readonly<Record<string, Task>>;

const measurements = {
  cold: {
    says: "Measure what a newcomer waits for: start, start again, one file, the tests, each from empty caches",
    options: "--times, --tests",
    runs: "tools/cold.ts",
    may: "all",
  },
  load: {
    says: "Measure the service under load: speed beside the engine alone, metered as well, and memory",
    options: "--seconds, --requests",
    runs: "tests/bench/load.ts",
    may: "all",
    beside: "wrk",
    steps: [{ name: "load", limit: 240, args: "--seconds 2 --requests 10000", alone: "after" }],
  },
  soak: {
    says: "Load a server with everything for 30 minutes, and draw times, memory and handles",
    options: "--minutes, --svg FILE",
    runs: "tests/soak/run.ts",
    may: "all",
  },
  archive: {
    says:
      "Measure how an archive of 100,000 invoices is checked: speed with one job and several, memory, a run killed halfway",
    options: "--count, --kind zip, tzst or folder",
    runs: "tests/bench/archive.ts",
    may: "all",
  },
  scale: {
    says: "Compare one, two and four processes on one file and on one KV server: throughput, slowest answers, metering",
    options: "--seconds",
    runs: "tests/bench/scale.ts",
    may: ["read", "write", "env", "run", "net=127.0.0.1"],
    beside: "denokv, for the KV server",
  },
  peers: {
    says: "Time parsers, SaxonJS and Saxon-HE with Xerces on the same files, and compare which rules are fatal",
    options: "--json FILE",
    runs: "tests/bench/peers.ts",
    may: measures,
    beside: "npm, Maven and Java",
  },
  "bench:deploy": {
    says:
      "Measure an instance as it is deployed: cold start to the first verdict, slowest answers, memory, commits a second",
    runs: "tests/bench/deploy.ts",
    may: "all",
  },
  "bench:python": {
    says: "Compare the Python package with the command line: verdicts, and documents a second on one core",
    options: "--every",
    runs: "tests/bench/python.ts",
    may: "all",
    beside: "Python",
  },
  mcpresults: {
    says: "Measure the results of tools on the largest documents of the corpus: their size and their time",
    options: "--count",
    runs: "tests/mcp/results.ts",
    may: ["read=.,../shared", "env", "run", "net=127.0.0.1"],
    beside: "the corpus",
  },
  lines: {
    says: "Count the lines of what this project wrote, by room, now or between two commits",
    options: "BEFORE, AFTER",
    runs: "tools/lines.ts",
    may: ["run=git"],
  },
} as const satisfies Readonly<Record<string, Task>>;

const generated = {
  tables: {
    says: "Write what is made of the tables of tasks and of variables: deno.json, .ci/run, docs/tasks.md, configure.md",
    options: "--check",
    runs: "tools/tables.ts",
    may: ["read=.", "write=deno.json,.ci/run,docs"],
    product: true,
  },
  map: {
    says: "Write the map of the rooms into docs/architecture.md",
    options: "--check",
    runs: "tools/map.ts",
    may: ["read=.", "write=docs/architecture.md"],
  },
  codes: {
    says: "Write the code lists from the reference lists",
    options: "FOLDER, --check",
    runs: "tools/codes.ts",
    may: ["read", "write=engine/model/codes"],
  },
  schemas: {
    says: "Write the tables of XML Schema from a folder with the schemas",
    options: "FOLDER, --check",
    runs: "tools/schemas.ts",
    may: ["read", "write=engine/schema"],
  },
  elements: {
    says: "Write the outlines of the syntax rules of EN 16931 from the official rules",
    options: "FOLDER, --check",
    runs: "tools/elements.ts",
    may: ["read", "run", "write=engine/rules/en16931"],
  },
  "facturx:tables": {
    says: "Write the tables of Factur-X from a folder with its Schematron and XML Schemas",
    options: "FOLDER",
    runs: "tools/facturx.ts",
    may: ["read", "write=engine"],
  },
  editions: {
    says: "Compare two releases of the official rule sets, and print what there is to do here",
    options: "OLD NEW, --write",
    runs: "tools/editions.ts",
    may: ["read", "write", "env", "run=mvn"],
    beside: "Maven",
  },
  platforms: {
    says:
      "Write the snapshot of the French approved platforms from the official list as saved: a page, CSV, or a name a line",
    options: "FILE",
    runs: "tools/platforms.ts",
    may: ["read", "write=host/data"],
  },
  descriptions: {
    says: "Write the list of releases from the changelog",
    options: "--check",
    runs: "tools/descriptions.ts",
    may: ["read=.", "write=host/data"],
  },
  admission: {
    says: "Print what each route accepts before it knows the caller, and write it into docs/limits.md",
    options: "--check",
    runs: "tools/admission.ts",
    may: ["read", "env", "write=docs/limits.md"],
  },
  advisories: {
    says: "Ask what is known against the packages in the lock files, and keep it for the gate",
    options: "--check only looks",
    runs: "tools/advisories.ts",
    may: ["read=.", "write=tools/data", "run"],
  },
  screenshots: {
    says: "Picture every page and state, or those that are named, to be looked at",
    options: "NAME, --readme",
    runs: "tools/screenshots.ts",
    may: "all",
    beside: "Chromium",
  },
} as const satisfies Readonly<Record<string, Task>>;

/** All others, in the order in which they are listed; `deno task tool NAME`. */
export const groups: readonly (readonly [title: string, tasks: Readonly<Record<string, Task>>])[] = [
  ["What is made", made],
  ["Comparisons with the official validators", comparisons],
  ["Diagnosis, repairs and rules", rules],
  ["Tests beyond `deno task test`", tests],
  ["Measurements", measurements],
  ["What is generated", generated],
];

/** Every task by its name. */
export const tasks: ReadonlyMap<string, Task> = new Map([
  ...Object.entries(newcomers),
  ...groups.flatMap(([, group]) => Object.entries(group)),
]);

/** Permissions as options of Deno. */
function allowed(may: Permissions): readonly string[] {
  return may === "all" ? ["--allow-all"] : may.map((it) => `--allow-${it}`);
}

/** What Deno is given for a task; `args` are those of the caller. */
export function argumentsOf({ runs, may = [], product }: Task): readonly string[] {
  const [command = "run", ...rest] = typeof runs === "string"
    ? ["run", "--quiet", "--no-prompt", ...allowed(may), runs]
    : runs;
  return product === true ? [command, ...rest] : [command, "--config=tests/deno.json", ...rest];
}
