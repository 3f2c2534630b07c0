import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readAloud, stopReading } from "~/client/read-aloud";
import { copyText, shareOrCopy } from "~/client/share";
import { useSite } from "~/ui/site";
import { errorToast, toast } from "~/ui/toast-store";
import { recordDailyShare, toggleDailyLike, useDaily } from "../daily.queries";
import type { DailyActions } from "./daily-action-bar";
import { DailyPageBody } from "./daily-page-body";
import type { DailyPageProps } from "./daily-page-data";
import {
  toDailyView,
  dailyText,
  type DailyVariant,
  type DailyView,
} from "../daily-view";
import { getShareContent } from "./share-content";

export function SignedInDailyPage({ story, ...page }: DailyPageProps) {
  const { kind, initialData, alternate, variant } = page;
  const { content, liked } = useDaily(kind, initialData);
  const view = toDailyView(content, alternate);
  const actions = { ...useDailyActions(view, variant, liked), story };
  return (
    <div className="mx-auto max-w-3xl">
      <DailyPageBody {...page} view={view} actions={actions} />
    </div>
  );
}

function useDailyActions(
  view: DailyView,
  variant: DailyVariant,
  liked: boolean,
): Omit<DailyActions, "story"> {
  const { kind, date, clipboardText } = view;
  const { productName } = useSite();
  const client = useQueryClient();
  const [isListening, listen] = useReadAloud(clipboardText);
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
    listen: { onClick: listen },
    isListening,
  };
}

/** Whether the text is being read aloud, and a toggle. Stops when the text changes. */
function useReadAloud(text: string): [boolean, () => void] {
  const [isListening, setListening] = useState(false);
  useEffect(
    () => () => {
      stopReading();
      setListening(false);
    },
    [text],
  );
  const toggle = () => {
    if (isListening) stopReading();
    else {
      readAloud(text, () => {
        setListening(false);
      });
    }
    setListening(!isListening);
  };
  return [isListening, toggle];
}
