/**
 * Rule sets that are no part of the engine itself: whoever wants to have invoices judged by one hands it in. What of them
 * follows the events of a document does so while it is read, before anybody knows its profile; how grave that is, and
 * whether it counts at all, is asked when the document is judged.
 */
import { FINDINGS_CAP } from "../model/faults.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Step } from "./plan.ts";
import type { Mode, Profile, Side } from "./profiles.ts";
import type { Severity } from "../rules/kit/rule.ts";
import type { Report, Swept } from "../rules/kit/sweep.ts";
import type { Listen } from "../syntax/read/follow.ts";
import type { Locale } from "../texts/locale.ts";
import type { Text } from "../texts/text.ts";
import type { Attributes, XmlSink } from "../xml/reader.ts";

export interface RuleSet {
  /** What is said to have failed when it breaks. */
  readonly name: string;
  /** Gets the events of a document from its root on, and reports what it finds until the root has closed. */
  follow?(syntax: Syntax, report: Report): XmlSink | undefined;
  /** What of it judges a document; undefined where nothing does. */
  plan(scope: Scope): SetPlan | undefined;
  /** The wording of one of its rules. */
  text(id: string, texts: Locale): Text;
  /** What satisfies one of its rules. */
  example?(id: string, side: Side): string | undefined;
}

/** What decides on the rules that judge a document, and on how grave they are. */
export interface Scope {
  readonly profile: Profile;
  readonly side: Side;
  readonly mode: Mode;
  /** How the invoice came: a few rules judge only what came as XML. */
  readonly input: "xml" | "json";
  /** BT-24 as the document states it; a scenario is chosen by it. */
  readonly specification: string | undefined;
}

export interface SetPlan {
  /** Of the families that the provenance names as not run, those that run now. */
  readonly families: readonly string[];
  /** How many official rules run, those of the steps included. */
  readonly official: number;
  /** Its rules on the bound document. */
  readonly steps: readonly Step<string>[];
  /** How grave it is what its follower finds; "off" where the rule does not run. */
  severityOf(id: string): Severity | "off";
}

/** A set that judges a document, with what it found while the document was read. */
export interface Active {
  readonly followed: Followed;
  readonly plan: SetPlan;
}

/** Those of some sets that judge in a scope. */
export function activeIn(scope: Scope, followed: readonly Followed[]): readonly Active[] {
  return followed.flatMap((it) => {
    const plan = it.set.plan(scope);
    return plan === undefined ? [] : [{ followed: it, plan }];
  });
}

/** What a set found while a document was read. */
export interface Followed {
  readonly set: RuleSet;
  /** Of each rule no more than a result can hold. */
  readonly found: readonly Swept[];
  /** How many more there are of a rule. */
  readonly surplus: ReadonlyMap<string, number>;
  /** Its own fault, behind which it found nothing more. */
  readonly broken: Breakage | undefined;
}

export interface Breakage {
  readonly cause: unknown;
}

/** The sets of one document, and the listener that has them follow it while it is read. */
export class Following {
  readonly followed: readonly Followed[];
  readonly listen: Listen | undefined;

  constructor(sets: readonly RuleSet[] = []) {
    const followers = sets.map((set) => new Follower(set));
    this.followed = followers;
    if (sets.some(({ follow }) => follow !== undefined)) {
      this.listen = (syntax) => {
        for (const follower of followers) follower.begin(syntax);
        return new All(followers);
      };
    }
  }
}

class All implements XmlSink {
  readonly #sinks: readonly XmlSink[];

  constructor(sinks: readonly XmlSink[]) {
    this.#sinks = sinks;
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string): void {
    for (const sink of this.#sinks) sink.open(name, attributes, offset, raw);
  }

  text(text: string, offset: number): void {
    for (const sink of this.#sinks) sink.text(text, offset);
  }

  close(name: string, offset: number): void {
    for (const sink of this.#sinks) sink.close(name, offset);
  }
}

/** Hands events to a set; what throws there is kept, and the document is read on. */
class Follower implements XmlSink, Followed {
  readonly found: Swept[] = [];
  readonly surplus: Map<string, number> = new Map();
  broken: Breakage | undefined;
  readonly #counts: Map<string, number> = new Map();
  #sink: XmlSink | undefined;

  constructor(readonly set: RuleSet) {}

  begin(syntax: Syntax): void {
    try {
      this.#sink = this.set.follow?.(syntax, (found) => this.#add(found));
    } catch (cause) {
      this.#stop(cause);
    }
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string): void {
    try {
      this.#sink?.open(name, attributes, offset, raw);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  text(text: string, offset: number): void {
    try {
      this.#sink?.text(text, offset);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  close(name: string, offset: number): void {
    try {
      this.#sink?.close(name, offset);
    } catch (cause) {
      this.#stop(cause);
    }
  }

  #stop(cause: unknown): void {
    this.broken = { cause };
    this.#sink = undefined;
  }

  #add(found: Swept): void {
    const count = (this.#counts.get(found.id) ?? 0) + 1;
    this.#counts.set(found.id, count);
    if (count <= FINDINGS_CAP) this.found.push(found);
    else this.surplus.set(found.id, count - FINDINGS_CAP);
  }
}
