import { useQueryClient } from "@tanstack/react-query";
import { copyText, shareOrCopy } from "~/client/share";
import { useSite } from "~/ui/site";
import { errorToast, toast } from "~/ui/toast-store";
import { recordDailyShare, toggleDailyLike } from "../daily.queries";
import { dailyText, type DailyVariant, type DailyView } from "../daily-view";
import type { StoryActions } from "./daily-action-bar";
import { getShareContent } from "./share-content";

/** Like, share and copy for signed-in users. */
export function useDailyActions(
  view: DailyView,
  variant: DailyVariant,
  liked: boolean,
): StoryActions {
  const { kind, date, clipboardText } = view;
  const { productName } = useSite();
  const client = useQueryClient();
  const text = dailyText[kind];

  const share = async () => {
    const { origin } = location;
    const content = getShareContent(view, variant, { productName, origin });
    // Not awaited: the share sheet opens only directly after a click.
    void recordDailyShare(client, kind, date);
    if (await shareOrCopy(content))
      toast({ title: "Link copied!", variant: "success" });
  };
  const copy = async () => {
    if (await copyText(clipboardText)) {
      toast({ title: text.copied, variant: "success" });
    } else errorToast(text.copyError);
  };
  return {
    like: {
      onClick: () => {
        const item = { id: `${kind} ${date}`, kind, date };
        void toggleDailyLike(client, item, !liked);
      },
    },
    isLiked: liked,
    share: { onClick: () => void share() },
    copy: { onClick: () => void copy() },
  };
}
