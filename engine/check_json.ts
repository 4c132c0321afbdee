/** The part of the checking that JSON needs, which the page loads with the first JSON. */
export { judgeJson, judgeJsonWhole } from "./judge/validate_json.ts";
export { openJson } from "./open/json.ts";
