import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/browser/api-client";
import { askAnew } from "~/browser/ask-anew";
import { approvalForm } from "~/features/users/follow";
import type { ApprovalReply } from "~/features/users/follow";
import { userKeys } from "~/features/users/user-keys";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { failureToast, toast } from "~/ui/toast-store";
import { SettingsSection } from "./settings-section";

const asReply = (value: unknown) => value as ApprovalReply;

/** Whether anybody may follow. `drawn`: as the server has it. */
export function FollowApprovalSection({ drawn }: { drawn: boolean }) {
  const client = useQueryClient();
  const [on, setOn] = useState(drawn);
  const [pending, setPending] = useState(false);
  const save = async (desired: boolean) => {
    if (pending) return;
    setOn(desired);
    setPending(true);
    try {
      const reply = await sendJson(urls.api.followApproval, asReply, {
        body: { desired },
      });
      toast({ ...approvalForm.done(reply), variant: "success" });
      void askAnew(client, { queryKey: userKeys.all });
    } catch {
      setOn(!desired);
      failureToast(
        "This did not arrive. Nothing has changed; please try again.",
      );
    } finally {
      setPending(false);
    }
  };
  return (
    <SettingsSection
      id="followers"
      about="Who wants to follow you asks first, and you answer in your list of followers. What you say about yourself to followers stays hidden until then. Who follows you already stays, until you remove them. Switched off again, everybody who waits follows you."
    >
      <form method="post" action={urls.api.followApproval}>
        {/* Of two values the last is meant; a box without its mark sends none. */}
        <input type="hidden" name="desired" value="false" />
        <label className="flex touch cursor-pointer items-center justify-between gap-4 font-semibold">
          I approve followers
          <input
            type="checkbox"
            role="switch"
            name="desired"
            value="true"
            checked={on}
            aria-disabled={pending}
            onChange={({ target: { checked } }) => {
              void save(checked);
            }}
            className="size-5 accent-primary"
          />
        </label>
        <Button type="submit" className="mt-3 in-data-js:hidden">
          Save
        </Button>
      </form>
    </SettingsSection>
  );
}
