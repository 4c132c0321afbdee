/** The rooms of the project, by floor from the ground up. */

/** Stands for each file of a house that no other room holds: a room of its own. */
export const OTHERS = "*";

/**
 * The rooms of each house. A room imports what is in it and what is on a floor below it, and nothing of its neighbours;
 * values and types alike (`tests/house/module_graph_test.ts`). The map in docs/architecture.md shows the same floors.
 */
export const floors: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "": [["engine/"], ["cases/", "web/"], ["host/"], ["packages/"], ["tools/"], ["build.ts"]],
  "engine/": [
    ["model/"],
    ["xml/"],
    ["schema/", "syntax/", "refusals/"],
    ["rules/"],
    ["texts/", "scenarios/"],
    ["locales.ts", "open/"],
    ["judge/"],
    ["nations/", "official.ts", "facturx.ts", "selfbilled.ts", "earlier.ts", "write/", "explain/"],
    ["selection/", "edits/", "checking.ts", "check_json.ts", "check_xml.ts"],
    ["diagnosis/", "convert/", "diff/", "facts/", "mod.ts"],
    ["repair/", "view/", "pdf/read/", "pdf/write/", "entry.ts"],
    ["pdf/container/", "pdf/update/", "pdf/pages/"],
    ["pdf/embed/"],
    ["pdf/"],
  ],
  "web/": [
    ["assets/", "writing/"],
    ["texts/"],
    ["frame/", "sheet/"],
    ["guides/"],
    ["pages/", "shop/", "rules/", "benchmarks/", "reference/", "workbench/", "worker/"],
    ["browser/"],
  ],
  "host/": [
    ["kit/", "data/"],
    ["domain/", "documents/"],
    ["stores/", "workers/", "kosit/"],
    ["metering/", "billing/"],
    ["providers/"],
    ["operations/"],
    ["mcp/"],
    ["http/"],
    ["service/"],
    ["cli/"],
    ["main.ts", "deploy.ts", "predeploy.ts"],
  ],
  "packages/": [["npm/", "container/", "github/"], ["wasm/"], ["v8/"]],
  // The programs of tasks, above what they are made of.
  "tools/": [
    ["shell.ts", "unneeded.ts"],
    [
      "components/",
      "editions/",
      "elements/",
      "facturx/",
      "fuzz/",
      "mutation/",
      "npm/",
      "platforms/",
      "schemas/",
      "sweep/",
      "wasm/",
    ],
    [
      "python/",
      "bundled.ts",
      "later.ts",
      "later_names.ts",
      "linear.ts",
      "markdown.ts",
      "releases.ts",
      "rooms.ts",
      "sbom.ts",
      "tasks.ts",
      "test_report.ts",
      "terse.ts",
    ],
    ["npm.ts", "site.ts", "tests.ts", "v8.ts", "variables.ts"],
    ["binary.ts", "sweeps.ts", "wasm.ts"],
    ["release/"],
    [OTHERS],
  ],
};
