import { useQueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import type { Audience } from "~/features/audience/audience";
import { useViewer, viewerKey } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { errorToast } from "~/ui/toast-store";

/**
 * 'Followers' is only for authors who approve their followers, because otherwise anyone could follow and read. Offers to
 * turn approval on; resolves to whether the audience can be chosen.
 */
export function useApprovalOffer(): (audience: Audience) => Promise<boolean> {
  const client = useQueryClient();
  const viewer = useViewer();
  return async (audience) => {
    if (audience !== "followers" || viewer?.approvesFollowers) return true;
    const question =
      "New followers will wait for your approval. Turn approval on?";
    if (!confirm(question)) return false;
    try {
      const body = { desired: true };
      await sendJson(urls.api.followApproval, () => null, { body });
    } catch (error) {
      errorToast(getRefusalMessage(error, "Couldn't save. Please try again."));
      return false;
    }
    client.setQueryData<Viewer | null>(
      viewerKey,
      (cached) => cached && { ...cached, approvesFollowers: true },
    );
    return true;
  };
}
