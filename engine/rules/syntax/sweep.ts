/**
 * Judges the syntax rules of a document while it is read: counts what their rows count, and asks the rows when their
 * element has closed, or when what they depend on has.
 */
import type { Report } from "../kit/sweep.ts";
import type { Attributes, XmlSink } from "../../xml/reader.ts";
import { type SyntaxRow, type SyntaxRules, tallyOf, theDocument } from "./compile.ts";
import { failure, type Found, foundAt, holds, isFormed, type Surroundings } from "./judge.ts";
import { pathsOf } from "./row.ts";
import { type Hit, type Owner, type State, States } from "./states.ts";
import { Subject, type Tally } from "./subject.ts";

const nothing: ReadonlySet<string> = new Set();

/** An open element. Elements at one depth share a frame in turn. */
class Frame {
  state: State;
  element = "";
  offset = 0;
  /** Those that something was counted for, by the number of their context. */
  subjects: (Subject | undefined)[] | undefined;
  /** How many texts are gathered until it closes. */
  gathers = 0;
  /** What its children lend each other, and those of them that wait for it. */
  lent: Set<string> | undefined;
  borrowers: Subject[] | undefined;

  constructor(state: State) {
    this.state = state;
  }
}

/** A text that is being gathered, and where it goes. */
interface Gathering {
  text: string;
  readonly tally: Tally | undefined;
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
  /** How many of the frames are open. */
  #depth = 0;
  readonly #gatherings: Gathering[] = [];
  #document = new Subject(theDocument, "", 0, undefined);
  /** What waits for the end of the document. */
  readonly #late: Subject[] = [];
  /** What waits for the end of a subject around it. */
  readonly #suspended: Map<Subject, Suspended[]> = new Map();
  /** The attributes that came last, and their names: amounts in one currency share theirs. */
  #attributes: Attributes | undefined;
  #names: readonly string[] = [];

  constructor(states: States, report: Report) {
    this.#states = states;
    this.#report = report;
  }

  open(element: string, attributes: Attributes | undefined, offset: number): void {
    const parent = this.#depth === 0 ? undefined : this.#frames[this.#depth - 1];
    const state = this.#states.below(parent === undefined ? this.#states.start : parent.state, element);
    const frame = this.#frames[this.#depth] ??= new Frame(state);
    this.#depth++;
    frame.state = state;
    frame.element = element;
    frame.offset = offset;
    if (state.busy) this.#count(frame);
    if (attributes !== undefined) this.#countAttributes(attributes, state, offset);
  }

