/** What a content stream draws with (ISO 32000-1, annex A): operators, device colours, and the codes of each typeface. */
import type { Budget } from "../read/budget.ts";
import { isList, isName, nameOf, type Value } from "../read/objects.ts";
import { find, isKeyword, isWhite, Parser } from "../read/parser.ts";

export interface Used {
  /** Operators that are not known. */
  readonly unknown: Set<string>;
  /** Device colours: DeviceRGB, DeviceCMYK, DeviceGray. */
  readonly colours: Set<string>;
  /** Codes of typefaces by their names in the resources, as strings were shown. */
  readonly shown: Map<string, Set<Uint8Array>>;
  /** Whether something in it cannot be told. */
  unsure: boolean;
}

const known: ReadonlySet<string> = new Set(
  ("b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg " +
    "ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' \"").split(" "),
);
const device: ReadonlyMap<string, string> = new Map([
  ["g", "DeviceGray"],
  ["G", "DeviceGray"],
  ["rg", "DeviceRGB"],
  ["RG", "DeviceRGB"],
  ["k", "DeviceCMYK"],
  ["K", "DeviceCMYK"],
]);
const short: ReadonlyMap<string, string> = new Map([["RGB", "DeviceRGB"], ["CMYK", "DeviceCMYK"], ["G", "DeviceGray"]]);
const intents: ReadonlySet<string> = new Set([
  "RelativeColorimetric",
  "AbsoluteColorimetric",
  "Perceptual",
  "Saturation",
]);
const DEEPEST = 28;
const INVISIBLE = 3;
const MOST_OPERANDS = 1_000;

interface State {
  readonly font: string;
  readonly mode: number;
}

export function usedIn(content: Uint8Array, budget: Budget): Used {
  const used: Used = { unknown: new Set(), colours: new Set(), shown: new Map(), unsure: false };
  const parser = new Parser(content, 0, budget);
  const states: State[] = [];
  let state: State = { font: "", mode: 0 };
  let operands: Value[] = [];
  for (let token = parser.next(); !isKeyword(token, ""); token = parser.next()) {
    if (!isKeyword(token)) {
      operands.push(token);
      if (operands.length > MOST_OPERANDS) used.unsure = true;
      if (used.unsure) return used;
      continue;
    }
    const { keyword } = token;
    if (!known.has(keyword)) used.unknown.add(keyword);
    if (keyword === "q") states.push(state);
    if (states.length > DEEPEST) used.unknown.add("q");
    if (keyword === "Q") state = states.pop() ?? state;
    else if (keyword === "Tf") state = { ...state, font: nameOf(operands[0]) ?? "" };
    else if (keyword === "Tr") state = { ...state, mode: typeof operands[0] === "number" ? operands[0] : 0 };
    else if (keyword === "ID") picture(parser, operands, used, budget);
    else look(keyword, operands, state, used);
    operands = [];
  }
  return used;
}

function look(keyword: string, operands: readonly Value[], { font, mode }: State, used: Used): void {
  const colour = device.get(keyword);
  if (colour !== undefined) used.colours.add(colour);
  const [first] = operands;
  if ((keyword === "cs" || keyword === "CS") && nameOf(first)?.startsWith("Device") === true) {
    used.colours.add(nameOf(first) ?? "");
  }
  if (keyword === "ri" && !intents.has(nameOf(first) ?? "")) used.unknown.add("ri");
  if (mode === INVISIBLE || !["Tj", "TJ", "'", '"'].includes(keyword)) return;
  const texts = operands.flatMap((it) => isList(it) ? it : [it]).filter((it) => it instanceof Uint8Array);
  const shown = used.shown.get(font) ?? new Set();
  for (const it of texts) shown.add(it);
  used.shown.set(font, shown);
}

/** A picture inside the content (8.9.7): its entries are the operands. */
function picture(parser: Parser, entries: readonly Value[], used: Used, budget: Budget): void {
  for (const it of entries) {
    if (isName(it) && short.has(it.name)) used.colours.add(short.get(it.name) ?? "");
    if (isName(it) && it.name.startsWith("Device")) used.colours.add(it.name);
    if (isName(it) && ["LZW", "LZWDecode", "Crypt"].includes(it.name)) used.unknown.add("BI");
  }
  const at = entries.findIndex((it) => ["I", "Interpolate"].includes(nameOf(it) ?? ""));
  if (at >= 0 && entries[at + 1] === true) used.unknown.add("BI");
  const { bytes } = parser;
  let end = find(bytes, "EI", parser.at, budget);
  while (end >= 0 && !(isWhite(bytes[end - 1]) && (end + 2 >= bytes.length || isWhite(bytes[end + 2])))) {
    end = find(bytes, "EI", end + 1, budget);
  }
  parser.at = end < 0 ? bytes.length : end + 2;
}
