import { sendJson } from "~/browser/api-client";
import { urls } from "~/shared/urls";

/** spec §7: a timestamp string. Of this tab: as long as the page stays, whatever is opened in it. */
const sessionId = `${Date.now()}`;

/** Says that a round of a game begins. What goes wrong is logged and no more (spec §7). */
export function countPlay(gameName: string): void {
  const body = { gameName, sessionId };
  sendJson(urls.api.gamePlay, () => null, { body }).catch((error: unknown) => {
    console.warn("The round was not counted", error);
  });
}
