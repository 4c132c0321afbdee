/** What is wrong with how texts stand on a page. */
import { mm, sheet } from "../../engine/pdf/write/styles.ts";
import type { Item, Page } from "../support/pdf_pages.ts";

/** Texts that are beyond the margins, and pairs of texts, or of a text and a code, that touch. */
export function faultsOf({ items, squares }: Omit<Page, "drawing">): readonly string[] {
  const boxes = items.filter(({ turned }) => !turned).map(boxOf);
  const beyond = boxes.filter(({ left, right, top, bottom }) =>
    left < sheet.left - 0.01 || right > sheet.right + 0.2 || top < mm(8) || bottom > mm(289)
  );
  const all = squares.length === 0 ? boxes : [...boxes, {
    text: "the code",
    left: Math.min(...squares.map(([x]) => x)),
    right: Math.max(...squares.map(([x, , side]) => x + side)),
    top: Math.min(...squares.map(([, y]) => y)),
    bottom: Math.max(...squares.map(([, y, side]) => y + side)),
  }];
  const sorted = all.sort((a, b) => a.top - b.top);
  const touching = sorted.flatMap((a, index) => {
    const near = [];
    for (const b of sorted.slice(index + 1)) {
      if (b.top >= a.bottom) break;
      if (b.left < a.right && a.left < b.right) near.push(`"${a.text}" and "${b.text}" touch`);
    }
    return near;
  });
  return [...beyond.map(({ text }) => `"${text}" is beyond the margins`), ...touching];
}

/** From the height of capitals to below the baseline, by what Noto Sans has. */
function boxOf({ text, x, baseline, size, width }: Item) {
  return { text, left: x, right: x + width, top: baseline - 0.72 * size, bottom: baseline + 0.22 * size };
}
