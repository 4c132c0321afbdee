/** What packages import and nothing of ours reaches, which would be a seventh of the bundle that draws PDFs. */
import type { Plugin } from "esbuild";

/** Typefaces are TrueType or OpenType: WOFF2 alone needs Brotli, whose dictionary has 87 kB even when it is gzipped. */
export const unneeded: Plugin = {
  name: "unneeded",
  setup(build) {
    build.onResolve({ filter: /^brotli\/decompress\.js$/ }, () => ({ path: "brotli", namespace: "unneeded" }));
    build.onLoad({ filter: /^brotli$/, namespace: "unneeded" }, () => ({
      contents: 'export default () => { throw new TypeError("A typeface is TrueType or OpenType, not WOFF2"); };',
    }));
  },
};
