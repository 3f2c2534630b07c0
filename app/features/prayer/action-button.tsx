import { useRevalidator } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { getJson, sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { asPost, patchPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast } from "~/ui/toast-store";

interface ActionButtonProps {
  postId: string;
  url: string;
  method?: "POST" | "DELETE";
  desired?: boolean;
  label: string;
  /** To confirm first. */
  question?: string;
}

export function ActionButton({
  postId,
  url,
  method = "POST",
  desired,
  label,
  question,
}: ActionButtonProps) {
  const send = useSend(postId);
  const isSwitch = desired !== undefined;
  const { pending, submit } = useSubmit(
    () => send(url, { method, body: isSwitch ? { desired } : undefined }),
    { onFailure: errorToast },
  );
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={pending}
      {...submitButtonProps(
        url,
        isSwitch ? ["desired", `${desired}`] : ["_method", method],
        () => {
          if (question !== undefined && !confirm(question)) return;
          restoreFocusAfterRemoval();
          submit();
        },
      )}
    >
      {label}
    </Button>
  );
}

/** Sends a change of the request, then shows what the server has stored. */
export function useSend(postId: string) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async (url: string, options: Parameters<typeof sendJson>[2]) => {
    await sendJson(url, () => null, options);
    const { prayer } = await getJson(urls.api.post(postId), asPost);
    patchPost(client, postId, (post) => ({ ...post, prayer }));
    // It may now belong to another list.
    void client.invalidateQueries({ queryKey: postKeys.feed("prayer") });
    revalidate();
  };
}
