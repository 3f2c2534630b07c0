import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { quoted } from "~/browser/scripture-text";
import type { Quotation } from "~/browser/scripture-text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon";
import { noteId, noteLetter } from "./note-anchor";
import { placeQuery } from "./place";
import type { Place } from "./place";
import { useVerseActs } from "./use-verse-acts";
import { opened } from "./use-verse-choice";

interface VerseBarProps {
  place: Place;
  /** As it is said: "John 3:16". */
  reference: string;
  /** What the verses say; asked when it is needed. */
  quotation: () => Quotation | null;
  /** Of a verse that is not in this version's text: where it speaks of it. */
  missing: { note: number; words: string } | null;
  /** Null: of several verses at once, or of one without words, there is no such thing. */
  favourite: boolean | null;
  /** What is said of a favourite: who sees it. */
  seenBy: ReactNode;
  onFavourite: (wanted: boolean) => void;
  onPost: (words: string) => void;
  /** Whether a picture can be made of them all. */
  hasPicture: boolean;
}

/** Icon over word: five of them stand beside each other on the narrowest phone. */
const look =
  "flex-1 flex-col gap-0.5! px-1! text-xs! sm:min-w-14 tight:min-w-0 tight:px-0!";
const withScript = {
  variant: "quiet",
  className: `${look} not-in-data-js:hidden`,
} as const;

/** What can be done with the verses that the address points to. */
export function VerseBar({
  place,
  reference,
  quotation,
  missing,
  favourite,
  seenBy,
  onFavourite,
  onPost,
  hasPicture,
}: VerseBarProps) {
  const close = useRef<HTMLAnchorElement>(null);
  const { copy, share } = useVerseActs(place, quotation);
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
  // Of a verse alone that is not there, there is nothing to copy, to share or to keep.
  const empty = missing !== null && place.verses?.length === 1;
  return (
    <div
      role="group"
      aria-label={reference}
      data-verse-bar=""
      className="card sticky bottom-24 z-10 mt-6 py-1.5 pr-2 pl-4 font-sans shadow-float lg:bottom-8"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="min-w-0 flex-1 basis-40 font-serif text-lg text-ink">
          {/* Word joiners: a line does not end within "5–7". */}
          {reference.replaceAll("–", "\u2060–\u2060")}
        </p>
        {!empty && (
          <div className="-ml-2 flex max-sm:order-last max-sm:w-full">
            <Button {...withScript} onClick={copy}>
              <Face icon="copy" label="Copy" />
            </Button>
            <Button {...withScript} onClick={share}>
              <Face icon="share" label="Share" />
            </Button>
            <Button
              {...withScript}
              onClick={() => {
                const words = quotation();
                if (words) onPost(quoted(words));
              }}
            >
              <Face icon="edit" label="Post" />
            </Button>
            {favourite !== null && (
              <Button
                variant="quiet"
                aria-pressed={favourite}
                className={`${look} ${favourite ? "text-love" : ""}`}
                onClick={() => {
                  onFavourite(!favourite);
                }}
              >
                <Face
                  icon={favourite ? "heart-filled" : "heart"}
                  label="Favourite"
                />
              </Button>
            )}
            {hasPicture && (
              <Button asChild variant="quiet" className={look}>
                <Link
                  to={urls.verseGeneratorAt(placeQuery(place))}
                  aria-label="Make a verse image"
                  title="Make a verse image"
                >
                  <Face icon="image" label="Image" />
                </Link>
              </Button>
            )}
          </div>
        )}
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
      {missing && <Missing {...missing} />}
      {favourite && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
          {seenBy}
        </div>
      )}
    </div>
  );
}

function Face({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
}

/** Where a verse is that is not in the text. */
function Missing({ note, words }: { note: number; words: string }) {
  return (
    <p className="pb-1 text-sm text-ink-soft">
      {words}{" "}
      <button
        type="button"
        {...{ popovertarget: noteId(note) }}
        className="touch font-semibold text-primary underline"
      >
        footnote {noteLetter(note)}
      </button>
    </p>
  );
}
