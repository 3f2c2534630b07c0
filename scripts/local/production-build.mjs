import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fingerprint } from "./fingerprint.mjs";
import { linkFolder } from "./link-folder.mjs";
import { takeLock } from "./lock.mjs";
import { inRoot, root } from "./paths.mjs";
import { step } from "./progress.mjs";
import { run } from "./processes.mjs";

/** Whatever the build is made from. */
const sources = [
  "app",
  "public",
  "data",
  "scripts/bible",
  "scripts/vite",
  "scripts/local/production-build.mjs",
  "scripts/local/service-worker.mjs",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];
const stamp = inRoot("build", "made-from");
const production = { NODE_ENV: "production" };

/** @param {string} name */
const isBuilt = (name) => !/\.test\.(ts|tsx|mjs)$/.test(name);

const sourcesNow = () => fingerprint(root, sources, isBuilt);

/**
 * Builds unless the last build was made from the same sources.
 *
 * @param {string} [served] folder that gets the static files of this build; later builds don't touch it
 */
export async function ensureBuild(served) {
  await withLock(async () => {
    const built = await readFile(stamp, "utf8").catch(() => "");
    if (built !== (await sourcesNow())) await buildAll();
    if (served) await linkFolder(inRoot("build", "client"), served);
  });
}

/** The browser's files, Scripture as assets, the worker: everything that is deployed. */
export const build = () => withLock(buildAll);

/** @param {() => Promise<void>} work no other build runs meanwhile */
async function withLock(work) {
  const release = await takeLock(inRoot(".wrangler", "build.lock"), {
    waitMs: Infinity,
  });
  try {
    await work();
  } finally {
    await release?.();
  }
}

async function buildAll() {
  const madeFrom = await sourcesNow();
  await rm(stamp, { force: true });
  await step("Building the app", buildApp);
  await step("Setting Scripture", buildScriptureAssets);
  await step("Bundling the service worker", bundleServiceWorker);
  await step("Bundling the worker", bundleWorker);
  await mkdir(inRoot("build"), { recursive: true });
  await writeFile(stamp, madeFrom);
}

async function buildApp() {
  const remix = inRoot("node_modules", "@remix-run", "dev", "dist", "cli.js");
  await run(process.execPath, [remix, "vite:build"], {
    cwd: root,
    env: production,
    failure: "The app could not be built: see above.",
  });
}

async function buildScriptureAssets() {
  const { buildScripture } = await import("../bible/build.mjs");
  await buildScripture(inRoot("build", "client"));
}

async function bundleServiceWorker() {
  const { buildServiceWorker } = await import("./service-worker.mjs");
  await buildServiceWorker();
}

/** A dry run of the deployment: it bundles, checks the configuration and uploads nothing. */
async function bundleWorker() {
  const wrangler = inRoot("node_modules", "wrangler", "bin", "wrangler.js");
  await rm(inRoot("build", "worker"), { recursive: true, force: true });
  await run(
    process.execPath,
    [wrangler, "deploy", "--dry-run", "--outdir", "build/worker"],
    {
      cwd: root,
      env: { ...production, ...quietWrangler },
      failure: "The worker could not be bundled: see above.",
    },
  );
}

/** Logs stay in this folder, and nothing is reported to anybody. */
export const quietWrangler = {
  WRANGLER_LOG_PATH: inRoot(".wrangler", "logs"),
  WRANGLER_SEND_METRICS: "false",
};
