import { defineConfig } from "@playwright/test";
import { gameIds } from "./app/shared/enums";
import { launchOptions } from "./tests/helpers/chromium";

// Separate ports and state, so that tests don't interfere with a running dev server.
const port = process.env["E2E_PORT"] ?? "8797";
const identityPort = process.env["E2E_IDENTITY_PORT"] ?? "8798";
const stateDir = process.env["E2E_STATE_DIR"] ?? ".wrangler/e2e";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Prints failures in full at the end, where they are easiest to find.
  reporter: [["dot"], ["./tests/helpers/slowest-reporter.ts"]],
  forbidOnly: true,
  fullyParallel: true,
  // More than the two cores of CI, because tests often wait.
  workers: 3,
  // A shared CI machine may stall during one of about 700 tests. The report lists tests that needed a retry, with their
  // first failure; treat them as bugs.
  retries: process.env["CI"] ? 1 : 0,
  // If the server hangs, every test waits for its full timeout, twice: stop while the report is still short.
  maxFailures: process.env["CI"] ? 10 : 0,
  // Generous, for a busy machine. Passing tests aren't slowed down.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions,
    locale: "en-GB",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would cache a hundred files per test and intercept mocked requests. Tests of it set "allow".
    serviceWorkers: "block",
    // Traces make tests a fifth slower, so they are off by default.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
  // Tests run on the phone by default. `@both`: depends on the window's size. `@desktop`: only on wide screens.
  projects: [
    {
      name: "phone",
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        userAgent:
          "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
      },
    },
    {
      name: "desktop",
      grep: /@both|@desktop/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    // `exec` replaces the shell, so that the server is our child and ends with us (stop-signal.mjs).
    command: `${process.platform === "win32" ? "" : "exec "}node tests/helpers/e2e-server.mjs`,
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      IDENTITY_PORT: identityPort,
      STATE_DIR: stateDir,
      RATE_LIMITS: "off",
      OUTSIDE: "off",
      JOBS_ON_REQUEST: "on",
      OPEN_GAMES: gameIds.join(","),
    },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
