/**
 * Judges the syntax rules of a document while it is read: counts what their rows count, and asks the rows when their
 * element has closed, or when what they depend on has.
 */
import type { Report } from "../kit/sweep.ts";
import type { Attributes, XmlSink } from "../../xml/reader.ts";
import { type SyntaxRow, type SyntaxRules, tallyOf, theDocument } from "./compile.ts";
import { failure, type Found, holds, type Surroundings } from "./judge.ts";
import { pathsOf } from "./row.ts";
import { type Hit, type Opening, type Owner, type State, States } from "./states.ts";
import { Subject, type Tally } from "./subject.ts";

const none: readonly Subject[] = [];
const nothing: ReadonlySet<string> = new Set();

/** An open element. */
class Frame {
  subjects: readonly Subject[] = none;
  /** How many texts are gathered until it closes. */
  gathers = 0;
  /** What its children lend each other, and those of them that wait for it. */
  lent: Set<string> | undefined;
  borrowers: Subject[] | undefined;

  constructor(readonly state: State) {}
}

/** A text that is being gathered, and where it goes. */
interface Gathering {
  text: string;
  readonly tally: Tally;
  readonly number: number;
}

/** A failure that depends on what else its surroundings will hold. */
interface Suspended {
  readonly row: SyntaxRow;
  readonly subject: Subject;
  readonly found: Found;
}

/** Compiled rules, ready to follow documents. */
export function sweeper(rules: SyntaxRules): (report: Report) => XmlSink {
  const states = new States(rules);
  return (report) => new Sweep(states, report);
}

class Sweep implements XmlSink {
  readonly #states: States;
  readonly #report: Report;
  readonly #frames: Frame[] = [];
  readonly #names: string[] = [];
  readonly #gatherings: Gathering[] = [];
  readonly #document = new Subject(theDocument, "", 0, undefined, undefined);
  /** The innermost open subject. */
  #inner = this.#document;
  #root = "";
  /** What waits for the end of the document. */
  readonly #late: Subject[] = [];
  /** What waits for the end of a subject around it. */
  readonly #suspended: Map<Subject, Suspended[]> = new Map();

  constructor(states: States, report: Report) {
    this.#states = states;
    this.#report = report;
  }

  open(element: string, attributes: Attributes | undefined, offset: number): void {
    const frame = this.#enter(element);
    const { opens, hits, attributes: known } = frame.state;
    if (opens.length > 0) frame.subjects = opens.map((it) => this.#begin(it, element, offset));
    for (const hit of hits) {
      const tally = this.#tally(hit, offset);
      if (!hit.count.keep) continue;
      this.#gatherings.push({ text: "", tally, number: tally.count - 1 });
      frame.gathers++;
    }
    if (attributes === undefined) return;
    for (const name in attributes) {
      for (const hit of known.get(name) ?? []) {
        const tally = this.#tally(hit, offset);
        if (hit.count.keep) tally.texts[tally.count - 1] = attributes[name] ?? "";
      }
    }
  }

  text(text: string): void {
    const gathering = this.#gatherings.at(-1);
    if (gathering !== undefined) gathering.text += text;
  }

  close(): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) return;
    for (; frame.gathers > 0; frame.gathers--) this.#gathered();
    for (const subject of frame.borrowers ?? none) this.#ask(subject.context.beside, subject, frame.lent);
    for (let nth = frame.subjects.length; nth > 0; nth--) this.#end(frame.subjects[nth - 1] ?? this.#document);
    this.#frames.pop();
    this.#names.pop();
    if (this.#frames.length === 0) this.#finish();
  }

