import { useQueryClient } from "@tanstack/react-query";
import { refetchQueries } from "~/client/refetch";
import { approvalForm, type ApprovalResponse } from "~/features/users/follow";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

export function FollowApprovalSection({
  initialValue,
}: {
  initialValue: boolean;
}) {
  const client = useQueryClient();
  return (
    <SwitchSection
      id="followers"
      description="People who want to follow you send a request, and you answer it in your list of followers. Until then they can't see what you share with followers only. Your current followers stay until you remove them. When you turn this off, all pending requests are accepted."
      label="I approve followers"
      initialValue={initialValue}
      action={urls.api.followApproval}
      parse={(value) => value as ApprovalResponse}
      getToast={approvalForm.successMessage}
      onSaved={() => void refetchQueries(client, { queryKey: userKeys.all })}
    />
  );
}
