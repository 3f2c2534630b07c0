import { useEffect, useState } from "react";
import { readAloud, stopReading } from "~/browser/read-aloud";
import { copyText, shareOrCopy } from "~/browser/share";
import { useSite } from "~/ui/site";
import { failureToast, toast } from "~/ui/toast-store";
import type { DailyKind, DailySeed } from "../daily";
import { useDaily, useDailyLike, useDailyShare } from "../daily.queries";
import { DayActsPlace } from "./day-acts";
import type { Act, DayActs } from "./day-acts";
import { DayShown } from "./day-shown";
import { dayView, dayWords } from "./day-view";
import type { DayLook, DayView, OtherVersion } from "./day-view";
import { sharedDay } from "./share-day";

interface MemberDayProps {
  kind: DailyKind;
  seed: DailySeed<DailyKind>;
  other: OtherVersion | null;
  look: DayLook;
  /** 'YYYY-MM-DD' */
  today: string;
  story: Act;
}

/** A day in the app. */
export function MemberDay({
  kind,
  seed,
  other,
  look,
  today,
  story,
}: MemberDayProps) {
  const { content = seed.content, liked } = useDaily(kind, seed);
  const view = dayView(kind, content, other);
  const acts: DayActs = { ...useDayActs(view, look, liked), story };
  return (
    <div className="mx-auto max-w-3xl">
      <DayActsPlace.Provider value={acts}>
        <DayShown view={view} look={look} today={today} member />
      </DayActsPlace.Provider>
    </div>
  );
}

function useDayActs(
  view: DayView,
  look: DayLook,
  liked: boolean,
): Omit<DayActs, "story"> {
  const { kind, date, copied } = view;
  const { productName } = useSite();
  const like = useDailyLike(kind, date);
  const countShare = useDailyShare(kind, date);
  const [listening, listen] = useReading(copied);
  const words = dayWords[kind];

  const share = async () => {
    const { origin } = location;
    const content = sharedDay(view, look, { productName, origin });
    // A sheet opens for a fresh press only, so counting is not waited for.
    countShare();
    const outcome = await shareOrCopy(content);
    if (outcome === "copied") {
      toast({ title: "Link copied!", variant: "success" });
    }
    // Sheet and clipboard are closed to us; there the link can be copied by hand.
    if (outcome === "failed") prompt("Copy this link:", content.url);
  };
  const copy = async () => {
    if (await copyText(copied)) {
      toast({ title: words.copied, variant: "success" });
    } else failureToast(words.notCopied);
  };
  return {
    like: {
      onClick: () => {
        like(!liked);
      },
    },
    liked,
    share: { onClick: () => void share() },
    copy: { onClick: () => void copy() },
    listen: { onClick: listen },
    listening,
  };
}

/** Whether it is being read, and the button's press. Another page is not read to. */
function useReading(text: string): [boolean, () => void] {
  const [listening, setListening] = useState(false);
  useEffect(
    () => () => {
      stopReading();
      setListening(false);
    },
    [text],
  );
  const press = () => {
    if (listening) stopReading();
    else {
      readAloud(text, () => {
        setListening(false);
      });
    }
    setListening(!listening);
  };
  return [listening, press];
}
