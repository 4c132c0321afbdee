/// <reference lib="dom" />
/** The part of a report that says what is wrong by its causes, and mends it. It is loaded after the verdict. */
import { writer } from "../sheet/format.ts";
import type { LanguageTag } from "../texts/languages.ts";
import { loadMendingTexts } from "../texts/mending/load.ts";
import type { MendingTexts } from "../texts/mending/texts.ts";
import type { SheetTexts } from "../texts/texts.ts";
import type { Asked, Mending } from "../worker/mended.ts";
import type { Made } from "../worker/protocol.ts";
import { answerView } from "./answer_view.ts";
import { causesView } from "./causes_view.ts";
import { el } from "./dom.ts";
import { mailView } from "./mail_view.ts";
import { keptOwner, type Owner, ownerView } from "./owner.ts";
import { saveCopy, type State } from "./save_copy.ts";
import { styled } from "./styles.ts";

export interface MendingWays {
  readonly sheet: SheetTexts;
  readonly asked: Asked;
  readonly mend: (asked: Asked) => void;
  readonly mail: () => Promise<Made>;
}

/** What draws causes in a language. */
export interface MendingPart {
  readonly language: LanguageTag;
  readonly draw: (mending: Mending | "broken", ways: MendingWays) => HTMLElement;
  /** A field to change a value by. */
  readonly field: (made: Made, mend: (pointer: string, value: string) => void) => HTMLElement | undefined;
  /** Saves what was made, and says what is to be said of it. */
  readonly save: (made: Made, state: State) => string;
}

export async function loadMendingPart(language: LanguageTag): Promise<MendingPart> {
  const [said] = await Promise.all([loadMendingTexts(language), styled("mending.css")]);
  return {
    language,
    draw: (mending, ways) => drawn(mending, { ...ways, language, said }),
    field: ({ field }, mend) => {
      return field === undefined ? undefined : answerView(field, said, (value) => mend(field.pointer, value));
    },
    save: (made, state) => saveCopy(made, state, said),
  };
}

type Around = MendingWays & { readonly language: LanguageTag; readonly said: MendingTexts };

function drawn(mending: Mending | "broken", around: Around): HTMLElement {
  const { said } = around;
  if (mending === "broken") return el("p", { class: "box" }, said.notLooked);
  const money = moneyIn(mending, around);
  const place = el("div");
  const draw = (owner: Owner) => {
    const owned = ownerView(owner, said, (next) => {
      draw(next);
      place.querySelector<HTMLElement>(`[data-owner="${next}"]`)?.focus();
    });
    place.replaceChildren(owned, causesView(mending, { ...around, owner, money, mail: mailPlace(owner, around) }));
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

function moneyIn({ currency }: Mending, { language, sheet }: Around): (amount: string) => string {
  const write = writer({ language, texts: sheet, currency: currency ?? undefined, taxCurrency: undefined });
  return (amount) => write(amount, "money");
}