  /** A text that has come to its end is part of that around it. */
  #gathered(): void {
    const done = this.#gatherings.pop();
    if (done === undefined) return;
    done.tally.texts[done.number] = done.text;
    this.text(done.text);
  }

  #enter(element: string): Frame {
    const frame = new Frame(this.#states.below(this.#frames.at(-1)?.state ?? this.#states.start, element));
    this.#frames.push(frame);
    if (this.#names.push(element) === 1) this.#root = element;
    return frame;
  }

  #begin({ context, owner }: Opening, element: string, offset: number): Subject {
    const of = context.step === undefined ? undefined : this.#owner(owner);
    return this.#inner = new Subject(context, element, offset, this.#inner, of);
  }

  #tally({ count, owner }: Hit, offset: number): Tally {
    return this.#owner(owner).count(count, offset);
  }

  #owner({ up, nth }: Owner): Subject {
    return up < 0 ? this.#document : this.#frames.at(-1 - up)?.subjects[nth] ?? this.#document;
  }

  #end(subject: Subject): void {
    const { context, outer, tallies } = subject;
    this.#inner = outer ?? this.#document;
    if (context.ruled) this.#endRuled(subject);
    else if (context.step !== undefined) this.#endStep(context.step, subject);
    else if (context.lends !== undefined) this.#lend(tallies.get(context.lends)?.texts ?? []);
    else this.#settle(subject);
  }

  #endRuled(subject: Subject): void {
    const { rows, always, beside, afterwards } = subject.context;
    this.#ask(always, subject);
    for (const path of subject.tallies.keys()) this.#ask(rows.get(path) ?? [], subject);
    const parent = this.#frames.at(-2);
    if (beside.length > 0 && parent !== undefined) (parent.borrowers ??= []).push(subject);
    if (afterwards.length > 0) this.#late.push(subject);
  }

  #lend(texts: readonly string[]): void {
    const parent = this.#frames.at(-2);
    if (parent === undefined) return;
    parent.lent ??= new Set();
    for (const text of texts) parent.lent.add(text);
  }

  #endStep(row: SyntaxRow, subject: Subject): void {
    if (row.having !== undefined && !holds(row.having, subject, this.#surroundings())) return;
    for (const path of pathsOf(row)) {
      const tally = subject.tallies.get(path);
      if (tally !== undefined) subject.owner?.tally(tallyOf(row)).take(tally);
    }
  }

  #ask(rows: readonly SyntaxRow[], subject: Subject, lent: ReadonlySet<string> = nothing): void {
    for (const row of rows) {
      const found = failure(row, subject, this.#surroundings(lent));
      if (found !== undefined) this.#suspend({ row, subject, found }, subject.outer);
    }
  }

  /** Reports a failure, unless what is around its element pardons it, or may do so yet. */
  #suspend(it: Suspended, from: Subject | undefined): void {
    const { pardon } = it.row;
    if (pardon === undefined) return this.#fail(it);
    let around = from;
    while (around !== undefined && around.context.name !== (pardon.around ?? theDocument.name)) around = around.outer;
    if (around === undefined) return this.#fail(it);
    if (around.tallies.has(pardon.has)) return;
    const waiting = this.#suspended.get(around) ?? [];
    waiting.push(it);
    this.#suspended.set(around, waiting);
  }

  #settle(subject: Subject): void {
    const waiting = this.#suspended.get(subject) ?? [];
    this.#suspended.delete(subject);
    for (const it of waiting) {
      if (!subject.tallies.has(it.row.pardon?.has ?? "")) this.#suspend(it, subject.outer);
    }
  }

  #fail({ row: { key, term }, subject, found: { offset, actual } }: Suspended): void {
    if (subject.fails(key)) this.#report({ id: key, offset, actual, ...(term === undefined ? {} : { terms: [term] }) });
  }

  /**
   * Asks what could not be asked before, and reports what nothing has pardoned. What a row counts in the whole document is
   * the same for each of its elements, and is looked at once.
   */
  #finish(): void {
    const known = new Map<SyntaxRow, Found | undefined>();
    for (const subject of this.#late) {
      for (const row of subject.context.afterwards) {
        if (!known.has(row)) known.set(row, failure(row, subject, this.#surroundings()));
        const found = known.get(row);
        if (found !== undefined) this.#fail({ row, subject, found });
      }
    }
    this.#settle(this.#document);
  }

  #surroundings(lent: ReadonlySet<string> = nothing): Surroundings {
    return { document: this.#document, root: this.#root, around: this.#names, lent };
  }
}
