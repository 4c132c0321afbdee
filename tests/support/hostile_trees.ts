/** Trees of others with an invoice that is wrong, in which something wants to be run, or to lead what is run elsewhere. */

export interface Tree {
  readonly kind: string;
  /** Files by their paths; `MARK` in them is the file that tells that something was run, `REGISTRY` a registry of the attacker's. */
  readonly files?: Readonly<Record<string, string>>;
  /** What a step before, or a shell in this folder, has left in the environment; `TREE` in it is the folder. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Says that it was run, and gives what a check of a valid invoice would. */
const shell = "#!/bin/sh\necho \"$0 $*\" >>'MARK'\nexit 0\n";
const script = "require('fs').appendFileSync('MARK', __filename + '\\n'); process.exit(0);\n";
const typescript = "Deno.writeTextFileSync('MARK', import.meta.url, { append: true }); Deno.exit(0);\n";

/** A package that calls itself the Deno that is asked for. */
const forged: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({ private: true, dependencies: { deno: "2.9.6" } }),
  "node_modules/deno/package.json": JSON.stringify({ name: "deno", version: "2.9.6", bin: "bin.cjs" }),
  "node_modules/deno/bin.cjs": `#!/usr/bin/env node\n${script}`,
  "node_modules/.bin/deno": `#!/usr/bin/env node\n${script}`,
};

/** All that the programs call, and what they are called by. */
const called = [
  "deno",
  "npx",
  "npm",
  "node",
  "sh",
  "bash",
  "env",
  "dirname",
  "mktemp",
  "cp",
  "mv",
  "rm",
  "mkdir",
  "git",
];

export const trees: readonly Tree[] = [
  { kind: "a package of its own that calls itself Deno", files: forged },
  {
    kind: ".npmrc, with a registry and programs to run",
    files: {
      ".npmrc": [
        ...["registry=REGISTRY", "@deno:registry=REGISTRY", "script-shell=./sh", "node-options=--require ./evil.cjs"],
        "ignore-scripts=false\n",
      ].join("\n"),
      "evil.cjs": script,
      sh: shell,
    },
  },
  {
    kind: "deno.json, with an import map, a lock and tasks",
    files: {
      "deno.json": JSON.stringify({
        imports: { "saxes": "./evil.ts", "npm:saxes": "./evil.ts", "@std/": "./evil.ts" },
        compilerOptions: { types: ["./evil.ts"] },
        tasks: { faktlint: "sh ./evil.sh", start: "sh ./evil.sh" },
        permissions: { check: { all: true } },
      }),
      "deno.lock": "{}",
      "evil.ts": typescript,
      "evil.sh": shell,
    },
  },
  {
    kind: "package.json, with scripts, a workspace and a program of its own",
    files: {
      "package.json": JSON.stringify({
        ...{ name: "deno", version: "2.9.6", bin: "evil.cjs", type: "module", workspaces: ["packages/*"] },
        scripts: { preinstall: "node evil.cjs", install: "node evil.cjs", prepare: "node evil.cjs" },
      }),
      "evil.cjs": script,
      "node_modules/.bin/faktlint": shell,
    },
  },
  {
    kind: ".env",
    files: {
      ".env": "NODE_OPTIONS=--require ./evil.cjs\nDENO_DIR=.\nDENO_CONFIG=./deno.json\nPATH=.\nKV_PATH=./store\n",
      "evil.cjs": script,
    },
  },
  {
    kind: "an environment that names its files",
    files: { "evil.cjs": script, "evil.sh": shell, "npmrc": "registry=REGISTRY\n" },
    env: {
      NODE_OPTIONS: "--require TREE/evil.cjs",
      NODE_PATH: "TREE",
      BASH_ENV: "TREE/evil.sh",
      ENV: "TREE/evil.sh",
      CDPATH: "TREE",
      DENO_DIR: "TREE/cache",
      DENO_INSTALL_ROOT: "TREE",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:1",
      GIT_SSH_COMMAND: "TREE/evil.sh",
      GIT_EXTERNAL_DIFF: "TREE/evil.sh",
      npm_config_userconfig: "TREE/npmrc",
      npm_config_globalconfig: "TREE/npmrc",
      npm_config_script_shell: "TREE/evil.sh",
      npm_config_node_options: "--require TREE/evil.cjs",
      INIT_CWD: "TREE/elsewhere",
    },
  },
  {
    kind: "a way to programs that leads through it",
    files: Object.fromEntries(
      ["bin", "node_modules/.bin", "."].flatMap((folder) => called.map((name) => [`${folder}/${name}`, shell])),
    ),
    env: { PATH: "TREE/node_modules/.bin:TREE/bin:.:node_modules/.bin" },
  },
];

/** A tree on disk, and the way to it: a folder to be checked, and what is set. */
export interface Laid {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** What was run of it. */
  ran(): string;
}

export function laid({ files = {}, env = {} }: Tree, within: string, registry: string, invoice: string): Laid {
  const [folder, mark] = [`${within}/tree`, `${within}/ran`];
  const placed = (text: string) => {
    return text.replaceAll("MARK", mark).replaceAll("REGISTRY", registry).replaceAll("TREE", folder);
  };
  Deno.mkdirSync(`${folder}/.git`, { recursive: true });
  for (const [path, text] of Object.entries({ ...files, "broken.xml": invoice })) {
    Deno.mkdirSync(`${folder}/${path}`.replace(/\/[^/]*$/, ""), { recursive: true });
    Deno.writeTextFileSync(`${folder}/${path}`, placed(text), { mode: 0o755 });
  }
  return {
    folder,
    env: Object.fromEntries(Object.entries(env).map(([name, value]) => [name, placed(value)])),
    ran() {
      try {
        return Deno.readTextFileSync(mark);
      } catch {
        return "";
      }
    },
  };
}
