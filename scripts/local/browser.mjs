import { access, constants, readFile } from "node:fs/promises";
import path from "node:path";
import { PlainFailure } from "./failure.mjs";
import { root } from "./paths.mjs";
import { run } from "./processes.mjs";

const names = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const macChrome =
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * A Chromium to test in: the one that CHROMIUM_PATH names, the system's, Playwright's own, and at last
 * one that is installed now.
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
    (await findSystemBrowser()) ??
    (await findPlaywrightBrowser()) ??
    (await installBrowser())
  );
}

/** @param {string | undefined} [searchPath] */
export async function findSystemBrowser(searchPath = process.env["PATH"]) {
  const folders = (searchPath ?? "").split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  for (const place of [...places, macChrome]) {
    if (await isProgram(place)) return place;
  }
  return undefined;
}

async function findPlaywrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const place = chromium.executablePath();
  return (await isProgram(place)) ? place : undefined;
}

/** Debian's own package where we may, a download of Playwright's elsewhere. */
async function installBrowser() {
  const asRoot = process.getuid?.() === 0;
  if (asRoot && (await isDebian())) {
    const apt = { cwd: root, env: { DEBIAN_FRONTEND: "noninteractive" } };
    const failure =
      "Chromium could not be installed: run apt-get install chromium, or name one with CHROMIUM_PATH.";
    await run("apt-get", ["update", "-q"], { ...apt, failure });
    await run(
      "apt-get",
      ["install", "-qy", "--no-install-recommends", "chromium"],
      { ...apt, failure },
    );
  } else {
    const cli = path.join(root, "node_modules/@playwright/test/cli.js");
    // Only root may add the libraries that Chromium needs.
    const depth = asRoot && process.platform === "linux" ? ["--with-deps"] : [];
    await run(process.execPath, [cli, "install", ...depth, "chromium"], {
      cwd: root,
      failure:
        "Chromium could not be installed: install it by hand, or name one with CHROMIUM_PATH.",
    });
  }
  const found = (await findSystemBrowser()) ?? (await findPlaywrightBrowser());
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
