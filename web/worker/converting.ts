/** An invoice in another syntax or profile, with what has no place there, and what would be refused there. */
import { writeConverted } from "../../engine/convert/written.ts";
import type { Loss, Target } from "../../engine/convert/mod.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { openedFor, speechIn } from "./copies.ts";
import type { About, Converted, Lost } from "./protocol.ts";
import { ofCause } from "./repairing.ts";
import { placeIn } from "./report.ts";
import { named } from "./saving.ts";
import { shownChanges, type Speech } from "./shown_changes.ts";

/** Undefined for what cannot be opened. */
export async function convertedOf(request: About & { readonly to: Target }) {
  const { file, settings, to } = request;
  const opened = await openedFor(request);
  if (opened === undefined) return undefined;
  const { language, docsBase } = settings;
  // Nothing is saved before what gets lost was shown.
  const how = { to, allowLoss: true, lang: language, docsBase, today: daysAt(new Date()) };
  const outcome = await writeConverted(opened, how);
  const speech = await speechIn(settings);
  const { losses, verdict } = "ok" in outcome ? outcome.ok : outcome.refused;
  const converted: Converted = {
    losses: losses.flatMap((it) => lostIn(it, speech)),
    wrong: "ok" in outcome ? [] : verdict.errors.map(ofCause),
  };
  if (!("ok" in outcome)) return converted;
  const [as, what] = to === "json" ? ["json", undefined] as const : ["xml", to] as const;
  return { ...converted, saved: named(file.name, as, new TextEncoder().encode(outcome.ok.text), what) };
}

/** A value that is nothing there. What no business term is has the name of its element. */
function lostIn({ term, location, value: old }: Loss, speech: Speech): readonly Lost[] {
  const { pointer } = location;
  const place = placeIn(location);
  if (pointer !== undefined) {
    return shownChanges([{ pointer, old, new: null }], speech).map((it) => ({ ...it, ...place }));
  }
  const field = term === null ? place.path.slice(place.path.lastIndexOf("/") + 1) : speech.words.termTitle(term);
  return [{ term: term ?? "", pointer: "", field, old, new: null, said: { old, new: null }, ...place }];
}
