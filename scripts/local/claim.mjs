import { requireFreePort } from "./ports.mjs";
import { readSettings } from "./settings.mjs";
import { claimState } from "./state.mjs";

/** What a local server needs for itself: two ports and a state folder. Fails plainly without. */
export async function claimPlaces() {
  const settings = readSettings();
  await requireFreePort("PORT", settings.port);
  await requireFreePort("IDENTITY_PORT", settings.identityPort);
  await claimState(settings.stateDir);
  return settings;
}
