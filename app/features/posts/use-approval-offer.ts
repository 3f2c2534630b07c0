import { useQueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import {
  audienceLabels,
  type PostAudience,
} from "~/features/audience/audience";
import { updateViewer, useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";

const question =
  "To post for your followers, you need to approve who follows you. New followers will wait for your approval. Turn approval on?";

/**
 * 'Followers' is only for authors who approve their followers, because otherwise anyone could follow and read. The
 * returned function offers to turn approval on, then calls `onChoose`; if the user declines, `current` stays.
 */
export function useApprovalOffer<Choice extends PostAudience>(
  current: PostAudience,
  onChoose: (audience: Choice) => void,
) {
  const client = useQueryClient();
  const viewer = useViewer();
  const turnOn = async () => {
    const body = { desired: true };
    await sendJson(urls.api.followApproval, () => null, { body });
    updateViewer(client, { approvesFollowers: true });
  };
  return (audience: Choice) => {
    if (audience !== "followers" || viewer?.approvesFollowers) {
      onChoose(audience);
    } else if (confirm(question)) {
      turnOn().then(
        () => {
          onChoose(audience);
        },
        (error: unknown) => {
          errorToast(
            getRefusalMessage(error, "Couldn't save. Please try again."),
          );
        },
      );
    } else {
      toast({ title: `The audience is still '${audienceLabels[current]}'` });
    }
  };
}
