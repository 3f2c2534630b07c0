import { existsSync } from "node:fs";

/** Debian's packages, headless first. Preferred to Playwright's download. */
const systemPath = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find((program) => existsSync(program));

/** CHROMIUM_PATH, else the system's browser, else Playwright's own. */
const executablePath = process.env["CHROMIUM_PATH"] ?? systemPath;

export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // In a container, root can't create user namespaces. The pages under test are our own, so this is safe.
    "--no-sandbox",
    // A container's /dev/shm is too small for a page.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    // Stops the browser's own requests.
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
  ],
};
