import { optimisticToggle } from "~/client/optimistic-toggle";
import { refetchQueries } from "~/client/refetch";
import type { Post } from "~/features/posts/post";
import { patchPost, postKeys } from "~/features/posts/post.queries";
import { showPostError } from "~/features/posts/show-post-error";
import { urls } from "~/shared/urls";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { toast } from "~/ui/toast-store";
import { savedMessage, type SaveResponse } from "./reaction";

export const toggleSaved = optimisticToggle<Pick<Post, "id">, SaveResponse>({
  name: "save",
  url: ({ id }) => urls.api.save(id),
  isOn: ({ saved }) => saved,
  patch: (client, { id }, isSaved) => {
    patchPost(client, id, (post) =>
      post.isSaved === isSaved ? post : { ...post, isSaved },
    );
  },
  refresh: (client) => {
    // On the list of saved posts the card disappears.
    restoreFocusAfterRemoval();
    return refetchQueries(client, { queryKey: postKeys.saved });
  },
  onSuccess: (_client, _post, saved) => {
    toast({ ...savedMessage({ saved }), variant: "success" });
  },
  onError: (client, { id }, _, error) => {
    const fallback = "Couldn't save the post. Please try again.";
    showPostError(client, id, error, fallback);
  },
});
