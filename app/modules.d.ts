/** The URL of a separately bundled script (scripts/vite/blocking-script.mjs). */
declare module "*?script" {
  const url: string;
  export default url;
}

/** The URL of a module that is loaded on demand (scripts/vite/lazy-module.mjs). */
declare module "*?lazy" {
  const url: string;
  export default url;
}

/** A drawing that is rendered inline (scripts/vite/svg-component.mjs). */
declare module "*.svg?component" {
  import type { ReactElement } from "react";

  const Drawing: (props: { className?: string }) => ReactElement;
  export default Drawing;
}

/** A legal page, rendered at build time (scripts/vite/legal-page.mjs). */
declare module "*.md" {
  export const title: string;
  export const description: string;
  export const changed: string;
  export const lead: string;
  export const html: string;
}

/** Compiled by wrangler (scripts/vite/wasm.mjs marks it as external). */
declare module "*.wasm" {
  const compiled: WebAssembly.Module;
  export default compiled;
}

/** The output of `remix vite:build`; wrangler.toml sets the path. */
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

/** Cloudflare's default cache. */
interface CacheStorage {
  readonly default: Cache;
}

interface ImportMetaEnv {
  /** The build's id; see vite.config.ts. */
  readonly VITE_BUILD_ID: string;
}
