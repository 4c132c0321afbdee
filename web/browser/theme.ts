/// <reference lib="dom" />
/** Light, dark, or as the system has it. Runs before the page is drawn, so that it is drawn once. */
import { keep, kept } from "./preferences.ts";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

function themeOf(text: string | undefined): Theme {
  return themes.find((it) => it === text) ?? "auto";
}

function use(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

/** The button has a word for each theme, of which the one is shown to screen readers that is in use. */
function follow(): void {
  const button = document.getElementById("theme");
  if (button === null) return;
  const show = (theme: Theme) => {
    for (const name of button.querySelectorAll<HTMLElement>("[data-name]")) {
      name.hidden = name.dataset["name"] !== theme;
    }
  };
  button.hidden = false;
  let theme = themeOf(kept("theme"));
  show(theme);
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
    keep("theme", theme);
    use(theme);
    show(theme);
  });
}

use(themeOf(kept("theme")));
document.addEventListener("DOMContentLoaded", follow);
