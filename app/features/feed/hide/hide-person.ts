import type { QueryClient } from "@tanstack/react-query";
import type { HideAct } from "~/features/blocks/person-menu";
import type { UserSummary } from "~/features/users/user";
import { focusHeading } from "~/ui/focus-back";
import { wantBlocked, wantMuted } from "./hide.queries";

/** What an entry of a person's menu does. `onLeft`: their posts have just left the lists. */
export async function hidePerson(
  client: QueryClient,
  act: HideAct,
  user: UserSummary,
  onLeft?: () => void,
): Promise<void> {
  const done =
    act === "block" || act === "unblock"
      ? wantBlocked(client, user, act === "block")
      : wantMuted(client, user, act === "mute");
  onLeft?.();
  keepFocus();
  await done;
  keepFocus();
}

/**
 * What was pressed may go when the page is drawn anew: in the second frame, a busy device may take some
 * more. Before the second a dialog that closes has not given the focus back yet.
 */
function keepFocus(frame = 0): void {
  if (frame >= 2) focusHeading(document.getElementById("main"));
  if (frame < 12) {
    requestAnimationFrame(() => {
      keepFocus(frame + 1);
    });
  }
}
