/** What opens and judges JSON: most invoices are XML, so that it is loaded with the first that is not. */
export { openJson } from "../../engine/open/json.ts";
export { judgeJson, judgeJsonWhole } from "../../engine/judge/validate_json.ts";
