import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { getRefusalMessage, sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { MenuItem } from "~/ui/menu";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { anonymousHidden, anonymousShown } from "./hide-anonymous";

async function setHidden(client: QueryClient, desired: boolean): Promise<void> {
  try {
    const url = urls.api.hideAnonymous;
    await sendJson(url, () => null, { body: { desired } });
  } catch (error) {
    errorToast(getRefusalMessage(error, "Couldn't save. Please try again."));
    return;
  }
  toast({
    ...(desired ? anonymousHidden : anonymousShown),
    variant: "success",
    ...(desired && {
      action: {
        label: "Undo",
        onSelect: () => void setHidden(client, false),
      },
    }),
  });
  restoreFocusAfterRemoval();
  await refetchQueries(client, { queryKey: postKeys.lists });
}

export function HideAnonymousItem() {
  const client = useQueryClient();
  return (
    <MenuItem
      icon="mute"
      className="needs-script"
      onClick={() => void setHidden(client, true)}
    >
      Hide requests without a name
    </MenuItem>
  );
}
