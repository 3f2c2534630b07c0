import { access, constants, readFile } from "node:fs/promises";
import path from "node:path";
import { PlainFailure } from "./failure.mjs";
import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

/**
 * Chromium without a window: the same engine, and what Playwright itself takes for headless work. Nobody
 * sees the window of a test; without it the same 20 journeys take 20 s instead of 34 on two cores.
 */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const macChrome =
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * A Chromium to test in: the one that CHROMIUM_PATH names, else one without a window (the system's, or
 * Debian's where we may install it), else the system's, Playwright's own, and at last a download.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (await isProgram(named)) return named;
    throw new PlainFailure(`CHROMIUM_PATH names no program: ${named}`);
  }
  return (
    (await findSystemShell()) ??
    (await installDebianShell()) ??
    (await findSystemBrowser()) ??
    (await findPlaywrightBrowser()) ??
    (await installPlaywrightBrowser())
  );
}

/** @param {string | undefined} [searchPath] */
export const findSystemShell = (searchPath = process.env["PATH"]) =>
  findProgram(shells, searchPath);

/** @param {string | undefined} [searchPath] */
export async function findSystemBrowser(searchPath = process.env["PATH"]) {
  const found = await findProgram(names, searchPath);
  if (found) return found;
  return (await isProgram(macChrome)) ? macChrome : undefined;
}

/** @param {string[]} programs the first that is there @param {string | undefined} searchPath */
async function findProgram(programs, searchPath = "") {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const places = programs.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  for (const place of places) {
    if (await isProgram(place)) return place;
  }
  return undefined;
}

async function findPlaywrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const place = chromium.executablePath();
  return (await isProgram(place)) ? place : undefined;
}

const asRoot = process.getuid?.() === 0;

/** Debian's package, where we may install one; what fails leaves the other browsers to be tried. */
async function installDebianShell() {
  if (!asRoot || !(await isDebian())) return undefined;
  const apt = {
    cwd: root,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    failure: "Debian's chromium-headless-shell could not be installed.",
  };
  const install = [
    "install",
    "-qy",
    "--no-install-recommends",
    "chromium-headless-shell",
  ];
  try {
    await run("apt-get", ["update", "-q"], apt);
    await run("apt-get", install, apt);
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    console.log(`${error.message} Another browser will do.`);
  }
  return findSystemShell();
}

async function installPlaywrightBrowser() {
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  // Only root may add the libraries that Chromium needs.
  const depth = asRoot && process.platform === "linux" ? ["--with-deps"] : [];
  await run(process.execPath, [cli, "install", ...depth, "chromium"], {
    cwd: root,
    failure:
      "Chromium could not be installed: install it by hand, or name one with CHROMIUM_PATH.",
  });
  const found = await findPlaywrightBrowser();
  if (found) return found;
  throw new PlainFailure(
    "No Chromium was found: install one, or name one with CHROMIUM_PATH.",
  );
}

async function isDebian() {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  // Ubuntu's package is an empty one that asks for snap.
  return /^ID(_LIKE)?=.*debian/m.test(release) && !release.includes("ubuntu");
}

/** @param {string} file */
async function isProgram(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
