/// <reference lib="dom" />
/** The page that view makes of an invoice can be used by everybody, and shows it on any screen, with its findings in place. */
import assert from "node:assert/strict";
import { languages } from "../../engine/locales.ts";
import { open } from "../../engine/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { viewDocument } from "../../host/documents/viewing.ts";
import { conformance } from "../../host/documents/conformance.ts";
import { violations } from "./axe.ts";
import { fits } from "./fits.ts";
import { browserTest, example } from "./harness.ts";

async function pageOf(input: Uint8Array, lang: (typeof languages)[number]): Promise<string> {
  const source = { input };
  const outcome = await viewDocument(
    source,
    (sets) => open(source, sets === undefined ? {} : { sets }),
    { as: "html", findings: true, lang, conformance, today: daysAt(new Date("2026-11-20T12:00:00Z")) },
  );
  assert.ok("ok" in outcome);
  return outcome.ok;
}

/** A document of many groups within groups, of each of which there are several. */
const deep = new TextEncoder().encode(JSON.stringify({
  ...JSON.parse(new TextDecoder().decode(example("invoice-from-json.json").bytes)),
  notes: [{ text: "line\nanother" }, { text: "w".repeat(500) }],
}));

const shown: Readonly<Record<string, Uint8Array>> = {
  "that is valid": example("xrechnung-public-buyer.xml").bytes,
  "with an attachment": example("invoice-attachment.xml").bytes,
  "with findings": example("broken-vat.xml").bytes,
  "without parties": example("broken-missing-parties.xml").bytes,
  "in CII": example("cii-xrechnung.xml").bytes,
  "with long texts": deep,
};

for (const [what, input] of Object.entries(shown)) {
  browserTest(
    `axe-core finds nothing on the view of an invoice ${what}, in any language, light, dark, small or printed`,
    async (browser) => {
      for (const lang of languages) {
        const page = await browser.newPage({ reducedMotion: "reduce", bypassCSP: true });
        await page.setContent(await pageOf(input, lang));
        for (
          const [width, media] of [
            [1_440, { media: "screen", colorScheme: "light" }],
            [1_440, { media: "screen", colorScheme: "dark" }],
            [320, { media: "screen", colorScheme: "light" }],
            [720, { media: "print", colorScheme: "light" }],
          ] as const
        ) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia(media);
          const look = `${lang}, ${width} px, ${media.media}, ${media.colorScheme}`;
          assert.deepEqual(await violations(page), [], look);
          if (media.media === "screen") await fits(page, look);
        }
        await page.close();
      }
    },
  );
}

browserTest("a finding stands below the value that it is about, and is read after it", async (browser) => {
  const page = await browser.newPage({ bypassCSP: true });
  await page.setContent(await pageOf(example("broken-totals.xml").bytes, "en"));
  const before = await page.locator("dd.note", { hasText: "BR-CO-16" }).evaluate((note) => {
    let at = note.previousElementSibling;
    while (at !== null && at.tagName !== "DT") at = at.previousElementSibling;
    return at?.textContent;
  });
  assert.equal(before, "Amount due for payment");
});
