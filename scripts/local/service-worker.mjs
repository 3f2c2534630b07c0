import { mkdir } from "node:fs/promises";
import { build } from "esbuild";
import { injectManifest } from "workbox-build";
import { scriptureHash } from "../bible/build.mjs";
import { inRoot, root } from "./paths.mjs";

/** Rarely used chunks, or useless ones when offline; none that a page of client/cached-pages.ts imports. */
const notPrecached = [
  "admin",
  "range-calendar",
  "render.worker",
  "videos",
  "comments-sheet",
  "onboarding-dialog",
  "use-preference-form",
  "settings",
  "notification-settings",
  "notifications",
  "saved",
  "prayers",
  "groups",
  // The page of a group, and its schemas: a name and a hash.
  "group-????????.",
  "group-form",
  "group-row",
  "group-settings",
  "join-",
  "new-group",
  "radio-choices",
  "removal-dialog",
  "search-????????.",
  "print-????????.css",
  "mention-list",
  "report",
  "use-report-form",
  "verse-generator",
  "audience-dialog",
  "decision",
  "sign-in-refused",
  "about-dialog",
  "bible-trivia",
  "faith-journey",
  "word-search",
  "scripture-match",
  "unscramble",
  "memory",
  "game-screen",
  "step",
  "choices",
  "solution",
];
/** Each API route leaves an empty chunk behind. */
const emptyChunkBytes = 1;

/**
 * Bundles the service worker with the list of files to precache. The app must be built before. TrueType fonts aren't on
 * the list, because only the server uses them, to render images.
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
    globIgnores: notPrecached.map((name) => `assets/${name}*`),
    manifestTransforms: [
      (files) => ({
        manifest: files.filter(({ size }) => size > emptyChunkBytes),
      }),
    ],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
}
