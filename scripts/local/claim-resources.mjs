import { requireFreePort } from "./ports.mjs";
import { readSettings } from "./settings.mjs";
import { claimState, crashedServerTimeoutMs } from "./state.mjs";

/** Reserves what a local server needs: the state folder and two ports. Throws a UserError if one is in use. */
export async function claimResources() {
  const settings = readSettings();
  await claimState(settings.stateDir);
  const deadline = Date.now() + crashedServerTimeoutMs;
  await requireFreePort("PORT", settings.port, deadline);
  await requireFreePort("IDENTITY_PORT", settings.identityPort, deadline);
  return settings;
}
