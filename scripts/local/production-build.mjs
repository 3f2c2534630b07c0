import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fingerprint } from "./fingerprint.mjs";
import { linkFolder } from "./link-folder.mjs";
import { takeLock } from "./lock.mjs";
import { inRoot, root } from "./paths.mjs";
import { step } from "./progress.mjs";
import { run } from "./processes.mjs";

/** Files that the build depends on. */
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
const sourceHashFile = inRoot("build", "made-from");
const production = { NODE_ENV: "production" };

/** @param {string} name */
const isSource = (name) => !/\.test\.(ts|tsx|mjs)$/.test(name);

const hashSources = () => fingerprint(root, sources, isSource);

/**
 * Builds the app unless the last build is up to date.
 *
 * @param {string} [served] folder for a copy of the static files that later builds don't change
 */
export async function ensureBuild(served) {
  await withLock(async () => {
    const builtHash = await readFile(sourceHashFile, "utf8").catch(() => "");
    if (builtHash !== (await hashSources())) await buildAll();
    if (served) await linkFolder(inRoot("build", "client"), served);
  });
}

/** Builds everything that is deployed: the client, the Bible text, the service worker and the worker. */
export const build = () => withLock(buildAll);

/** @param {() => Promise<void>} work runs while no other build does */
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
  const sourceHash = await hashSources();
  await rm(sourceHashFile, { force: true });
  await step("Building the app", buildApp);
  await step("Building the Bible text", buildScriptureAssets);
  await step("Bundling the service worker", bundleServiceWorker);
  await step("Bundling the worker", bundleWorker);
  await mkdir(inRoot("build"), { recursive: true });
  await writeFile(sourceHashFile, sourceHash);
}

async function buildApp() {
  const remix = inRoot("node_modules", "@remix-run", "dev", "dist", "cli.js");
  await run(process.execPath, [remix, "vite:build"], {
    cwd: root,
    env: production,
    failure: "Couldn't build the app. See the output above.",
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

/** A dry run of the deployment: bundles and checks the configuration without uploading. */
async function bundleWorker() {
  const wrangler = inRoot("node_modules", "wrangler", "bin", "wrangler.js");
  await rm(inRoot("build", "worker"), { recursive: true, force: true });
  await run(
    process.execPath,
    [wrangler, "deploy", "--dry-run", "--outdir", "build/worker"],
    {
      cwd: root,
      env: { ...production, ...quietWrangler },
      failure: "Couldn't bundle the worker. See the output above.",
    },
  );
}

/** Writes wrangler's logs to this repository's folder and turns off its telemetry. */
export const quietWrangler = {
  WRANGLER_LOG_PATH: inRoot(".wrangler", "logs"),
  WRANGLER_SEND_METRICS: "false",
};
