/** JSON as a form makes it: texts, and objects and lists of them. */

export type Json = string | JsonObject | Json[];

export interface JsonObject {
  [name: string]: Json;
}

/** Sets what lies at a pointer (RFC 6901); a step that is a number makes a list. */
export function put(object: JsonObject, pointer: string, value: Json): void {
  const steps = pointer.split("/").slice(1);
  let into: Json = object;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const child: Json = next === undefined ? value : childAt(into, step) ?? (/^\d+$/.test(next) ? [] : {});
    if (Array.isArray(into)) into[Number(step)] = child;
    else if (typeof into === "object") into[step] = child;
    into = child;
  }
}

function childAt(value: Json, step: string): Json | undefined {
  if (typeof value === "string") return undefined;
  return Array.isArray(value) ? value[Number(step)] : value[step];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && !Array.isArray(value);
}

/** The objects of a list; none where there is no list. */
export function listAt(object: JsonObject, name: string): readonly JsonObject[] {
  const list = object[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The text of a field; "" where it has none. */
export function textAt(object: JsonObject, name: string): string {
  const text = object[name];
  return typeof text === "string" ? text : "";
}
