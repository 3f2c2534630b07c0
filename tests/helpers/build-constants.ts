/** What vite.config.ts writes into a build, for code that tests run without one. */
Object.assign(globalThis, { __SCRIPTURE_HASH__: "test" });
