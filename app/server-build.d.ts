/** What `remix vite:build` writes; wrangler.toml says where it lies. */
declare module "server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  export const entry: { module: typeof import("./entry.server") };
  const build: Omit<ServerBuild, "entry">;
  export const {
    routes,
    assets,
    publicPath,
    assetsBuildDirectory,
    basename,
    future,
    isSpaMode,
    mode,
  }: typeof build;
}
