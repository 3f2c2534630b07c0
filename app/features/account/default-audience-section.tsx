import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import type { Audience } from "~/features/audience/audience";
import { AudienceSelect } from "~/features/audience/audience-select";
import { updateViewer } from "~/features/auth/viewer.queries";
import { useApprovalOffer } from "~/features/posts/use-approval-offer";
import { audiences } from "~/shared/enums";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { errorToast, toast } from "~/ui/toast-store";
import { SettingsSection } from "./settings-section";

export function DefaultAudienceSection({ viewer }: { viewer: Viewer }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (audience: Audience) => {
      const url = urls.api.defaultAudience;
      await sendJson(url, () => null, { method: "PUT", body: { audience } });
      updateViewer(client, { defaultAudience: audience });
      toast({ title: "Your new posts start with this", variant: "success" });
    },
    onError: (error) => {
      errorToast(getRefusalMessage(error, "Couldn't save. Please try again."));
    },
  });
  const choose = useApprovalOffer(viewer.defaultAudience, save.mutate);
  return (
    <SettingsSection
      id="audience"
      description="Who can see what you post from now on. You can still choose for each post."
    >
      <AudienceSelect
        aria-label="Who can see your new posts"
        value={save.isPending ? save.variables : viewer.defaultAudience}
        choices={audiences}
        disabled={save.isPending}
        className="w-48"
        onChoose={choose}
      />
    </SettingsSection>
  );
}
