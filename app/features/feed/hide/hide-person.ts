import type { QueryClient } from "@tanstack/react-query";
import type { HideAction } from "~/features/blocks/person-menu";
import type { UserSummary } from "~/features/users/user";
import { focusHeading } from "~/ui/restore-focus";
import { toggleBlock, toggleMute } from "./hide.queries";

/** Runs a mute or block action. `onRemoved` is called once the person's posts have left the lists. */
export async function hidePerson(
  client: QueryClient,
  action: HideAction,
  user: UserSummary,
  onRemoved?: () => void,
): Promise<void> {
  const saved =
    action === "block" || action === "unblock"
      ? toggleBlock(client, user, action === "block")
      : toggleMute(client, user, action === "mute");
  onRemoved?.();
  restoreFocus();
  await saved;
  restoreFocus();
}

/**
 * The pressed element may be removed by the next render, which takes two frames, or more on a busy
 * device. It starts with the second frame, because a closing dialog hasn't returned the focus before.
 */
function restoreFocus(frame = 0): void {
  if (frame >= 2) focusHeading(document.getElementById("main"));
  if (frame < 12) {
    requestAnimationFrame(() => {
      restoreFocus(frame + 1);
    });
  }
}
