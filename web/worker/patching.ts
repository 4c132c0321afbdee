/** What finds patches and what applies them: one part of the worker, which is loaded when the first is asked for. */
export { judgeWithPatches } from "../../engine/patches/mod.ts";
export { patchedInPlace } from "../../engine/repair/patched.ts";
