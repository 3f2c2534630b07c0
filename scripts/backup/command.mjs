import path from "node:path";
import { parseArgs } from "node:util";
import { ensurePackages } from "../local/packages.mjs";
import { readSettings } from "../local/settings.mjs";
import { claimState } from "../local/state.mjs";
import { UserError } from "../local/user-error.mjs";

/** @param {string} usage */
export function readArguments(usage) {
  const { positionals, values } = parse(usage);
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new UserError(usage);
  }
  return { folder: path.resolve(folder), values };
}

/** @param {string} usage */
function parse(usage) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        local: { type: "boolean", default: false },
        replace: { type: "boolean", default: false },
        pictures: { type: "boolean", default: false },
      },
    });
  } catch {
    throw new UserError(usage);
  }
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
