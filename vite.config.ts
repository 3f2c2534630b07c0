import {
  vitePlugin as remix,
  cloudflareDevProxyVitePlugin,
} from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { scriptureHash } from "./scripts/bible/build.mjs";
import { blockingScript } from "./scripts/vite/blocking-script.mjs";
import { chunks } from "./scripts/vite/chunks.mjs";
import { lazyModules } from "./scripts/vite/lazy-module.mjs";
import { legalPages } from "./scripts/vite/legal-page.mjs";
import { wasmModules } from "./scripts/vite/wasm.mjs";
import { localContext } from "./scripts/vite/local-context.mjs";
import { plainImports } from "./scripts/vite/plain-imports.mjs";
import { svgComponents } from "./scripts/vite/svg-component.mjs";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.mjs";
import { registeredProperties } from "./scripts/vite/registered-properties.mjs";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const stateDir = process.env.STATE_DIR ?? ".wrangler/state";

/** Part of the edge cache's keys, so that builds never share cached pages. */
const buildId = createHash("sha256")
  .update(`${Date.now()}`)
  .digest("hex")
  .slice(0, 12);

const localDev = localContext();

export default defineConfig(async ({ command, isSsrBuild = false }) => ({
  plugins: [
    localDev.plugin,
    blockingScript(),
    lazyModules(),
    plainImports(),
    routeModuleErrors(),
    wasmModules(),
    legalPages(),
    svgComponents(),
    tailwindcss(),
    registeredProperties(),
    // Only for the dev server: a build doesn't need the workerd that it starts.
    command === "serve" &&
      cloudflareDevProxyVitePlugin({
        getLoadContext: localDev.getLoadContext,
        persist: { path: `${stateDir}/v3` },
      }),
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
  ],
  define: {
    "import.meta.env.VITE_BUILD_ID": JSON.stringify(buildId),
    __SCRIPTURE_HASH__: JSON.stringify(await scriptureHash()),
  },
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    mainFields: ["browser", "module", "main"],
  },
  ssr: { resolve: { conditions: ["workerd", "worker", "browser"] } },
  // Menus need the Popover API, and every browser that has it supports ES2022. Transpiling for older browsers would
  // cost 2 KB gzip on every page.
  build: {
    target: "es2022",
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      // Terser saves 4 KB gzip per page compared with esbuild. `pure_getters` and `keep_fargs: false` save another
      // 0.8 KB; they are safe because no code here relies on getters with side effects or on `Function.length`.
      minify: "terser" as const,
      terserOptions: {
        ecma: 2020 as const,
        safari10: false,
        compress: { passes: 3, keep_fargs: false, pure_getters: true },
      },
      rollupOptions: {
        output: { manualChunks: chunks() },
        // Radix names its functions and classes with this helper, and Rollup would keep those that nothing uses: 3.4 KB
        // gzip on every page.
        treeshake: { manualPureFunctions: ["__name"] },
      },
    }),
  },
}));
