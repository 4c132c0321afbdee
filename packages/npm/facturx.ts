/** What strict mode needs for Factur-X, behind the sets of `faktlint/official`: Schematron and XML Schema of its levels. */
export { facturx } from "../../engine/facturx.ts";
