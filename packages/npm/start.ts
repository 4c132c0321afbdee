/** Where `npx faktlint` begins: on a Node that can, what it compiles is kept for the next start. */
import module from "node:module";

if ("enableCompileCache" in module) module.enableCompileCache();
// What is imported by name would be compiled before.
await import("./cli.ts");
