import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startBindings, startWorker } from "../../scripts/local/worker.mjs";
import { test as base } from "./e2e";
import { failureText } from "./feed";
import { addMember } from "./members";
import { newSessionToken, sessionSecret } from "./session-token";
import { startSlowProxy } from "./slow-proxy";

type WorkerOptions = NonNullable<Parameters<typeof startWorker>[0]>;

interface Fixtures {
  /** A server for this test only. Deploying another build keeps its URL. */
  site: {
    url: string;
    /** Stops the running worker and starts another. */
    deploy: (options?: WorkerOptions) => Promise<void>;
    /** From now on, delays each page by `ms`. */
    delay: (ms: number) => void;
    signIn: (context: BrowserContext) => Promise<void>;
  };
}

export const test = base.extend<Fixtures>({
  site: async ({ pageErrors }, use) => {
    pageErrors.allow(failureText);
    const stateDir = await mkdtemp(path.join(os.tmpdir(), "site-"));
    const token = newSessionToken();
    const bindings = await startBindings(stateDir);
    await prepareState(bindings, { search: false, demo: false });
    await addMember(await bindings.getD1Database("DB"), "ruth", token);
    await bindings.dispose();
    let workerPort = 0;
    const proxy = await startSlowProxy(() => workerPort);
    const url = `http://localhost:${proxy.port}`;
    let stop = () => Promise.resolve();
    const deploy = async (options: WorkerOptions = {}) => {
      await stop();
      const started = await startWorker({
        ...options,
        stateDir,
        bindings: {
          SITE_URL: url,
          OIDC_CLIENT_SECRET: "test-secret",
          SESSION_SECRET: sessionSecret,
          SANCTIONS_SECRET: sessionSecret,
          ...newVapidPair(),
          RATE_LIMITS: "off",
          ...options.bindings,
        },
      });
      workerPort = Number(new URL(started.url).port);
      ({ stop } = started);
    };
    await use({
      url,
      deploy,
      delay: proxy.delay,
      signIn: (context) =>
        context.addCookies([{ name: "session", value: token, url }]),
    });
    proxy.close();
    await stop();
    await rm(stateDir, { recursive: true });
  },
});
