import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { urls } from "~/shared/urls";
import { seedPeople, seedPosts } from "../../scripts/bench/seed.mjs";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { newVapidPair } from "../../scripts/local/vapid.mjs";
import { startBindings, startWorker } from "../../scripts/local/worker.mjs";
import { ApiClient } from "./api-client";
import { crawl, listReadPaths } from "./crawl";
import { withFastDatabases } from "./databases";
import { addMember } from "./members";
import { pages } from "./pages";
import { newSessionToken, sessionSecret } from "./session-token";

const member = newSessionToken();
const vapid = newVapidPair();
const temporary: string[] = [];

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "backup-"));
  temporary.push(folder);
  return folder;
}

export const deleteFolders = () =>
  Promise.all(
    temporary.map((folder) => rm(folder, { recursive: true, force: true })),
  );

/** State with the demo community and a member, ruth. */
export async function createCommunity(): Promise<string> {
  const stateDir = await newFolder();
  const mf = await startBindings(stateDir);
  await prepareState(withFastDatabases(mf));
  await addMember(await mf.getD1Database("DB"), "ruth", member);
  await mf.dispose();
  return stateDir;
}

/** State with people and posts, and more objects than a page of the list has. */
export async function createPosts(): Promise<string> {
  const stateDir = await newFolder();
  const mf = await startBindings(stateDir);
  await prepareState(withFastDatabases(mf), { search: false, demo: false });
  const db = await mf.getD1Database("DB");
  const now = Date.now();
  await seedPeople(db, now);
  await seedPosts(db, 0, 300, now);
  const bucket = await mf.getR2Bucket("IMAGES");
  for (let i = 0; i < 25; i++) {
    const httpMetadata = { contentType: "image/png" };
    await bucket.put(`previews/${i}.png`, `${i}`, { httpMetadata });
  }
  await mf.dispose();
  return stateDir;
}

/** Serves the state while `work` runs. */
export async function serve<Value>(
  stateDir: string,
  work: (site: { url: string; ruth: ApiClient }) => Promise<Value>,
): Promise<Value> {
  const { url, stop } = await startWorker({
    stateDir,
    bindings: {
      OIDC_CLIENT_SECRET: "test-secret",
      SESSION_SECRET: sessionSecret,
      SANCTIONS_SECRET: sessionSecret,
      ...vapid,
      RATE_LIMITS: "off",
    },
  });
  const ruth = new ApiClient(url);
  ruth.jar.set("session", member);
  return work({ url, ruth }).finally(stop);
}

/** What the API and pages answer to a visitor and to ruth. */
export async function crawlSite(
  { url, ruth }: { url: string; ruth: ApiClient },
  ids: Record<string, string>,
): Promise<Map<string, string>[]> {
  const paths = [
    ...(await listReadPaths()),
    // Home depends on the last visit, and videos are shuffled.
    ...pages.filter((page) => page !== "/" && page !== "/videos"),
    decodeURIComponent(urls.post("{postId}")),
    urls.verseOfTheDay(),
  ];
  return [
    await crawl(new ApiClient(url), paths, ids),
    await crawl(ruth, paths, ids),
  ];
}
