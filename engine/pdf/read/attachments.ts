/** The files inside a PDF (ISO 32000-2, 7.11.4): those of the name tree, and those that the document is associated with. */
import { Budget, type PdfLimits } from "./budget.ts";
import type { Opened, PdfFile } from "./file.ts";
import { type Dict, isDict, isRef, isStream, nameOf, type Stream, Unreadable, type Value } from "./objects.ts";
import { scan } from "./scan.ts";
import type { Encryption, Unlock } from "./unlock.ts";
import { stringText } from "./text.ts";
import { readXref } from "./xref.ts";

export interface Attachment {
  readonly name: string;
  /** What the file is to the document (AFRelationship): Alternative, Data, Source, Supplement … */
  readonly relationship?: string | undefined;
  /** Its media type, where the file says it. */
  readonly mime?: string | undefined;
  /** Its bytes. Throws Unreadable. */
  read(): Uint8Array;
}

/** The file is protected, so that its strings and streams cannot be read. */
export class Encrypted extends Unreadable {}

const DEEPEST_TREE = 30;

/** The files inside, in the order of the name tree. Throws Unreadable, and Encrypted. */
export function attachmentsOf(pdf: Uint8Array, limits: PdfLimits, unlock?: Unlock): readonly Attachment[] {
  return withFiles(pdf, limits, unlock, ({ files }) => files.map(({ attachment }) => attachment));
}

/** A PDF with the files inside. */
export interface Searched {
  readonly opened: Opened;
  readonly files: readonly FileInside[];
  readonly budget: Budget;
}

/** Hands on a PDF with the files in it, as its cross-reference has them, or where that is damaged as a search finds them. */
export function withFiles<T>(
  pdf: Uint8Array,
  limits: PdfLimits,
  unlock: Unlock | undefined,
  take: (searched: Searched) => T,
): T {
  const bytes = behindJunk(pdf);
  const listed = (find: typeof readXref) => {
    const budget = new Budget(limits);
    const opened = find(bytes, budget);
    return take({ opened, files: filesIn(opened, budget, unlock), budget });
  };
  try {
    return listed(readXref);
  } catch (error) {
    if (!(error instanceof Unreadable) || error instanceof Encrypted) throw error;
    return listed(scan);
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

/** The files inside a PDF that was opened, and where each is kept. Throws Unreadable, and Encrypted. */
export function filesIn({ file, trailer }: Opened, budget: Budget, unlock?: Unlock): readonly FileInside[] {
  const encrypted = file.get(trailer.get("Encrypt"));
  if (encrypted !== null) {
    const lock = isDict(encrypted) ? unlock?.(encryptionOf(file, encrypted, trailer)) : undefined;
    if (lock === undefined) throw new Encrypted("it is encrypted");
    file.unlock(lock);
  }
  const catalog = file.dict(trailer.get("Root"));
  if (catalog === undefined || file.get(catalog.get("Pages")) === null) throw new Unreadable("it has no catalog");
  const tree = file.dict(catalog.get("Names"))?.get("EmbeddedFiles");
  const specs: Named[] = [];
  namesIn({ file, budget, specs, seen: new Set() }, tree, 0);
  const associated = file.list(catalog.get("AF"));
  budget.hold(associated.length);
  const lists = [["listed", specs], ["associated", associated.map((spec): Named => [undefined, spec])]] as const;
  const found = new Map<number | Stream, FileInside>();
  for (const [list, named] of lists) {
    for (const [key, spec] of named) {
      budget.look(A_SPECIFICATION);
      const one = fileOf(file, budget, file.dict(spec), key);
      if (one === undefined) continue;
      // A file that both lists name is one file.
      found.set(one.id, { ...one, ...found.get(one.id), [list]: true });
    }
  }
  return [...found.values()];
}

/** The encryption dictionary (7.6.2), with what its crypt filters say. */
function encryptionOf(file: PdfFile, dict: Dict, trailer: Dict): Encryption {
  const number = (name: string, otherwise: number) => {
    const value = file.get(dict.get(name));
    return typeof value === "number" ? value : otherwise;
  };
  const bytes = (value: Value | undefined) => {
    const found = file.get(value);
    return found instanceof Uint8Array ? found : new Uint8Array();
  };
  const version = number("V", 0);
  const filters = file.dict(dict.get("CF"));
  const method = (name: string) => {
    if (version < 4) return "V2";
    const filter = nameOf(file.get(dict.get(name))) ?? "Identity";
    return filter === "Identity" ? filter : nameOf(file.get(file.dict(filters?.get(filter))?.get("CFM"))) ?? "None";
  };
  return {
    version: nameOf(file.get(dict.get("Filter"))) === "Standard" ? version : 0,
    revision: number("R", 0),
    length: version === 4 ? 128 : number("Length", 40),
    permissions: number("P", 0),
    owner: bytes(dict.get("O")),
    user: bytes(dict.get("U")),
    userKey: bytes(dict.get("UE")),
    encryptMetadata: file.get(dict.get("EncryptMetadata")) !== false,
    streams: method(dict.has("EFF") ? "EFF" : "StmF"),
    strings: method("StrF"),
    id: bytes(file.list(trailer.get("ID"))[0]),
  };
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
 * a node that is inside a list is no object, and the list may be that of all nodes.
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

export interface FileInside {
  /** The same for the same file, however often it is named. */
  readonly id: number | Stream;
  readonly attachment: Attachment;
  /** The streams that its specification names, by their numbers: one for all names of the file, or one for each. */
  readonly streams: readonly number[];
  /** Its specification. */
  readonly spec: Dict;
  /** Whether readers list it (EmbeddedFiles), and whether the document is associated with it (AF). */
  readonly listed?: true;
  readonly associated?: true;
}

/** A file specification (7.11.3) with a file in it; undefined when it only names one. */
export function fileOf(
  file: PdfFile,
  budget: Budget,
  spec: Dict | undefined,
  key: Value | undefined,
): FileInside | undefined {
  const held = file.dict(spec?.get("EF"));
  const value = files.map((it) => held?.get(it)).find((it) => it !== undefined);
  const stream = file.get(value);
  if (spec === undefined || !isStream(stream)) return undefined;
  const named = [...files.map((it) => spec.get(it)), key].map((it) => stringText(file.get(it), budget)).find((it) =>
    it !== ""
  );
  const relationship = nameOf(file.get(spec.get("AFRelationship")));
  const mime = nameOf(file.get(stream.dict.get("Subtype")));
  return {
    id: isRef(value) ? value.ref : stream,
    spec,
    streams: [...new Set(files.map((it) => held?.get(it)).filter(isRef).map(({ ref }) => ref))],
    attachment: {
      name: named ?? "without a name",
      relationship,
      mime,
      read: () => file.data(stream),
    },
  };
}
