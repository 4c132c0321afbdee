/// <reference lib="dom" />
/** The seller's logo, which stands on the pages of a PDF. It is kept in this browser, as the draft is. */
import type { WritingTexts } from "../../texts/writing/texts.ts";
import { el } from "../dom.ts";
import { button, tell } from "../parts/controls.ts";
import { fieldOf } from "../parts/field.ts";
import { keep, kept } from "../preferences.ts";

export class Logo {
  /** As an address of its data; "" where there is none. */
  #data = kept("logo") ?? "";

  get base64(): string | undefined {
    return this.#data === "" ? undefined : this.#data.slice(this.#data.indexOf(",") + 1);
  }

  /** False where the browser does not keep it. */
  use(data: string): boolean {
    this.#data = data;
    return keep("logo", data);
  }

  /** What the pages cannot show, the writer of the pages says. */
  view({ logo: said }: WritingTexts): HTMLElement {
    const about = { id: "logo", "data-answer": "logo", "data-pointer": "/seller/logo", accept: ".png,.jpg,.jpeg,.svg" };
    const file = el("input", { type: "file", ...about });
    const place = el("p", {});
    const remove = button(said.remove, { class: "link" }, () => {
      file.value = "";
      show(this.use(""));
    });
    const show = (isKept: boolean) => {
      place.replaceChildren(...this.#data === "" ? [] : [el("img", { src: this.#data, alt: said.title }), remove]);
      const fault = entry.querySelector<HTMLElement>(".fault");
      if (fault !== null) tell(fault, isKept || this.#data === "" ? "" : said.notKept);
    };
    file.addEventListener("change", () => {
      const [chosen] = file.files ?? [];
      if (chosen === undefined) return;
      const reader = new FileReader();
      reader.addEventListener("load", () => show(this.use(`${reader.result}`)));
      reader.readAsDataURL(chosen);
    });
    const entry = fieldOf("entry logo", said.title, file, said.hint, place);
    show(true);
    return entry;
  }
}
