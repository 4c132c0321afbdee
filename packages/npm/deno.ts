/** What the command line asks of Deno, by the means of Node. */
export { Deno } from "@deno/shim-deno";
