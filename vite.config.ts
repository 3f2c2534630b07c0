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
import { lateModules } from "./scripts/vite/late-module.mjs";
import { wasmModules } from "./scripts/vite/wasm.mjs";
import { localContext } from "./scripts/vite/local-context.mjs";
import { plainImports } from "./scripts/vite/plain-imports.mjs";
import { routeModuleErrors } from "./scripts/vite/route-module-errors.mjs";
import { registeredProperties } from "./scripts/vite/registered-properties.mjs";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const stateDir = process.env.STATE_DIR ?? ".wrangler/state";

/** Names one build: the edge cache never mixes two. */
const buildId = createHash("sha256")
  .update(`${Date.now()}`)
  .digest("hex")
  .slice(0, 12);

const local = localContext();

export default defineConfig(async ({ command, isSsrBuild = false }) => ({
  plugins: [
    local.plugin,
    blockingScript(),
    lateModules(),
    plainImports(),
    routeModuleErrors(),
    wasmModules(),
    tailwindcss(),
    registeredProperties(),
    // Only for the dev server: in a build it would start a workerd for nothing.
    command === "serve" &&
      cloudflareDevProxyVitePlugin({
        getLoadContext: local.getLoadContext,
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
  // ES2022: every browser that has the Popover API, which menus need, has had it for years; nothing
  // is written out at length for older ones (2 KB gzip on every page).
  build: {
    target: "es2022",
    sourcemap: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    ...(!isSsrBuild && {
      // Terser takes 4 KB gzip more off every page than esbuild does, for seconds of build time, and
      // 0.8 KB more where reading a property is known to do nothing else and none asks a function
      // how many arguments it takes: neither we nor what we import reads one for its effect.
      minify: "terser" as const,
      terserOptions: {
        ecma: 2020 as const,
        safari10: false,
        compress: { passes: 3, keep_fargs: false, pure_getters: true },
      },
      rollupOptions: { output: { manualChunks: chunks() } },
    }),
  },
}));
