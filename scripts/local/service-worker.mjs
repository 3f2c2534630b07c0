import { mkdir } from "node:fs/promises";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";
import { scriptureHash } from "../bible/build.mjs";
import { inRoot, root } from "./paths.mjs";

/** What few people open, or nobody without a network; it is kept once they have. */
const seldom = [
  "admin",
  "range-calendar",
  "render.worker",
  "videos",
  "onboarding",
  "about-dialog",
  "bible-trivia",
  "faith-journey",
  "word-search",
  "scripture-match",
  "unscramble",
  "memory",
  "game-screen",
];
/** A leaf of the API leaves a file without a word behind. */
const emptyBytes = 64;

/**
 * Bundles the service worker and tells it which files the app is made of. After the app's own build: they
 * must be there. The fonts in TrueType are for pictures that the server draws.
 */
export async function buildServiceWorker() {
  const bundled = inRoot("build", "sw", "sw.js");
  await mkdir(inRoot("build", "sw"), { recursive: true });
  await build({
    entryPoints: [inRoot("app", "entry.sw.ts")],
    absWorkingDir: root,
    outfile: bundled,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: {
      "process.env.NODE_ENV": '"production"',
      __SCRIPTURE_HASH__: JSON.stringify(await scriptureHash()),
    },
  });
  const { warnings } = await injectManifest({
    swSrc: bundled,
    swDest: inRoot("build", "client", "sw.js"),
    globDirectory: inRoot("build", "client"),
    globPatterns: ["assets/*.{js,css,svg,woff2}"],
    globIgnores: seldom.map((name) => `assets/${name}*`),
    manifestTransforms: [
      (files) => ({ manifest: files.filter(({ size }) => size > emptyBytes) }),
    ],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
