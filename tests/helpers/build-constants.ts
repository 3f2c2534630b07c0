/** Constants that vite.config.ts defines, for code that tests run without a build. */
Object.assign(globalThis, { __SCRIPTURE_HASH__: "test" });
