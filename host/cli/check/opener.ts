/** Opens one document after the other with the sets that judge them. */
import { kindOf, type Opening, type RuleSet, type Source } from "../../../engine/mod.ts";
import {
  isOfficial,
  type Language,
  load,
  nothing,
  plan,
  planFor,
  type PlanOptions,
  type Wording,
} from "../../documents/locales.ts";
import { opened, type Reading } from "../media.ts";

/** A document that was opened, and what it is judged with. */
export interface ToJudge {
  readonly opening: Opening;
  readonly wording: Wording;
}

/**
 * What the documents before needed is handed to the next, which seldom needs more: so XML is read once, and not its beginning
 * before, to know what is to be loaded.
 */
export class Opener {
  /** All that some document needed. */
  #sets: readonly RuleSet[] = [];

  constructor(
    private readonly limits: Reading["limits"],
    private readonly language: Language,
    private readonly asked: PlanOptions,
  ) {}

  async open(name: string, input: Uint8Array): Promise<ToJudge> {
    const source = { name, input };
    const isPlanned = !isOfficial(this.asked) || this.#sets.length === 0 || kindOf(source) !== "xml";
    if (isPlanned) return await this.#by(await this.#load(plan(source, this.asked)), source);
    const sets = this.#sets;
    const opening = await this.#opened(source);
    // Whether text beside elements is refused is for the schema of the document to say.
    const isMixed = "refusal" in opening && "xmlCode" in opening.refusal && opening.refusal.xmlCode === "mixed_content";
    if (isMixed) return await this.#by(await this.#load(plan(source, this.asked)), source);
    if ("refusal" in opening || opening.ok.kind !== "xml") return { opening, wording: await this.#load(nothing) };
    const wording = await this.#load(planFor(opening.ok.identity, this.asked));
    // What it was opened with; another document that is opened meanwhile may have added to that.
    const isWhole = wording.sets?.every((set) => sets.includes(set)) !== false;
    return isWhole ? { opening, wording } : await this.#by(wording, source);
  }

  async #by(wording: Wording, source: Source & { readonly input: Uint8Array }): Promise<ToJudge> {
    const more = wording.sets?.filter((set) => !this.#sets.includes(set)) ?? [];
    // What was worked out for a list is kept with it.
    if (more.length > 0) this.#sets = [...this.#sets, ...more];
    return { opening: await this.#opened(source), wording };
  }

  #load(plan: Parameters<typeof load>[0]): Promise<Wording> {
    return load(plan, this.language);
  }

  #opened({ name = "", input }: Source & { readonly input: Uint8Array }): Promise<Opening> {
    return opened(name, input, { limits: this.limits, sets: this.#sets, strict: this.asked.strict });
  }
}
