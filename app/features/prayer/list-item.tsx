import { sendJson } from "~/client/api-client";
import { refreshCachedPages } from "~/client/cached-pages";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { submitButtonProps } from "~/ui/button-form";
import { MenuItem } from "~/ui/menu";
import { errorToast, toast } from "~/ui/toast-store";

export function ListItem({ postId }: { postId: string }) {
  const { submit } = useSubmit(
    () => sendJson(urls.api.prayers, () => null, { body: { postId } }),
    {
      onSuccess: () => {
        refreshCachedPages(urls.prayNow);
        toast({ title: "Added to your list", variant: "success" });
      },
      onFailure: errorToast,
    },
  );
  return (
    <MenuItem
      icon="plus"
      {...submitButtonProps(urls.api.prayers, ["postId", postId], () => {
        submit();
      })}
    >
      Add to my list
    </MenuItem>
  );
}
