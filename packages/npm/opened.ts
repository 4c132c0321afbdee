/** The arguments of what judges a document that was opened. */
import { type Argument, argument } from "./checked.ts";
import { optionsIn } from "./given.ts";
import { isObject } from "./wanted.ts";

/** What holds the document, of each kind of what was opened. */
const holders: ReadonlyMap<unknown, string> = new Map([["xml", "document"], ["json", "source"]]);

export const opened = argument("opened", {
  is(value) {
    const holder = isObject(value) ? holders.get(Reflect.get(value, "kind")) : undefined;
    return isObject(value) && holder !== undefined && isObject(Reflect.get(value, holder));
  },
  words: "what open() gives as ok",
});

export const options: Argument = (value) => optionsIn(value)[1];
