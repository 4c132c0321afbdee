/** What the command line has for everyday use: colour, patterns, ignore lists, workers, hints. */
import assert from "node:assert/strict";
import { ENGINE_VERSION, judge } from "../../engine/mod.ts";
import { claim } from "../../host/cli/check/crew.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { Opener } from "../../host/cli/check/opener.ts";
import { formats } from "../../host/cli/formats/reporters.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { faktlint, invalidInvoice, validFile, validInvoice, withFolder } from "../support/terminal.ts";

const mainFile = new URL("../../host/main.ts", import.meta.url).pathname;

Deno.test("--version names the program and the editions of the rules", async () => {
  for (const args of [["--version"], ["version"]]) {
    const { status, out } = await faktlint(args);
    assert.equal(status, 0);
    assert.ok(out.startsWith(`faktlint ${ENGINE_VERSION} (`) && out.includes("peppol-bis 3.0"), out);
  }
});

Deno.test("a mistyped command, option or rule is answered with the nearest one", async () => {
  const cases = [
    [["validat", validFile], "validate"],
    [["validate", "--formt", "json", validFile], "--format"],
    [["explain", "BR-C0-10"], "BR-CO-10"],
  ] as const;
  for (const [args, meant] of cases) {
    const { status, err } = await faktlint(args);
    assert.equal(status, 2);
    assert.ok(err.includes(`Did you mean "${meant}"?`), err);
  }
});

Deno.test("colour is for terminals, and no file can bring any", async () => {
  await withFolder({ "a\u001b[31m.xml": invalidInvoice }, async (folder) => {
    const [plain, painted] = [
      await faktlint(["validate", folder]),
      await faktlint(["validate", folder], { colour: true }),
    ];
    assert.ok(!plain.out.includes("\u001b"));
    assert.ok(painted.out.includes("\u001b[31mINVALID by\u001b[39m"), painted.out);
    // deno-lint-ignore no-control-regex
    assert.equal(painted.out.replace(/\u001b\[\d+m/g, ""), plain.out);
  });
});

Deno.test("NO_COLOR is heeded by the real program", async () => {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "--quiet", "-A", mainFile, "validate", validFile],
    env: { NO_COLOR: "1" },
  }).output();
  assert.ok(!new TextDecoder().decode(stdout).includes("\u001b"));
});

Deno.test("paths are relative to the folder that a task runner was called from", async () => {
  await withFolder({ "a.xml": validInvoice }, async (folder) => {
    const { code } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "--quiet", "-A", mainFile, "validate", "a.xml"],
      env: { INIT_CWD: folder },
    }).output();
    assert.equal(code, 0);
  });
});

Deno.test("--quiet prints errors alone, and nothing of files without", async () => {
  await withFolder({ "a.xml": validInvoice, "b.xml": invalidInvoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", "--quiet", folder]);
    assert.equal(status, 1);
    assert.ok(!out.includes("a.xml") && out.includes("b.xml: INVALID"), out);
    assert.ok(!/^ {2}(?:warning|note) /m.test(out), out);
  });
});

Deno.test("--max-warnings makes the status 1 when there are more", async () => {
  const call = ["validate", "--preflight", "--profile", "peppol-bis-3", "--max-warnings"];
  const missing = validInvoice.replace(/<cbc:EndpointID[^]*?<\/cbc:EndpointID>/g, "");
  const { out } = await faktlint(["validate", "--preflight", "--profile", "peppol-bis-3", "--format", "json", "-"], {
    stdin: missing,
  });
  const { errors, warnings } = JSON.parse(out).result;
  assert.ok(warnings.length > 0);
  const list = errors.map(({ rule }: { rule: string }) => `${rule} # not asked here`).join("\n");
  await withFolder({ "a.xml": missing, list }, async (folder) => {
    const status = async (most: string) => {
      return (await faktlint([...call, most, "--ignore", `${folder}/list`, `${folder}/a.xml`])).status;
    };
    const said = async (most: number) => {
      return (await faktlint([...call, `${most}`, "--ignore", `${folder}/list`, `${folder}/a.xml`])).err;
    };
    assert.equal(await status(`${warnings.length}`), 0);
    assert.doesNotMatch(await said(warnings.length), /--max-warnings/);
    assert.equal(await status(`${warnings.length - 1}`), 1);
    assert.match(await said(warnings.length - 1), /--max-warnings/);
  });
  assert.equal((await faktlint([...call, "-1", validFile])).status, 2);
});

