/** The changes of repairs with their places in the XML. */
import { locate, type Place } from "../judge/locate.ts";
import type { OpenedXml } from "../open/open.ts";
import { Origins } from "../syntax/project/origins.ts";
import { project } from "../syntax/project/project.ts";
import { type Change, changesOf } from "./changes.ts";
import type { Copy } from "./copies.ts";
import type { Operation } from "./operation.ts";

export type Placed = Change & { readonly location: Place | null };

/** The changes of each of some repairs of a document. */
export function placedIn(
  { opened, ground }: Copy,
  repairs: readonly (readonly Operation[])[],
): readonly (readonly Placed[])[] {
  const changes = changesOf(ground.tree, repairs);
  const pointers = changes.flat().map(({ pointer }) => pointer);
  const places = opened.kind === "json" ? new Map<string, Place>() : placesIn(opened, pointers);
  return changes.map((own) => own.map((it) => ({ ...it, location: places.get(it.pointer) ?? null })));
}

/** Where values of the model stand in a document; those that do not are left out. */
export function placesIn(opened: OpenedXml, pointers: readonly string[]): ReadonlyMap<string, Place> {
  const known = pointers.length === 0 ? new Map<string, number>() : offsetsIn(opened);
  const found = locate(opened.text, opened.document.elements, pointers.flatMap((it) => known.get(it) ?? []));
  return new Map(pointers.flatMap((it) => {
    const place = found.get(known.get(it) ?? -1);
    return place === undefined ? [] : [[it, place] as const];
  }));
}

/** All elements that became values of the model. */
class Every extends Origins {
  readonly offsets = new Set<number>();

  override note(offset: number, fields: Readonly<Record<string, unknown>>, name?: string, index?: number): void {
    this.offsets.add(offset);
    super.note(offset, fields, name, index);
  }
}

/** Where each value of the model starts in the document. */
function offsetsIn({ document }: OpenedXml): ReadonlyMap<string, number> {
  const every = new Every();
  const { invoice } = project(document, every);
  const found = new Map<string, number>();
  for (const [offset, pointer] of every.pointers(invoice, every.offsets)) {
    if (!found.has(pointer)) found.set(pointer, offset);
  }
  return found;
}
