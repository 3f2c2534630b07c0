import { urls } from "~/shared/urls";
import { useSite } from "~/ui/site";
import { signInToLike } from "../daily";
import { DayActsPlace } from "./day-acts";
import type { DayActs } from "./day-acts";
import { DayShown } from "./day-shown";
import { dayHref, dayWords } from "./day-view";
import type { DayLook, DayView } from "./day-view";
import { sharedDay } from "./share-day";

interface VisitorDayProps {
  view: DayView;
  look: DayLook;
  today: string;
}

/** A day in a document: what its controls do is done by its script (browser/document.ts). */
export function VisitorDay({ view, look, today }: VisitorDayProps) {
  const { productName, siteUrl } = useSite();
  const words = dayWords[view.kind];
  const shared = sharedDay(view, look, { productName, origin: siteUrl });
  const here = dayHref(view.kind, look, view.date === today ? null : view.date);
  const acts: DayActs = {
    like: {
      "data-action": "sign-in",
      "data-words": signInToLike[view.kind],
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
    story: null,
  };
  return (
    <DayActsPlace.Provider value={acts}>
      <DayShown view={view} look={look} today={today} />
    </DayActsPlace.Provider>
  );
}
