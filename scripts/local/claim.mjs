import { requireFreePort } from "./ports.mjs";
import { readSettings } from "./settings.mjs";
import { claimState, crashedServerMs } from "./state.mjs";

/** What a local server needs for itself: two ports and a state folder. Fails plainly without. */
export async function claimPlaces() {
  const settings = readSettings();
  await claimState(settings.stateDir);
  const deadline = Date.now() + crashedServerMs;
  await requireFreePort("PORT", settings.port, deadline);
  await requireFreePort("IDENTITY_PORT", settings.identityPort, deadline);
  return settings;
}
