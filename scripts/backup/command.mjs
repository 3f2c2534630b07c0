import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readOptions } from "../local/options.mjs";
import { ensurePackages } from "../local/packages.mjs";
import { readSettings } from "../local/settings.mjs";
import { claimState, preparedFile } from "../local/state.mjs";
import { UserError } from "../local/user-error.mjs";

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
 * @param {object} options
 * @param {boolean} options.local
 * @param {boolean} options.isNew whether the local one may not exist yet
 * @param {(site: import("./site.mjs").Site) => Promise<void>} work
 */
export async function withSite({ local, isNew }, work) {
  await ensurePackages();
  if (!local) {
    const { openRemoteSite } = await import("./remote-site.mjs");
    await work(await openRemoteSite());
    return;
  }
  const { stateDir } = readSettings();
  if (!isNew && !existsSync(preparedFile(stateDir))) {
    throw new UserError(
      `There's no local site in ${stateDir}. STATE_DIR sets the folder, and npm start creates a site.`,
    );
  }
  await claimState(stateDir);
  const { openLocalSite } = await import("./local-site.mjs");
  const site = await openLocalSite(stateDir);
  await work(site).finally(site.close);
}
