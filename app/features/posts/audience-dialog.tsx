import { useState } from "react";
import {
  audienceLabels,
  listNarrower,
  type PostAudience,
} from "~/features/audience/audience";
import { AudienceSelect } from "~/features/audience/audience-select";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import type { Post } from "./post";
import { useApprovalOffer } from "./use-approval-offer";
import { useUpdatePost } from "./update-post.queries";

interface AudienceDialogProps {
  post: Post;
  onClose: () => void;
}

/** The audience of a post can only become smaller. */
export function AudienceDialog({ post, onClose }: AudienceDialogProps) {
  const choices = listNarrower(
    post.audience,
    post.user === null,
    post.group !== null,
  );
  const [audience, setAudience] = useState<PostAudience>(choices[0] ?? "me");
  const update = useUpdatePost(post);
  const save = useApprovalOffer(post.audience, (chosen: PostAudience) => {
    update.mutate({ change: { audience: chosen } }, { onSuccess: onClose });
  });
  return (
    <FormDialog
      title="Who can see this"
      description={`Now: ${audienceLabels[post.audience]}. You can only choose a smaller audience.`}
      submitLabel="Save"
      pending={update.isPending}
      onClose={onClose}
      onSubmit={() => {
        save(audience);
      }}
    >
      <Field label="Audience">
        {(control) => (
          <AudienceSelect
            {...control}
            value={audience}
            choices={choices}
            disabled={update.isPending}
            onChoose={setAudience}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft">
        Others lose their notifications of it. People who have seen it may
        remember it.
      </p>
    </FormDialog>
  );
}
