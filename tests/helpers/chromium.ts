import { existsSync } from "node:fs";

/** Debian's packages, the one without a window first; a test run prefers them to a download. */
const system = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(
  (program) => existsSync(program),
);

/** CHROMIUM_PATH, else the system's, else Playwright's own. */
const executablePath = process.env["CHROMIUM_PATH"] ?? system;

export const launchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    // Root has no user namespaces in a container; the pages under test are our own.
    "--no-sandbox",
    // A container's /dev/shm is too small for a page.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    // The browser itself asks nobody for anything.
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
  ],
};
