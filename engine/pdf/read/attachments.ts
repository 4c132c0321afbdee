/** The files inside a PDF (ISO 32000-2, 7.11.4): those of the name tree, and those that the document is associated with. */
import { Budget, type PdfLimits } from "./budget.ts";
import type { Opened, PdfFile } from "./file.ts";
import { type Dict, isRef, isStream, nameOf, type Stream, Unreadable, type Value } from "./objects.ts";
import { scan } from "./scan.ts";
import { textOf } from "./text.ts";
import { readXref } from "./xref.ts";

export interface Attachment {
  readonly name: string;
  /** What the file is to the document (AFRelationship): Alternative, Data, Source, Supplement … */
  readonly relationship?: string;
  /** Its bytes. Throws Unreadable. */
  read(): Uint8Array;
}

/** The file is protected, so that its strings and streams cannot be read. */
export class Encrypted extends Unreadable {}

const DEEPEST_TREE = 30;

/** The files inside, in the order of the name tree. Throws Unreadable, and Encrypted. */
export function attachmentsOf(pdf: Uint8Array, limits: PdfLimits): readonly Attachment[] {
  const bytes = behindJunk(pdf);
  try {
    const budget = new Budget(limits);
    return listed(readXref(bytes, budget), budget);
  } catch (error) {
    if (!(error instanceof Unreadable) || error instanceof Encrypted) throw error;
    const budget = new Budget(limits);
    return listed(scan(bytes, budget), budget);
  }
}

/** Offsets count from the header, in front of which mail programs and web servers leave things. */
const HEADER_WITHIN = 1_024;

function behindJunk(pdf: Uint8Array): Uint8Array {
  const head = String.fromCharCode(...pdf.subarray(0, HEADER_WITHIN));
  const at = head.indexOf("%PDF-");
  if (at < 0) throw new Unreadable("it does not begin as a PDF does");
  return pdf.subarray(at);
}

function listed({ file, trailer }: Opened, budget: Budget): readonly Attachment[] {
  if (file.get(trailer.get("Encrypt")) !== null) throw new Encrypted("it is encrypted");
  const catalog = file.dict(trailer.get("Root"));
  if (catalog === undefined || file.get(catalog.get("Pages")) === null) throw new Unreadable("it has no catalog");
  const tree = file.dict(catalog.get("Names"))?.get("EmbeddedFiles");
  const specs: Named[] = [];
  namesIn({ file, budget, specs, seen: new Set() }, tree, 0);
  const associated = file.list(catalog.get("AF"));
  budget.hold(associated.length);
  for (const spec of associated) specs.push([undefined, spec]);
  const found = new Map<number | Stream, Attachment>();
  for (const [key, spec] of specs) {
    budget.look(A_SPECIFICATION);
    const one = attachment(file, budget, file.dict(spec), key);
    // A file that both lists name is one file.
    if (one !== undefined && !found.has(one.id)) found.set(one.id, one.attachment);
  }
  return [...found.values()];
}

type Named = readonly [key: Value | undefined, spec: Value];

/** What a file specification costs, in bytes looked at: a dozen look-ups. */
const A_SPECIFICATION = 100;

interface NameTree {
  readonly file: PdfFile;
  readonly budget: Budget;
  /** What was found so far. */
  readonly specs: Named[];
  /** The nodes that are objects of their own. */
  readonly seen: Set<number>;
}

/**
 * The leaves of a name tree (7.9.6): pairs of a key and a file specification. A node costs, and so does each of its kids:
 * a node that stands inside a list is no object, and the list may be that of all nodes.
 */
function namesIn(tree: NameTree, node: Value | undefined, depth: number): void {
  const { file, budget, specs, seen } = tree;
  if (depth > DEEPEST_TREE) throw new Unreadable("its list of attachments has no end");
  if (isRef(node)) {
    if (seen.has(node.ref)) return;
    seen.add(node.ref);
  }
  const dict = file.dict(node);
  const [names, kids] = [file.list(dict?.get("Names")), file.list(dict?.get("Kids"))];
  budget.hold(1 + names.length + kids.length);
  for (let index = 0; index + 1 < names.length; index += 2) specs.push([names[index], names[index + 1] ?? null]);
  for (const kid of kids) namesIn(tree, kid, depth + 1);
}

const files = ["UF", "F", "DOS", "Mac", "Unix"];

interface Found {
  /** The same for the same file, however often it is named. */
  readonly id: number | Stream;
  readonly attachment: Attachment;
}

/** A file specification (7.11.3) with a file in it; undefined when it only names one. */
function attachment(
  file: PdfFile,
  budget: Budget,
  spec: Dict | undefined,
  key: Value | undefined,
): Found | undefined {
  const held = file.dict(spec?.get("EF"));
  const value = files.map((it) => held?.get(it)).find((it) => it !== undefined);
  const stream = file.get(value);
  if (spec === undefined || !isStream(stream)) return undefined;
  const named = [...files.map((it) => spec.get(it)), key].map((it) => textOf(file.get(it), budget)).find((it) =>
    it !== ""
  );
  const relationship = nameOf(file.get(spec.get("AFRelationship")));
  return {
    id: isRef(value) ? value.ref : stream,
    attachment: {
      name: named ?? "without a name",
      ...(relationship === undefined ? {} : { relationship }),
      read: () => file.data(stream),
    },
  };
}
