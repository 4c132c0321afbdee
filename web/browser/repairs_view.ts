/// <reference lib="dom" />
/** The part of a report that says what is wrong by its causes, and repairs it. It is loaded after the verdict. */
import { writer } from "../sheet/format.ts";
import type { LanguageTag } from "../texts/languages.ts";
import { loadRepairTexts } from "../texts/repairs/load.ts";
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { SheetTexts } from "../texts/texts.ts";
import type { Asked, RepairState } from "../worker/repaired.ts";
import type { Made } from "../worker/protocol.ts";
import { answerView } from "./answer_view.ts";
import { causesView } from "./causes_view.ts";
import { el } from "./dom.ts";
import { mailView } from "./mail_view.ts";
import { keptOwner, type Owner, ownerView } from "./owner.ts";
import { saveCopy, type State } from "./save_copy.ts";
import { styled } from "./styles.ts";

export interface RepairingWays {
  readonly sheet: SheetTexts;
  readonly asked: Asked;
  readonly repair: (asked: Asked) => void;
  readonly mail: () => Promise<Made>;
}

/** What draws causes in a language. */
export interface RepairsPart {
  readonly language: LanguageTag;
  readonly draw: (repairing: RepairState | "broken", ways: RepairingWays) => HTMLElement;
  /** A field to change a value by. */
  readonly field: (made: Made, repair: (pointer: string, value: string) => void) => HTMLElement | undefined;
  /** Saves what was made, and says what is to be said of it. */
  readonly save: (made: Made, state: State) => string;
}

export async function loadRepairsPart(language: LanguageTag): Promise<RepairsPart> {
  const [said] = await Promise.all([loadRepairTexts(language), styled("repairs.css")]);
  return {
    language,
    draw: (repairing, ways) => drawn(repairing, { ...ways, language, said }),
    field: ({ field }, repair) => {
      return field === undefined ? undefined : answerView(field, said, (value) => repair(field.pointer, value));
    },
    save: (made, state) => saveCopy(made, state, said),
  };
}

type Around = RepairingWays & { readonly language: LanguageTag; readonly said: RepairTexts };

function drawn(repairing: RepairState | "broken", around: Around): HTMLElement {
  const { said } = around;
  if (repairing === "broken") return el("p", { class: "box" }, said.notLooked);
  const money = moneyIn(repairing, around);
  const place = el("div");
  const draw = (owner: Owner) => {
    const owned = ownerView(owner, said, (next) => {
      draw(next);
      place.querySelector<HTMLElement>(`[data-owner="${next}"]`)?.focus();
    });
    place.replaceChildren(owned, causesView(repairing, { ...around, owner, money, mail: mailPlace(owner, around) }));
  };
  draw(keptOwner());
  return place;
}

/** The message comes later than the place for it. */
function mailPlace(owner: Owner, { mail, said }: Around): HTMLElement {
  const place = el("div");
  if (owner === "recipient") {
    void mail().then((made) => made.mail !== undefined && place.replaceChildren(mailView(made.mail, said)));
  }
  return place;
}

function moneyIn({ currency }: RepairState, { language, sheet }: Around): (amount: string) => string {
  const write = writer({ language, texts: sheet, currency: currency ?? undefined, taxCurrency: undefined });
  return (amount) => write(amount, "money");
}
