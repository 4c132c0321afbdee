/**
 * What the command line asks of Deno, by the means of Node, and of the language where Node 20 does not have it yet. The bundler
 * puts this in front of every module: a module of the engine needs it while it is loaded.
 */
import "core-js/actual/array/from-async.js";
import "core-js/actual/promise/with-resolvers.js";
import "core-js/actual/typed-array/from-base64.js";
import "core-js/actual/typed-array/from-hex.js";
import "core-js/actual/typed-array/to-hex.js";
export { Deno } from "@deno/shim-deno";
