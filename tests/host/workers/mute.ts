/** A worker of tests that is never ready. */
export {};
