import { useQueryClient } from "@tanstack/react-query";
import { askAnew } from "~/browser/ask-anew";
import { approvalForm } from "~/features/users/follow";
import type { ApprovalReply } from "~/features/users/follow";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

/** Whether anybody may follow. `drawn`: as the server has it. */
export function FollowApprovalSection({ drawn }: { drawn: boolean }) {
  const client = useQueryClient();
  return (
    <SwitchSection
      id="followers"
      about="Who wants to follow you asks first, and you answer in your list of followers. What you say about yourself to followers stays hidden until then. Who follows you already stays, until you remove them. Switched off again, everybody who waits follows you."
      label="I approve followers"
      drawn={drawn}
      action={urls.api.followApproval}
      read={(value) => value as ApprovalReply}
      done={approvalForm.done}
      onSaved={() => void askAnew(client, { queryKey: userKeys.all })}
    />
  );
}
