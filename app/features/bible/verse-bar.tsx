import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { placeQuery } from "./place";
import type { Place } from "./place";
import { opened } from "./use-verse-choice";

interface VerseBarProps {
  place: Place;
  /** As it is said: "John 3:16". */
  reference: string;
  /** Null: of several verses at once, or of one without words, there is no such thing. */
  favourite: boolean | null;
  /** What is said of a favourite: who sees it. */
  seenBy: ReactNode;
  onFavourite: (wanted: boolean) => void;
}

/** What can be done with the verse that the address points to. */
export function VerseBar({
  place,
  reference,
  favourite,
  seenBy,
  onFavourite,
}: VerseBarProps) {
  const close = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(opened)) {
        close.current?.click();
      }
    };
    // Before what is open closes: one press, one thing.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, []);
  return (
    <div
      role="group"
      aria-label={reference}
      className="card sticky bottom-24 z-10 mt-6 py-1.5 pr-2 pl-4 font-sans shadow-float lg:bottom-8"
    >
      <div className="flex flex-wrap items-center justify-end gap-1">
        <p className="grow font-serif text-lg text-ink tight:w-full">
          {reference}
        </p>
        {favourite !== null && (
          <Button
            variant="quiet"
            aria-pressed={favourite}
            className={favourite ? "text-love" : ""}
            onClick={() => {
              onFavourite(!favourite);
            }}
          >
            <Icon name={favourite ? "heart-filled" : "heart"} />
            Favourite
          </Button>
        )}
        <Button asChild variant="quiet" size="icon">
          <Link
            to={urls.verseGeneratorAt(placeQuery(place))}
            aria-label="Make a verse image"
            title="Make a verse image"
          >
            <Icon name="image" />
          </Link>
        </Button>
        <Button asChild variant="quiet" size="icon">
          <Link
            ref={close}
            to={urls.bible(placeQuery({ ...place, verses: null }))}
            replace
            preventScrollReset
            aria-label="Close"
            onClick={() => {
              const number = document.getElementById(`v${place.verses?.[0]}`);
              number?.querySelector("a")?.focus({ preventScroll: true });
            }}
          >
            <Icon name="close" />
          </Link>
        </Button>
      </div>
      {favourite && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
          {seenBy}
        </div>
      )}
    </div>
  );
}
