/// <reference lib="dom" />
/** A stylesheet that the page does not need for its first answer. */

/** Resolves once it holds, or cannot be had: what is drawn then is plain, and works. The file lies beside the scripts. */
export function styled(name: string): Promise<void> {
  const { href } = new URL(name, import.meta.url);
  const known = [...document.styleSheets].some((it) => it.href === href);
  if (known) return Promise.resolve();
  const link = document.createElement("link");
  return new Promise((yes) => {
    link.addEventListener("load", () => yes());
    link.addEventListener("error", () => yes());
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  });
}
