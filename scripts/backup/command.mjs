import path from "node:path";
import { parseArgs } from "node:util";
import { readOptions } from "../local/options.mjs";
import { ensurePackages } from "../local/packages.mjs";
import { readSettings } from "../local/settings.mjs";
import { claimState } from "../local/state.mjs";

/** @param {string} usage */
export function readArguments(usage) {
  return readOptions(usage, () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        local: { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        pictures: { type: "boolean", default: false },
      },
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) {
      throw new Error("Name one folder.");
    }
    if (values.replace && values.pictures) {
      throw new Error("Choose --replace or --pictures.");
    }
    return { folder: path.resolve(folder), values };
  });
}

/**
 * Opens the deployed site or the local one.
 *
 * @param {boolean} local
 * @param {(site: import("./site.mjs").Site) => Promise<void>} work
 */
export async function withSite(local, work) {
  await ensurePackages();
  if (!local) {
    const { openRemoteSite } = await import("./remote-site.mjs");
    await work(await openRemoteSite());
    return;
  }
  const { stateDir } = readSettings();
  await claimState(stateDir);
  const { openLocalSite } = await import("./local-site.mjs");
  const site = await openLocalSite(stateDir);
  await work(site).finally(site.close);
}
