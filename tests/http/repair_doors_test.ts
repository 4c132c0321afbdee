/** Every door repairs alike: the same document comes of the same document, byte for byte, with the same report. */
import assert from "node:assert/strict";
import { z } from "@hono/zod-openapi";
import { repair as repairSource, repairedBytes } from "../../engine/repair/mod.ts";
import { repair as repairInPackage } from "../../packages/npm/repair.ts";
import { functions } from "../../packages/wasm/mod.ts";
import { type Sound, soundDocuments } from "../support/faults/documents.ts";
import { madeBroken } from "../support/faults/made.ts";
import { faults } from "../support/faults/rows.ts";
import { callTool, object } from "../support/mcp.ts";
import { type TestService, withService } from "../support/service.ts";
import { faktlint, withFolder } from "../support/terminal.ts";
import { longTest, runs, seedOfDay, turn, whole } from "../support/sweeps.ts";
import { post, postXml } from "./requests.ts";

interface Given {
  readonly name: string;
  readonly form: "xml" | "json";
  readonly bytes: Uint8Array;
}

const named = z.array(z.object({ id: z.string(), kind: z.string() }));
const due = z.object({ old: z.string().nullish(), new: z.string().nullish() });
const toldForm = z.object({ applied: named, left: named, amount_due: due });
const componentForm = z.object({ applied: named, left: named, amountDue: due, bytes: z.instanceof(Uint8Array) });

type Told = Readonly<z.output<typeof toldForm>>;

type Named = Told["left"][number];

/** The same with more, as doors give it. */
interface Report {
  readonly applied: readonly Named[];
  readonly left: readonly Named[];
  readonly amount_due: Readonly<Told["amount_due"]>;
}

/** What a door makes of a document. */
interface Repaired extends Report {
  readonly bytes: Uint8Array;
}

type Door = (given: Given) => Promise<Repaired> | Repaired;

/** Of another door's answer, what all of them say. */
function toldOf({ applied, left, amount_due }: Report): Told {
  return {
    applied: applied.map(({ id, kind }) => ({ id, kind })),
    left: left.map(({ id, kind }) => ({ id, kind })),
    amount_due: { old: amount_due.old ?? null, new: amount_due.new ?? null },
  };
}

function inLibrary({ bytes, form }: Given): Repaired {
  const outcome = repairSource({ input: bytes, mediaType: `application/${form}` }, { strict: true });
  assert.ok("ok" in outcome);
  const { ok } = outcome;
  return { ...toldOf(ok), bytes: ok.applied.length === 0 ? bytes : repairedBytes(bytes, ok.given, ok) ?? bytes };
}

function inPackage({ bytes }: Given): Repaired {
  const outcome = repairInPackage(bytes);
  assert.ok("ok" in outcome);
  return { ...toldOf(outcome.ok), bytes: outcome.ok.bytes };
}

function inComponent({ bytes }: Given): Repaired {
  const { amountDue, bytes: repaired, ...told } = componentForm.parse(functions.repair.call(bytes, {}));
  return { ...toldOf({ ...told, amount_due: amountDue }), bytes: repaired };
}

