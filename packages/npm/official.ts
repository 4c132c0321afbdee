/** What strict mode needs beyond the main entry: XML Schema and the rest of the official rule sets. */
export { official } from "../../engine/official.ts";
