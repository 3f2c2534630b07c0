import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "~/client/api-client";
import { refetchQueries } from "~/client/refetch";
import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { submitButtonProps } from "~/ui/button-form";
import { MenuItem } from "~/ui/menu";
import { errorToast } from "~/ui/toast-store";
import type { ListedPrayer } from "./prayer-list";
import { prayerListKey } from "./prayer-list.queries";

/** In the menu of a prayer request. Loads the list when the menu opens. */
export function ListItem({ postId }: { postId: string }) {
  const client = useQueryClient();
  const { data } = useQuery<ListedPrayer[]>({ queryKey: prayerListKey });
  const listed = data?.find((item) => item.postId === postId);
  const { submit } = useSubmit(
    () =>
      listed
        ? sendJson(urls.api.prayer(listed.id), () => null, { method: "DELETE" })
        : sendJson(urls.api.prayers, () => null, { body: { postId } }),
    {
      onFailure: errorToast,
      onSuccess: () => refetchQueries(client, { queryKey: prayerListKey }),
    },
  );
  return (
    <MenuItem
      icon={listed ? "check" : "plus"}
      {...(listed && { "aria-label": "On my list. Remove from my list" })}
      {...submitButtonProps(urls.api.prayers, ["postId", postId], () => {
        submit();
      })}
    >
      {listed ? "On my list" : "Add to my list"}
    </MenuItem>
  );
}