/** Everything in one folder, by one call. */
async function onTheCommandLine(all: readonly Given[]): Promise<Door> {
  const names = new Map(all.map((it, index) => [it, `${index}.${it.form}`]));
  const files = Object.fromEntries([...names].map(([{ bytes }, name]) => [name, bytes]));
  return await withFolder(files, async (folder) => {
    const { out } = await faktlint(["validate", "--fix", "--strict", "--format", "ndjson", folder]);
    const answers = new Map<string, { readonly repairs: Report }>(
      out.trimEnd().split("\n").map((line) => {
        const answer = JSON.parse(line);
        return [answer.file.replace(/^.*\//, ""), answer];
      }),
    );
    const fixed = new Map([...names].map(([it, name]) => [it, Deno.readFileSync(`${folder}/${name}`)]));
    return (given) => {
      const answer = answers.get(names.get(given) ?? "");
      assert.ok(answer !== undefined);
      return { ...toldOf(answer.repairs), bytes: fixed.get(given) ?? given.bytes };
    };
  });
}

function overHttp({ ask, time }: TestService, by: Awaited<ReturnType<TestService["key"]>>): Door {
  return async ({ bytes, form }) => {
    const asked = async (headers: Readonly<Record<string, string>>) => {
      time.now += 1_000;
      const body = form === "xml" ? postXml(bytes, by, headers) : post(new TextDecoder().decode(bytes), by, headers);
      return await ask("/v1/repair", body);
    };
    const answer = await (await asked({})).json();
    const isAlone = form === "xml" && (answer.applied.length > 0 || answer.before.valid);
    const alone = isAlone ? await (await asked({ accept: "application/xml" })).bytes() : undefined;
    return { ...toldOf(answer), bytes: alone ?? encode(answer.document) };
  };
}

function overMcp(it: TestService, { authorization }: Awaited<ReturnType<TestService["key"]>>): Door {
  return async ({ bytes, form }) => {
    it.time.now += 1_000;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const given = form === "xml" ? { xml: text } : `{"invoice":${text}}`;
    const { structured, content } = await callTool(it, "repair_invoice", given, { authorization });
    const block = content.find(({ type }) => type === "resource");
    const repaired = block === undefined ? text : `${object(block["resource"])["text"]}`;
    return { ...toldOf(toldForm.parse(structured)), bytes: encode(repaired) };
  };
}

/** Each door, by what it is called. */
async function doorsFor(all: readonly Given[], it: TestService): Promise<Readonly<Record<string, Door>>> {
  const by = await it.key("scale");
  return {
    "the command line": await onTheCommandLine(all),
    HTTP: overHttp(it, by),
    MCP: overMcp(it, by),
    "the npm package": inPackage,
    "the component": inComponent,
  };
}

/** The first place where bytes differ, for a message that can be read. */
function differing(one: Uint8Array, other: Uint8Array): string | undefined {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  if (at < 0 && one.length === other.length) return undefined;
  const around = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(Math.max(0, at - 40), at + 40));
  return `${around(one)} … ${around(other)}`;
}

const encode = (text: string) => new TextEncoder().encode(text);
/** How many invoices are made wrong; the more, the more kinds of faults are among them. */
const count = runs(200, 16);

/** Documents without faults: one in so many of the corpus, others every day. */
function soundOnes(every: number): Promise<readonly Sound[]> {
  return Array.fromAsync(soundDocuments(every, turn(every)));
}

longTest(
  `${count} invoices with faults are repaired alike at every door, and nothing that is due is changed unasked`,
  async () => {
    const kinds = faults;
    const sound = await soundOnes(whole ? 7 : 28);
    const all = [...madeBroken(sound, { seed: seedOfDay(), count, kinds })].map(
      ({ fault, form, text, sound: { file } }) => {
        return { name: `${fault.kind} in ${file} as ${form}`, form, bytes: encode(text) };
      },
    );
    assert.equal(all.length, count);
    await withService(async (it) => {
      const doors = await doorsFor(all, it);
      let repaired = 0;
      for (const given of all) {
        const { bytes, ...told } = inLibrary(given);
        assert.equal(told.amount_due.old, told.amount_due.new, given.name);
        if (told.applied.length > 0) repaired++;
        for (const [name, door] of Object.entries(doors)) {
          const { bytes: other, ...said } = await door(given);
          assert.deepEqual(said, told, `${name}: ${given.name}`);
          assert.equal(differing(other, bytes), undefined, `${name}: ${given.name}`);
        }
      }
      // Of few it may be that little is repaired.
      assert.ok(repaired >= (whole ? count / 5 : 1), `${repaired} were repaired`);
    });
  },
);

Deno.test("no valid invoice changes a byte at any door, whatever its encoding", async () => {
  const all = (await soundOnes(56)).map(({ file, bytes }) => ({ name: file, form: "xml" as const, bytes }));
  assert.ok(all.length > 0);
  await withService(async (it) => {
    const { MCP, ...doors } = await doorsFor(all, it);
    assert.ok(MCP !== undefined);
    for (const given of all) {
      for (const [name, door] of Object.entries(doors)) {
        const { bytes, applied } = await door(given);
        assert.deepEqual([differing(bytes, given.bytes), applied], [undefined, []], `${name}: ${given.name}`);
      }
    }
    // Agents hand over texts.
    for (const given of all.filter(({ bytes }) => isUtf8(bytes)).slice(0, 40)) {
      assert.equal(differing((await MCP(given)).bytes, given.bytes), undefined, given.name);
    }
  });
});

function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return differing(encode(text), bytes) === undefined && !/encoding=["'](?!utf-8)/i.test(text.slice(0, 100));
}
