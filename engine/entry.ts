/**
 * The engine as it is published, dist/engine.js: functions that name an argument that is wrong. What only other rooms of this
 * project need is left out.
 */
import * as engine from "./mod.ts";
import { bytes, type Fits, named, text } from "./model/named.ts";

export { defaultLimits, editions, ENGINE_VERSION, generalProfiles, groupRows, profileNames, termRows } from "./mod.ts";

const input: Fits = (it) => text(it) || bytes(it);
const source: Fits = (it) => input(Object(it).input);
const opened: Fits = (it) => text(Object(it).kind);

export const explain: typeof engine.explain = named(engine.explain, { id: text });
export const explainAll: typeof engine.explainAll = named(engine.explainAll, {});
export const generate: typeof engine.generate = named(engine.generate, { input });
export const isProfile: typeof engine.isProfile = named(engine.isProfile, { text });
export const judge: typeof engine.judge = named(engine.judge, { opened });
export const judgeWhole: typeof engine.judgeWhole = named(engine.judgeWhole, { opened });
export const kindOf: typeof engine.kindOf = named(engine.kindOf, { source });
export const open: typeof engine.open = named(engine.open, { source });
export const openJson: typeof engine.openJson = named(engine.openJson, { input });
export const parse: typeof engine.parse = named(engine.parse, { input });
export const parseXml: typeof engine.parseXml = named(engine.parseXml, { opened });
export const ruleNames: typeof engine.ruleNames = named(engine.ruleNames, {});
export const validate: typeof engine.validate = named(engine.validate, { input });
export const validateJson: typeof engine.validateJson = named(engine.validateJson, { input });
export const vatIdFault: typeof engine.vatIdFault = named(engine.vatIdFault, { id: text });
export const write: typeof engine.write = named(engine.write, { opened });
