/// <reference lib="dom" />
/** What every page has: light, dark, or as the system has it, which is known before the page is drawn, and where it is among others. */
import { keep, kept } from "./preferences.ts";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

function themeOf(text: string | undefined): Theme {
  return themes.find((it) => it === text) ?? "auto";
}

function use(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

/** On a phone the pages stand in one row that is scrolled: the one that is open is in sight. */
function inSight(): void {
  document.querySelector("header nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
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
document.addEventListener("DOMContentLoaded", () => {
  follow();
  inSight();
});
