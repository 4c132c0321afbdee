/**
 * Judges the elements of a document while it is read: counts what their rows count, and asks the rows when their
 * element has closed, or when what they depend on has.
 */
import type { Report } from "../kit/sweep.ts";
import type { Attributes, XmlSink } from "../../xml/reader.ts";
import { countsAnywhere, type ElementRow, type ElementRules, endOf, lateIn, tallyOf, theDocument } from "./compiled.ts";
import { failure, type Found, foundAt, holds, type Surroundings } from "./judge.ts";
import { type Condition, pathsOf } from "./row.ts";
import { Frame, type Gathering, type Suspended } from "./frame.ts";
import { LACKS, STOPS } from "./kinds.ts";
import { nowhere, type Owner, type State, States } from "./states.ts";
import { noRivals, Subject, type Tally } from "./subject.ts";

const nothing: ReadonlySet<string> = new Set();

/** Compiled rules, ready to follow documents. */
export function sweeper(rules: ElementRules): (report: Report) => XmlSink {
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
  #document = new Subject(theDocument, "", 0, undefined, noRivals);
  /** What waits for the end of the document. */
  readonly #late: Subject[] = [];
  /** The attributes that came last, and their names: amounts in one currency share theirs. */
  #attributes: Attributes | undefined;
  #names: readonly string[] = [];

  constructor(states: States, report: Report) {
    this.#states = states;
    this.#report = report;
  }

  open(element: string, attributes: Attributes | undefined, offset: number): void {
    const parent = this.#depth === 0 ? undefined : this.#frames[this.#depth - 1];
    if (this.#gatherings.length > 0) this.#surround();
    const state = this.#states.below(parent === undefined ? this.#states.start : parent.state, element);
    const frame = this.#frames[this.#depth] ??= new Frame(state);
    this.#depth++;
    frame.state = state;
    frame.element = element;
    frame.offset = offset;
    if (state.busy) this.#count(frame);
    if (attributes !== undefined && state.attributes.size > 0) this.#countAttributes(attributes, state, offset);
  }

  #count(frame: Frame): void {
    const { state, offset } = frame;
    for (const nth of state.eager) this.#subject(frame, nth);
    for (const hit of state.hits) {
      const subject = this.#owner(hit.owner);
      const tally = subject.count(hit.count, offset);
      if (hit.count.keep) this.#gather(frame, tally);
      else if (subject.shows(hit.count, tally)) this.#gather(frame, tally, "alone");
    }
    if (state.forms.length > 0) this.#gather(frame, undefined);
  }

  /** What is to be shown has an element in it. */
  #surround(): void {
    const gathering = this.#gatherings[this.#gatherings.length - 1];
    if (gathering?.shown === "alone") gathering.shown = "around";
  }

  text(text: string, _offset = 0, apart = false): void {
    const { length } = this.#gatherings;
    const gathering = length === 0 ? undefined : this.#gatherings[length - 1];
    if (gathering === undefined) return;
    if (apart && gathering.text !== "") gathering.parted = true;
    gathering.text += text;
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
        const subject = this.#owner(hit.owner);
        const tally = subject.count(hit.count, offset);
        if (hit.count.keep || subject.shows(hit.count, tally)) tally.keep(tally.count - 1, attributes[name] ?? "");
      }
    }
  }

  #gather(frame: Frame, tally: Tally | undefined, shown?: Gathering["shown"]): void {
    this.#gatherings.push({ text: "", parted: false, shown, tally, number: tally === undefined ? 0 : tally.count - 1 });
    frame.gathers++;
  }

  /** A text that has come to its end is part of that around it. */
  #gathered(frame: Frame): void {
    const done = this.#gatherings.pop();
    if (done === undefined) return;
    if (done.tally === undefined) this.#askForms(frame, done);
    else if (done.shown !== "around") done.tally.keep(done.number, done.text);
    this.text(done.text);
  }

  #askForms(frame: Frame, { text, parted }: Gathering): void {
    for (const { nth, row } of frame.state.forms) {
      const stops = parted && row.whole === true;
      if (!stops && row.isFormed(text)) continue;
      const subject = this.#subject(frame, nth);
      if (row.when !== undefined && !holds(row.when, subject, this.#surroundings())) continue;
      const found = foundAt(frame.offset, text);
      if (stops) this.#report({ id: row.key, kind: STOPS, stops, ...found });
      else this.#suspend({ row, subject, found }, this.#depth);
    }
  }

  /** The subject of a context, which is made when something is counted for it, and not before. */
  #subject(frame: Frame, nth: number): Subject {
    const { state: { opens }, element, offset } = frame;
    frame.subjects ??= new Array(opens.length).fill(undefined);
    const known = frame.subjects[nth];
    if (known !== undefined) return known;
    const { context, owner, rivals } = opens[nth] ?? nowhere;
    const isApart = context.step === undefined && !context.conditional;
    const of = isApart ? undefined : this.#owner(owner);
    const others = rivals.length === 0 ? noRivals : rivals.map((it) => this.#subject(frame, it));
    return frame.subjects[nth] = new Subject(context, element, offset, of, others);
  }

  #owner({ up, nth }: Owner): Subject {
    const frame = up < 0 ? undefined : this.#frames[this.#depth - 1 - up];
    return frame === undefined ? this.#document : this.#subject(frame, nth);
  }

  #end(subject: Subject): void {
    const { context, tallies } = subject;
    if (context.when !== undefined) this.#decide(subject, context.when);
    if (context.table !== undefined) this.#endRuled(subject);
    else if (context.step !== undefined) this.#endStep(context.step, subject);
    else if (context.lends !== undefined) this.#lend(tallies.get(context.lends)?.texts ?? []);
    else if (context.name !== undefined) this.#goOn(subject);
  }

  /** Finds out whether an element is one of its context's. */
  #decide(subject: Subject, when: Condition): void {
    this.#whenKnown(when, (around) => {
      subject.holds = holds(when, subject, this.#surroundings(nothing, around));
      this.#goOn(subject);
    });
  }

  /** Goes on now or, where a condition compares with what may come yet, when the element around has ended, or the document. */
  #whenKnown(condition: Condition, go: (around: Subject | undefined) => void): void {
    const late = lateIn(condition);
    if (late === undefined) return go(undefined);
    const around = this.#around(endOf(late.at)[0], this.#depth - 1);
    this.#await(around ?? this.#document, () => go(around));
  }

  #goOn(subject: Subject): void {
    const { waiting = [] } = subject;
    subject.waiting = undefined;
    for (const go of waiting) go();
  }

  #endRuled(subject: Subject): void {
    const { rows, always, beside, afterwards } = subject.context;
    if (always.length > 0) this.#ask(always, subject);
    if (subject.exceeded) {
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

  #endStep(row: ElementRow, subject: Subject): void {
    const { having } = row;
    if (having === undefined) return this.#take(row, subject);
    this.#whenKnown(having, (around) => {
      if (holds(having, subject, this.#surroundings(nothing, around))) this.#take(row, subject);
    });
  }

  #take(row: ElementRow, { tallies, owner }: Subject): void {
    for (const path of pathsOf(row)) {
      const tally = tallies.get(path);
      if (tally !== undefined) owner?.take(tallyOf(row), tally);
    }
  }

  #ask(rows: readonly ElementRow[], subject: Subject, lent = nothing): void {
    for (const row of rows) this.#askOne(row, subject, lent);
  }

  #askOne(row: ElementRow, subject: Subject, lent: ReadonlySet<string>): void {
    const found = failure(row, subject, this.#surroundings(lent));
    if (found !== undefined) this.#suspend({ row, subject, found }, this.#depth);
  }

  /** Reports a failure, unless what is around its element, in so many frames, pardons it, or may do so yet. */
  #suspend(it: Suspended, frames: number): void {
    const { pardon } = it.row;
    const around = pardon === undefined ? undefined : this.#around(pardon.around, frames);
    if (pardon === undefined || around === undefined) return this.#fail(it);
    if (around.tallies.has(pardon.has)) return;
    this.#await(around, () => {
      if (around.tallies.has(pardon.has)) return;
      if (around === this.#document) this.#fail(it);
      else this.#suspend(it, this.#depth - 1);
    });
  }

  /** Goes on as soon as a subject has ended. */
  #await(subject: Subject, go: () => void): void {
    (subject.waiting ??= []).push(go);
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

  #fail(it: Suspended): void {
    const { row: { key, once, order, term, isVaried }, subject, found } = it;
    const counts = subject.counts();
    if (counts instanceof Subject) return this.#await(counts, () => this.#fail(it));
    if (!counts || !subject.fails(once)) return;
    const kind = [order, ...isVaried ? [subject.element] : [], ...found.missing === undefined ? [] : [LACKS]].join(" ");
    this.#report({ id: key, kind, ...found, ...(term === undefined ? {} : { terms: [term] }) });
  }

  /**
   * Asks what could not be asked before, and reports what nothing has pardoned. What a row counts in the whole document is
   * the same for each of its elements, and is looked at once.
   */
  #finish(): void {
    this.#goOn(this.#document);
    const known = new Map<ElementRow, Found | undefined>();
    for (const subject of this.#late) {
      for (const row of subject.context.afterwards) {
        if (!known.has(row) || !countsAnywhere(row)) known.set(row, failure(row, subject, this.#surroundings()));
        const found = known.get(row);
        if (found !== undefined) this.#fail({ row, subject, found });
      }
    }
    this.#goOn(this.#document);
    // To keep what was found, what was counted need not be kept.
    this.#late.length = this.#frames.length = 0;
    this.#document = new Subject(theDocument, "", 0, undefined, noRivals);
  }

  #surroundings(lent = nothing, around?: Subject): Surroundings {
    return { document: this.#document, frames: this.#frames, depth: this.#depth, lent, around };
  }
}
