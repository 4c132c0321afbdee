/** Everything that the engine does with a document. What is refused is an answer like others. */
import {
  explain,
  generate,
  isProfile,
  judge,
  judgeWhole,
  open,
  type Opened,
  parseXml,
  profileNames,
} from "../../engine/mod.ts";
import { facturx } from "../../engine/facturx.ts";
import { official } from "../../engine/official.ts";
import { diagnose } from "../../engine/diagnosis/mod.ts";
import { loadTexts } from "../../engine/locales.ts";
import { judgeWithPatches } from "../../engine/diagnosis/patches.ts";
import { repair } from "../../engine/repair/mod.ts";
import type { PdfWriter } from "../../engine/pdf/mod.ts";

/** Something that is done to an input. What is opened for it is opened before it is measured. */
export interface Operation {
  readonly name: string;
  /** Undefined where the input is refused. */
  on(input: string): (() => unknown) | undefined;
}

const profiles = profileNames.filter(isProfile);
/** Everything official follows the document when it is opened, and judges it in strict mode. */
const sets = [...official, ...facturx];
const modes = profiles.flatMap((profile) => [{ profile }, { profile, strict: true, sets }]);
const french = { texts: await loadTexts("fr") } as const;
const date = new Date("2026-11-20T09:30:00Z");

export function documentOperations(pdf: PdfWriter): readonly Operation[] {
  return [
    { name: "open", on: (input) => () => open({ input }, { sets }) },
    ...modes.map((how) => opened(`judge by ${how.profile}${"sets" in how ? ", strict" : ""}`, (it) => judge(it, how))),
    opened("judge, strict", (it) => judge(it, { strict: true, sets })),
    opened("judge, in French", (it) => judge(it, french)),
    opened("judge and parse", (it) => it.kind === "xml" ? [judgeWhole(it), parseXml(it)] : judgeWhole(it)),
    opened("find patches", (it) => judgeWithPatches(it)),
    { name: "diagnose", on: (input) => isOpened(input) ? () => diagnose({ input }) : undefined },
    {
      name: "diagnose, strict",
      on: (input) => isOpened(input) ? () => diagnose({ input }, { strict: true }) : undefined,
    },
    { name: "repair", on: (input) => isOpened(input) ? () => repair({ input }) : undefined },
    onJson("draw a PDF", (text) => drawn(text, pdf)),
    ...profiles.map((profile) => onJson(`generate ${profile}`, (text) => generate(text, { profile }))),
  ];
}

function opened(name: string, work: (document: Opened) => unknown): Operation {
  return {
    name,
    on: (input) => {
      const opening = openedLast(input);
      return "ok" in opening ? () => work(opening.ok) : undefined;
    },
  };
}

function isOpened(input: string): boolean {
  return "ok" in openedLast(input);
}

/** Opens an input, which many operations in a row are done to, once. */
const openedLast = (() => {
  let last: { readonly input: string; readonly opening: ReturnType<typeof open> } | undefined;
  return (input: string) => {
    if (last?.input !== input) last = { input, opening: open({ input }, { sets }) };
    return last.opening;
  };
})();

/** What is made of JSON alone. */
function onJson(name: string, work: (text: string) => unknown): Operation {
  return { name, on: (text) => text.startsWith("{") ? () => work(text) : undefined };
}

async function drawn(text: string, pdf: PdfWriter): Promise<unknown> {
  const written = generate(text, { profile: "facturx-en16931" });
  return "ok" in written ? await pdf(written.ok.invoice, written.ok.xml, { lang: "de", date }) : undefined;
}

/** What is asked to be explained is the text itself. */
export const explained: Operation = { name: "explain", on: (text) => () => explain(text) };
