import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backUp } from "../../scripts/backup/back-up.mjs";
import { openLocalSite } from "../../scripts/backup/local-site.mjs";
import { openRemoteSite } from "../../scripts/backup/remote-site.mjs";
import { restore } from "../../scripts/backup/restore.mjs";
import { inRoot } from "../../scripts/local/paths.mjs";
import { createPosts, deleteFolders, newFolder } from "../helpers/backup-sites";
import { startCloudflareApi } from "../helpers/cloudflare-api";

// Wrangler and the backup talk to a local server in place of Cloudflare's API.

// Starts Wrangler three times, on a machine that other tests use too.
const options = { timeout: 120_000 };

let config: string;
let community: string;

beforeAll(async () => {
  const toml = await readFile(inRoot("wrangler.toml"), "utf8");
  config = path.join(await newFolder(), "wrangler.toml");
  await writeFile(config, toml.replaceAll(/"[0-]{20,}/g, '"11111111'));
  community = await createPosts();
});

afterAll(deleteFolders);

/** A deployed site with the data of `stateDir`. Scripture and migrations are left out. */
async function withRemoteSite<Value>(
  stateDir: string,
  work: (site: Awaited<ReturnType<typeof openRemoteSite>>) => Promise<Value>,
) {
  const api = await startCloudflareApi(stateDir, await newFolder());
  const site = await openRemoteSite(
    {
      CLOUDFLARE_ACCOUNT_ID: "account",
      CLOUDFLARE_API_TOKEN: "test-token",
      CLOUDFLARE_API_BASE_URL: api.url,
    },
    config,
  );
  return work({ ...site, prepare: () => Promise.resolve() }).finally(api.stop);
}

it(
  "backs up a deployed site and restores it into another, through Wrangler and Cloudflare's API",
  options,
  async () => {
    const folder = await newFolder();
    const remote = await withRemoteSite(community, (site) =>
      backUp(site, folder),
    );
    const local = await openLocalSite(community);
    const expected = await backUp(local, await newFolder()).finally(
      local.close,
    );
    expect(remote.database).toEqual(expected.database);
    expect(remote.objects).toBe(expected.objects);
    expect(remote.downloads).toBe(expected.downloads);

    const restored = await newFolder();
    await withRemoteSite(restored, (site) => restore(site, folder));
    await expect(
      withRemoteSite(restored, (site) => restore(site, folder)),
    ).rejects.toThrow(/isn't empty/);
  },
);

it("needs an account and a token, and the ids of the deployed site", async () => {
  await expect(openRemoteSite({})).rejects.toThrow(/CLOUDFLARE_API_TOKEN/);
  const env = { CLOUDFLARE_ACCOUNT_ID: "a", CLOUDFLARE_API_TOKEN: "t" };
  await expect(openRemoteSite(env)).rejects.toThrow(/placeholder/);
});
