import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import type { ReportRequest } from "~/client/report-request";
import { useSubmit } from "~/client/use-submit";
import { maxRemovalReasonLength } from "~/features/groups/membership";
import { postKeys, removePosts } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { TextArea } from "~/ui/input";
import { toast } from "~/ui/toast-store";

interface RemovalDialogProps {
  target: ReportRequest;
  onClose: () => void;
}

/** Leaders remove a post or a comment from their group. */
export function RemovalDialog({ target, onClose }: RemovalDialogProps) {
  const { kind, id, removeFrom = "" } = target;
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const { pending, failure, submit } = useSubmit(
    () => {
      const url = urls.api.group(removeFrom, `/${kind}s/${id}`);
      return sendJson(url, () => null, { method: "DELETE", body: { reason } });
    },
    {
      onSuccess: () => {
        onClose();
        toast({ title: `The ${kind} was removed`, variant: "success" });
        if (kind === "comment") return refetchQueries(client, {});
        removePosts(client, (post) => post.id === id);
        // `useSinglePost` listens for this and leaves the post's page.
        client.removeQueries({ queryKey: postKeys.detail(id) });
      },
    },
  );
  return (
    <FormDialog
      title={`Remove this ${kind} from the group`}
      description="Its author gets your reason, and can ask the site's moderators to review it."
      submitLabel="Remove"
      submitVariant="danger"
      pending={pending}
      disabled={reason.trim() === ""}
      closeQuestion={reason !== "" && "Leave without removing it?"}
      error={failure}
      onSubmit={() => {
        submit();
      }}
      onClose={onClose}
    >
      <Field label="Reason" required>
        {(control) => (
          <TextArea
            {...control}
            data-first-field=""
            maxLength={maxRemovalReasonLength}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