Deno.test("a pattern means the files that match it, and one that matches none is not read", async () => {
  await withFolder({ "in/a.xml": validInvoice, "in/b.txt": "", "in/deep/c.xml": validInvoice }, async (folder) => {
    const { status, out } = await faktlint(["validate", `${folder}/**/*.xml`]);
    assert.equal(status, 0);
    assert.ok(out.includes("in/a.xml") && out.includes("in/deep/c.xml") && out.includes("2 files"), out);
    assert.equal((await faktlint(["validate", `${folder}/*.pdf`])).status, 2);
  });
});

Deno.test("a file whose name looks like a pattern is that file", async () => {
  await withFolder({ "a[1].xml": validInvoice, "a1.xml": invalidInvoice }, async (folder) => {
    assert.equal((await faktlint(["validate", `${folder}/a[1].xml`])).status, 0);
  });
});

Deno.test("findings of rules on the ignore list do not count, and the report says why", async () => {
  const { out: found } = await faktlint(["validate", "--format", "json", "-"], { stdin: invalidInvoice });
  const rules = [...new Set(JSON.parse(found).result.errors.map(({ rule }: { rule: string }) => rule))];
  const list = `# known trouble\n${rules.map((rule) => `${rule} old/*.xml # the archive stays as it is`).join("\n")}\n`;
  await withFolder({ "old/a.xml": invalidInvoice, "new/a.xml": invalidInvoice, list }, async (folder) => {
    const ignore = ["validate", "--ignore", `${folder}/list`];
    const old = await faktlint([...ignore, `${folder}/old`]);
    assert.equal(old.status, 0, old.out);
    assert.ok(old.out.includes(`Ignored: ${rules[0]} (`) && old.out.includes("the archive stays as it is"), old.out);
    const fresh = await faktlint([...ignore, `${folder}/new`]);
    assert.equal(fresh.status, 1);
    assert.ok(fresh.err.includes(`names ${rules[0]}, which failed in no file`), fresh.err);
    const { out } = await faktlint([...ignore, "--format", "sarif", `${folder}/old`]);
    const [result] = JSON.parse(out).runs[0].results;
    assert.deepEqual(result.suppressions, [{ kind: "external", justification: "the archive stays as it is" }]);
    const junit = await faktlint([...ignore, "--format", "junit", `${folder}/old`]);
    assert.ok(!junit.out.includes("<failure"), junit.out);
  });
});

Deno.test("an ignore list needs a reason for each rule, and rules that there are", async () => {
  const cases = [["BR-16", "reason"], ["BR-CO-1O # x", "BR-CO-1"], ["BR-16 a b # x", "RULE"]] as const;
  for (const [list, said] of cases) {
    await withFolder({ list }, async (folder) => {
      const { status, err } = await faktlint(["validate", "--ignore", `${folder}/list`, validFile]);
      assert.equal(status, 2);
      assert.ok(err.includes(said), err);
    });
  }
});

for (const format of ["text", "ndjson", "json", "sarif"]) {
  Deno.test(`--jobs gives the same ${format} in the same order as one file after the other`, async () => {
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => {
      const text = index % 7 === 0 ? "<broken" : index % 3 === 0 ? invalidInvoice : validInvoice;
      return [`${String(index).padStart(2, "0")}.xml`, text];
    }));
    await withFolder(files, async (folder) => {
      const call = ["validate", "--format", format, folder];
      const [one, many] = [await faktlint(call), await faktlint([...call, "--jobs", "3"])];
      assert.deepEqual(many, one);
      assert.equal(one.status, 2);
    });
  });
}

Deno.test("documents that are opened at the same time are judged as one after the other, though each needs other sets", async () => {
  const [simple = "", cii = ""] = ["invoice-simple", "cii-xrechnung"].map((it) =>
    Deno.readTextFileSync(new URL(`../../examples/${it}.xml`, import.meta.url))
  );
  const facturx = cii.replace(/urn:cen[^<]*xrechnung_3.0/, identifierOf("facturx-basic"));
  assert.notEqual(facturx, cii);
  const inputs = [simple, facturx, facturx, simple].map((it) => new TextEncoder().encode(it));
  const all = async (atOnce: boolean) => {
    const opener = new Opener({}, "en", { strict: true });
    // All have what the first one needed.
    await opener.open("0.xml", inputs[0] ?? new Uint8Array());
    const verdicts: unknown[] = [];
    const one = async (input: Uint8Array, index: number) => {
      const { opening, wording } = await opener.open(`${index}.xml`, input);
      verdicts[index] = "ok" in opening ? judge(opening.ok, { strict: true, conformance, ...wording }).errors : opening;
    };
    if (atOnce) await Promise.all(inputs.map(one));
    else for (const [index, input] of inputs.entries()) await one(input, index);
    return verdicts;
  };
  assert.deepEqual(await all(true), await all(false));
});

Deno.test("a batch belongs to the first that claims it, and a late claim does not take the next one in its place", () => {
  const claims = new Int32Array(new SharedArrayBuffer(8)).fill(-1);
  claims[3 % 2] = 3;
  assert.deepEqual([1, 3, 3].map((number) => claim(claims, number)), [false, true, false]);
});

Deno.test("without a configured address every link is a command, and none leads to this machine", async () => {
  await withFolder({ "a.xml": invalidInvoice, "b.xml": "no XML" }, async (folder) => {
    for (const format of formats) {
      // A report of KoSIT's validator is of one document.
      const files = format === "varl" ? ["a.xml"] : ["a.xml", "b.xml"];
      const { out } = await faktlint(["validate", "--format", format, ...files.map((it) => `${folder}/${it}`)]);
      assert.match(out, /BR-/);
      assert.doesNotMatch(out, /127\.0\.0\.1|localhost/);
      if (!["junit", "varl", "csv"].includes(format)) assert.match(out, /faktlint explain BR-/);
    }
    assert.doesNotMatch((await faktlint(["explain", "BR-02"])).out, /See:|127\.0\.0\.1/);
  });
});

Deno.test("links lead to --docs-base, else DOCS_BASE, else PUBLIC_BASE_URL, and each finding ends with its own", async () => {
  await withFolder({ "a.xml": invalidInvoice }, async (folder) => {
    const file = `${folder}/a.xml`;
    const env = { DOCS_BASE: "https://docs.example", PUBLIC_BASE_URL: "https://public.example" };
    const cases = [
      [["--docs-base", "https://own.example/"], env, "https://own.example/rules/"],
      [[], env, "https://docs.example/rules/"],
      [[], { PUBLIC_BASE_URL: env.PUBLIC_BASE_URL }, "https://public.example/rules/"],
    ] as const;
    for (const [args, env, link] of cases) {
      const { out } = await faktlint(["validate", ...args, file], { env });
      assert.ok(out.includes(`See: ${link}`) || out.includes(`See:  ${link}`), out);
      const sarif = await faktlint(["validate", "--format", "sarif", ...args, file], { env });
      assert.ok(sarif.out.includes(`"helpUri": "${link}`));
    }
    assert.equal((await faktlint(["validate", "--docs-base", "ftp://x", file])).status, 2);
  });
});
