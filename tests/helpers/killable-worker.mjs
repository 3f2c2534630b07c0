// Runs the production worker in its own process, so that a test can kill it.
import process from "node:process";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startWorker } from "../../scripts/local/worker.mjs";

const { url } = await startWorker({
  stateDir: String(process.env["STATE_DIR"]),
  port: Number(process.env["PORT"]),
  bindings: {
    OIDC_CLIENT_SECRET: "test-secret",
    SESSION_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    SANCTIONS_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    ...newVapidPair(),
    RATE_LIMITS: "off",
  },
});
process.send?.(url);
