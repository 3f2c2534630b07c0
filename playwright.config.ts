import { defineConfig } from "@playwright/test";
import { gameIds } from "./app/shared/enums";
import { launchOptions } from "./tests/helpers/chromium";

// Ports and state of their own: a server a developer runs meanwhile is left alone.
const port = process.env["E2E_PORT"] ?? "8797";
const identityPort = process.env["E2E_IDENTITY_PORT"] ?? "8798";
const stateDir = process.env["E2E_STATE_DIR"] ?? ".wrangler/e2e";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Says each failure whole at the end, where a long run is read first.
  reporter: [["dot"], ["./tests/helpers/slowest-reporter.ts"]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // One of some 700 journeys may meet a stall of a shared machine. Whoever needed a second try is named at
  // the end of the run with its first failure, and is a bug to be mended.
  retries: process.env["CI"] ? 1 : 0,
  // If the server hangs, every test waits for its full timeout, twice: stop while the report is still short.
  maxFailures: process.env["CI"] ? 10 : 0,
  // Room for a machine that does other things as well; a passing test never waits for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions,
    locale: "en-GB",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // It would keep a hundred files for each test, and answer before a test can. Who is about it allows it.
    serviceWorkers: "block",
    // A trace costs a fifth of the time: it is made on demand, to look into a failure.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
  // A journey runs on the phone. What depends on the size of the window is tagged `@both`, what only a
  // wide one has `@desktop`.
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
    command: "node scripts/reset.mjs && node scripts/start.mjs",
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      IDENTITY_PORT: identityPort,
      STATE_DIR: stateDir,
      RATE_LIMITS: "off",
      OUTSIDE: "off",
      OPEN_GAMES: gameIds.join(","),
    },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
