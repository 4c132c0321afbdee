/** Trees of others with an invoice that is wrong, in which something wants to be run, or to lead what is run elsewhere. */

import { root } from "../house/sources.ts";

export const HOME: string = Deno.env.get("HOME") ?? "/";

export interface Tree {
  readonly kind: string;
  /** Files by their paths; `MARK` in them is the file that tells that something was run, `REGISTRY` a registry of the attacker's. */
  readonly files?: Readonly<Record<string, string>>;
  /** Its repository is a file that leads elsewhere, as that of a submodule is. */
  readonly isSubmodule?: true;
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
    kind: "a folder around it, with a package that calls itself Deno, .npmrc and deno.json",
    files: {
      ...Object.fromEntries(Object.entries(forged).map(([path, text]) => [`../${path}`, text])),
      "../.npmrc": "registry=REGISTRY\nnode-options=--require ./evil.cjs\n",
      "../deno.json": JSON.stringify({ tasks: { faktlint: "sh ./evil.sh" }, imports: { "npm:saxes": "./evil.ts" } }),
      "../evil.cjs": script,
      "../evil.sh": shell,
      "../evil.ts": typescript,
    },
  },
  {
    kind: "a submodule, with programs that PATH leads to",
    isSubmodule: true,
    files: Object.fromEntries(called.map((name) => [`bin/${name}`, shell])),
    env: { PATH: "TREE/bin" },
  },
  {
    kind: "names of configuration in other letters",
    files: {
      ".NPMRC": "registry=REGISTRY\n",
      "Deno.JSON": JSON.stringify({ tasks: { faktlint: "sh ./evil.sh" } }),
      "Package.json": forged["package.json"] ?? "",
      "Node_Modules/.bin/deno": shell,
      "evil.sh": shell,
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

export function laid(
  { files = {}, env = {}, isSubmodule }: Tree,
  within: string,
  registry: string,
  invoice: string,
): Laid {
  const [folder, mark] = [`${within}/tree`, `${within}/ran`];
  const placed = (text: string) => {
    return text.replaceAll("MARK", mark).replaceAll("REGISTRY", registry).replaceAll("TREE", folder);
  };
  Deno.mkdirSync(isSubmodule === true ? folder : `${folder}/.git`, { recursive: true });
  if (isSubmodule === true) Deno.writeTextFileSync(`${folder}/.git`, `gitdir: ${within}/elsewhere\n`);
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

/** The project in another place, where Deno is not installed yet: the programs' own folders are copies. */
function place(within: string): string {
  const home = `${within}/faktlint`;
  Deno.mkdirSync(`${home}/packages`, { recursive: true });
  const from = decodeURIComponent(root.pathname);
  for (const name of ["deno.json", "deno.lock", "import_map.json", "engine", "host", "tools", "node_modules"]) {
    Deno.symlinkSync(from + name, `${home}/${name}`);
  }
  for (const folder of ["launch", "github", "pre-commit"]) {
    Deno.mkdirSync(`${home}/packages/${folder}`);
    for (const { name, isFile } of Deno.readDirSync(`${from}packages/${folder}`)) {
      if (isFile) Deno.copyFileSync(`${from}packages/${folder}/${name}`, `${home}/packages/${folder}/${name}`);
    }
  }
  return home;
}

export interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The step of the action, and the hook. */
const programs: readonly Program[] = [
  { name: "packages/github/check.sh", args: [], env: { FAKTLINT_PATHS: "broken.xml\n", FAKTLINT_SARIF: "out.sarif" } },
  { name: "packages/pre-commit/check.sh", args: ["broken.xml"] },
];

/** What came of a program in a tree, with what the attacker's registry was asked for. */
export async function started(tree: Tree, within: string, invoice: string, called = programs) {
  const asked: string[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, ({ url }) => {
    asked.push(url);
    return new Response("{}", { status: 404 });
  });
  const { folder, env, ran } = laid(tree, within, `http://127.0.0.1:${server.addr.port}/`, invoice);
  const { PATH, ...others } = env;
  const own = Deno.env.get("PATH") ?? "";
  const home = place(within);
  const results = [];
  for (const { name, args, env: set = {} } of called) {
    const { code, stdout, stderr } = await new Deno.Command(`${home}/${name}`, {
      args: [...args],
      cwd: folder,
      clearEnv: true,
      env: {
        ...others,
        ...set,
        HOME,
        NO_COLOR: "1",
        PATH: PATH === undefined ? own : `${PATH}:${own}`,
        ...certificates,
      },
    }).output();
    const [out = "", err = ""] = [stdout, stderr].map((it) => new TextDecoder().decode(it));
    results.push({ name, code, out, err });
  }
  await server.shutdown();
  return { results, ran: ran(), asked };
}

/** What this machine's own registry may need. */
export const certificates: Readonly<Record<string, string>> = Object.fromEntries(
  ["NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "NPM_CONFIG_REGISTRY"].flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  }),
);
