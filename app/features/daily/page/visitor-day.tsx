import { urls } from "~/shared/urls";
import { useSite } from "~/ui/site";
import { signInToLike } from "../daily";
import type { DailyContent, DailyKind } from "../daily";
import { DayActsPlace } from "./day-acts";
import type { Act, DayActs } from "./day-acts";
import { DayShown } from "./day-shown";
import { dayHref, dayView, dayWords } from "./day-view";
import type { DayLook, OtherVersion } from "./day-view";
import { sharedDay } from "./share-day";

interface VisitorDayProps {
  kind: DailyKind;
  content: DailyContent[DailyKind];
  other: OtherVersion | null;
  look: DayLook;
  today: string;
  story: Act;
}

/** A day in a document: what its controls do is done by its script (browser/document.ts). */
export function VisitorDay({
  kind,
  content,
  other,
  look,
  today,
  story,
}: VisitorDayProps) {
  const { productName, siteUrl } = useSite();
  const view = dayView(kind, content, other);
  const words = dayWords[kind];
  const shared = sharedDay(view, look, { productName, origin: siteUrl });
  const here = dayHref(
    view.kind,
    look,
    view.date === today ? null : view.date,
    view.version,
  );
  const acts: DayActs = {
    like: {
      "data-action": "sign-in",
      "data-words": signInToLike[kind],
      "data-href": urls.api.loginReturningTo(here),
    },
    liked: false,
    share: {
      "data-action": "share",
      "data-title": shared.title,
      "data-text": shared.text,
      "data-url": shared.url,
    },
    copy: {
      "data-action": "copy",
      "data-text": view.copied,
      "data-done": words.copied,
      "data-failed": words.notCopied,
    },
    listen: { "data-action": "listen", "data-text": view.copied },
    listening: false,
    story,
  };
  return (
    <DayActsPlace.Provider value={acts}>
      <DayShown view={view} look={look} today={today} member={false} />
    </DayActsPlace.Provider>
  );
}
