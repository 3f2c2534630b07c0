import { useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useSubmit } from "~/client/use-submit";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { MenuItem } from "~/ui/menu";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";

export function HideAnonymousItem() {
  const client = useQueryClient();
  const body = { desired: true };
  const { submit } = useSubmit(
    () => sendJson(urls.api.hideAnonymous, () => null, { body }),
    {
      onFailure: errorToast,
      onSuccess: () => {
        toast({
          title: "Requests without a name are hidden",
          description: "You can show them again in your settings.",
          variant: "success",
        });
        restoreFocusAfterRemoval();
        return refetchQueries(client, { queryKey: postKeys.lists });
      },
    },
  );
  // Without scripts, the settings couldn't show them again.
  if (!useHydrated()) return null;
  return (
    <MenuItem
      icon="mute"
      onClick={() => {
        submit();
      }}
    >
      Hide requests without a name
    </MenuItem>
  );
}
