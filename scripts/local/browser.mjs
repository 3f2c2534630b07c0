import { access, constants, readFile } from "node:fs/promises";
import path from "node:path";
import { UserError } from "./user-error.mjs";
import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

/**
 * Headless builds of Chromium: the same engine, and Playwright's own choice for headless mode. On two cores, 20 tests
 * take 20 s with one instead of 34 s.
 */
const headlessPrograms = ["chromium-headless-shell", "chrome-headless-shell"];
const browserPrograms = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const macChrome =
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Finds or installs a Chromium for the tests. In this order: CHROMIUM_PATH, the system's headless build, Debian's headless
 * build (as root), the system's regular browser, Playwright's, a download by Playwright.
 *
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const fromEnv = process.env["CHROMIUM_PATH"];
  if (fromEnv) {
    if (await isExecutable(fromEnv)) return fromEnv;
    throw new UserError(`CHROMIUM_PATH doesn't point to a program: ${fromEnv}`);
  }
  return (
    (await findHeadlessBrowser()) ??
    (await installDebianHeadless()) ??
    (await findSystemBrowser()) ??
    (await findPlaywrightBrowser()) ??
    (await installPlaywrightBrowser())
  );
}

/** @param {string | undefined} [searchPath] */
export const findHeadlessBrowser = (searchPath = process.env["PATH"]) =>
  findProgram(headlessPrograms, searchPath);

/** @param {string | undefined} [searchPath] */
export async function findSystemBrowser(searchPath = process.env["PATH"]) {
  const found = await findProgram(browserPrograms, searchPath);
  if (found) return found;
  return (await isExecutable(macChrome)) ? macChrome : undefined;
}

/** @param {string[]} programs in order of preference @param {string | undefined} searchPath */
async function findProgram(programs, searchPath = "") {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const candidates = programs.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  for (const file of candidates) {
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

async function findPlaywrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const file = chromium.executablePath();
  return (await isExecutable(file)) ? file : undefined;
}

const asRoot = process.getuid?.() === 0;

/** Installs Debian's package if we're root on Debian. If that fails, the caller tries the other browsers. */
async function installDebianHeadless() {
  if (!asRoot || !(await isDebian())) return undefined;
  const aptOptions = {
    cwd: root,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    failure: "Couldn't install Debian's chromium-headless-shell.",
  };
  const installArgs = [
    "install",
    "-qy",
    "--no-install-recommends",
    "chromium-headless-shell",
  ];
  try {
    await run("apt-get", ["update", "-q"], aptOptions);
    await run("apt-get", installArgs, aptOptions);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(`${error.message} Trying another browser.`);
  }
  return findHeadlessBrowser();
}

async function installPlaywrightBrowser() {
  const cli = path.join(root, "node_modules/@playwright/test/cli.js");
  // Only root can install the libraries that Chromium needs.
  const options = asRoot && process.platform === "linux" ? ["--with-deps"] : [];
  await run(process.execPath, [cli, "install", ...options, "chromium"], {
    cwd: root,
    failure:
      "Couldn't install Chromium. Install it yourself or set CHROMIUM_PATH.",
  });
  const found = await findPlaywrightBrowser();
  if (found) return found;
  throw new UserError(
    "Couldn't find Chromium. Install it or set CHROMIUM_PATH.",
  );
}

async function isDebian() {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  // Ubuntu's package is only a wrapper that requires snap.
  return /^ID(_LIKE)?=.*debian/m.test(release) && !release.includes("ubuntu");
}

/** @param {string} file */
async function isExecutable(file) {
  try {
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
