/** What the sweep knows of the elements that are open, and of what waits for them. */
import type { ElementRow } from "./compiled.ts";
import type { Found } from "./judge.ts";
import type { State } from "./states.ts";
import type { Subject, Tally } from "./subject.ts";

/** An open element. Elements at one depth share a frame in turn. */
export class Frame {
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
export interface Gathering {
  text: string;
  /** Whether comments or processing instructions part it. */
  parted: boolean;
  /** It is only to be shown, and so only where no element is in it; undefined where rows ask for it. */
  shown: "alone" | "around" | undefined;
  readonly tally: Tally | undefined;
  readonly number: number;
}

/** A failure that depends on what else its surroundings will hold. */
export interface Suspended {
  readonly row: ElementRow;
  readonly subject: Subject;
  readonly found: Found;
}
