/** The address of a script bundled on its own (scripts/vite/blocking-script.mjs). */
declare module "*?script" {
  const url: string;
  export default url;
}

/** The address of a module that is fetched later (scripts/vite/late-module.mjs). */
declare module "*?late" {
  const url: string;
  export default url;
}

/** Compiled by wrangler with the worker (scripts/vite/wasm.mjs leaves it alone). */
declare module "*.wasm" {
  const compiled: WebAssembly.Module;
  export default compiled;
}

/** What `remix vite:build` writes; wrangler.toml says where it lies. */
declare module "server-build" {
  import type { ServerBuild, ServerEntryModule } from "@remix-run/cloudflare";

  const build: Omit<ServerBuild, "entry"> & {
    entry: { module: ServerEntryModule & typeof import("./entry.server") };
  };
  export = build;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  export const routes: ServerBuild["routes"];
}

/** Workers have one cache that is there without being opened. */
interface CacheStorage {
  readonly default: Cache;
}

interface ImportMetaEnv {
  /** Names one build; see vite.config.ts. */
  readonly VITE_BUILD_ID: string;
}
