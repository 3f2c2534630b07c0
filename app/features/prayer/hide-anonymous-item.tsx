import { useQueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { MenuItem } from "~/ui/menu";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";

export function HideAnonymousItem() {
  const client = useQueryClient();
  const hide = async () => {
    const body = { desired: true };
    await sendJson(urls.api.hideAnonymous, () => null, { body });
    toast({
      title: "Requests without a name are hidden",
      description: "You can show them again in your settings.",
      variant: "success",
    });
    restoreFocusAfterRemoval();
    await refetchQueries(client, { queryKey: postKeys.lists });
  };
  // Without scripts, the settings couldn't show them again.
  if (!useHydrated()) return null;
  return (
    <MenuItem
      icon="mute"
      onClick={() => {
        hide().catch((error: unknown) => {
          errorToast(
            getRefusalMessage(error, "Couldn't save. Please try again."),
          );
        });
      }}
    >
      Hide requests without a name
    </MenuItem>
  );
}