  #count(frame: Frame): void {
    const { state, offset } = frame;
    for (const nth of state.eager) this.#subject(frame, nth);
    for (const hit of state.hits) {
      const tally = this.#tally(hit, offset);
      if (hit.count.keep) this.#gather(frame, tally);
    }
    if (state.forms.length > 0) this.#gather(frame, undefined);
  }

  text(text: string): void {
    const { length } = this.#gatherings;
    const gathering = length === 0 ? undefined : this.#gatherings[length - 1];
    if (gathering !== undefined) gathering.text += text;
  }

  close(): void {
    const frame = this.#frames[this.#depth - 1];
    if (frame === undefined) return;
    for (; frame.gathers > 0; frame.gathers--) this.#gathered(frame);
    if (frame.borrowers !== undefined) this.#askBorrowers(frame);
    if (frame.subjects !== undefined) {
      for (const subject of frame.subjects) if (subject !== undefined) this.#end(subject);
      frame.subjects = undefined;
    }
    frame.lent = undefined;
    if (--this.#depth === 0) this.#finish();
  }

  #askBorrowers(frame: Frame): void {
    for (const subject of frame.borrowers ?? []) this.#ask(subject.context.beside, subject, frame.lent);
    frame.borrowers = undefined;
  }

  #countAttributes(attributes: Attributes, { attributes: known }: State, offset: number): void {
    if (attributes !== this.#attributes) {
      this.#attributes = attributes;
      this.#names = Object.keys(attributes);
    }
    for (const name of this.#names) {
      const hits = known.get(name);
      if (hits === undefined) continue;
      for (const hit of hits) {
        const tally = this.#tally(hit, offset);
        if (hit.count.keep) tally.keep(tally.count - 1, attributes[name] ?? "");
      }
    }
  }

  #gather(frame: Frame, tally: Tally | undefined): void {
    this.#gatherings.push({ text: "", tally, number: tally === undefined ? 0 : tally.count - 1 });
    frame.gathers++;
  }

  /** A text that has come to its end is part of that around it. */
  #gathered(frame: Frame): void {
    const done = this.#gatherings.pop();
    if (done === undefined) return;
    if (done.tally === undefined) this.#askForms(frame, done.text);
    else done.tally.keep(done.number, done.text);
    this.text(done.text);
  }

  #askForms(frame: Frame, text: string): void {
    for (const { nth, row, form } of frame.state.forms) {
      if (isFormed(text, form)) continue;
      const subject = this.#subject(frame, nth);
      if (row.when !== undefined && !holds(row.when, subject, this.#surroundings())) continue;
      this.#suspend({ row, subject, found: foundAt(frame.offset, text, subject) }, this.#depth);
    }
  }

  /** The subject of a context, which is made when something is counted for it, and not before. */
  #subject(frame: Frame, nth: number): Subject {
    const { state: { opens }, element, offset } = frame;
    frame.subjects ??= new Array(opens.length).fill(undefined);
    const known = frame.subjects[nth];
    if (known !== undefined) return known;
    const { context = theDocument, owner } = opens[nth] ?? {};
    const of = context.step === undefined || owner === undefined ? undefined : this.#owner(owner);
    return frame.subjects[nth] = new Subject(context, element, offset, of);
  }

  #tally({ count, owner }: Hit, offset: number): Tally {
    return this.#owner(owner).count(count, offset);
  }

  #owner({ up, nth }: Owner): Subject {
    const frame = up < 0 ? undefined : this.#frames[this.#depth - 1 - up];
    return frame === undefined ? this.#document : this.#subject(frame, nth);
  }

  #end(subject: Subject): void {
    const { context, tallies } = subject;
    if (context.ruled) this.#endRuled(subject);
    else if (context.step !== undefined) this.#endStep(context.step, subject);
    else if (context.lends !== undefined) this.#lend(tallies.get(context.lends)?.texts ?? []);
    else this.#settle(subject, this.#depth - 1);
  }

  #endRuled(subject: Subject): void {
    const { rows, always, beside, afterwards } = subject.context;
    if (always.length > 0) this.#ask(always, subject);
    if (subject.counted) {
      for (const [path, { count }] of subject.tallies) {
        for (const row of rows.get(path) ?? []) if (row.most < count) this.#askOne(row, subject, nothing);
      }
    }
    const parent = this.#frames[this.#depth - 2];
    if (beside.length > 0 && parent !== undefined) (parent.borrowers ??= []).push(subject);
    if (afterwards.length > 0) this.#late.push(subject);
  }

  #lend(texts: readonly string[]): void {
    const parent = this.#frames[this.#depth - 2];
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
    for (const row of rows) this.#askOne(row, subject, lent);
  }

  #askOne(row: SyntaxRow, subject: Subject, lent: ReadonlySet<string>): void {
    const found = failure(row, subject, this.#surroundings(lent));
    if (found !== undefined) this.#suspend({ row, subject, found }, this.#depth);
  }

  /** Reports a failure, unless what is around its element, in so many frames, pardons it, or may do so yet. */
  #suspend(it: Suspended, frames: number): void {
    const { pardon } = it.row;
    if (pardon === undefined) return this.#fail(it);
    const around = this.#around(pardon.around, frames);
    if (around === undefined) return this.#fail(it);
    if (around.tallies.has(pardon.has)) return;
    const waiting = this.#suspended.get(around) ?? [];
    waiting.push(it);
    this.#suspended.set(around, waiting);
  }

  /** The innermost subject of a name in the first frames; the document where it is asked for. */
  #around(name: string | undefined, frames: number): Subject | undefined {
    if (name === undefined) return this.#document;
    for (let at = frames - 1; at >= 0; at--) {
      const found = this.#frames[at]?.subjects?.find((it) => it?.context.name === name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What waited for a subject that ends goes on to the one around it; `frames` are those around. */
  #settle(subject: Subject, frames: number): void {
    const waiting = this.#suspended.get(subject) ?? [];
    this.#suspended.delete(subject);
    for (const it of waiting) {
      if (subject.tallies.has(it.row.pardon?.has ?? "")) continue;
      if (subject === this.#document) this.#fail(it);
      else this.#suspend(it, frames);
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
    this.#settle(this.#document, 0);
    // Whoever keeps what was found need not keep what was counted.
    this.#late.length = 0;
    this.#frames.length = 0;
    this.#document = new Subject(theDocument, "", 0, undefined);
  }

  #surroundings(lent: ReadonlySet<string> = nothing): Surroundings {
    return { document: this.#document, frames: this.#frames, depth: this.#depth, lent };
  }
}
