import { Link } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import {
  formatQuotation,
  type CopyOptions,
  type GetQuotation,
} from "~/client/scripture-text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { CrossReferences } from "./cross-references/cross-references";
import { toPassageQuery, type Passage } from "./passage";
import { useVerseActions } from "./use-verse-actions";
import { openOverlays } from "./use-verse-selection";

interface VerseBarProps {
  passage: Passage;
  /** "John 3:16" */
  reference: string;
  /** Called when the text is needed. */
  quotation: GetQuotation;
  copyOptions: CopyOptions;
  favourite: boolean;
  favouriteVisibility: ReactNode;
  onFavourite: (desired: boolean) => void;
  onPost: (text: string) => void;
  canMakeImage: boolean;
}

/** Icon above label, because five buttons must fit on the narrowest phone. */
const buttonClass =
  "flex-1 flex-col gap-0.5! px-1! text-xs! sm:min-w-14 tight:min-w-0 tight:px-0!";
const scriptButtonProps = {
  variant: "quiet",
  className: `${buttonClass} needs-script`,
} as const;

export function VerseBar({
  passage,
  reference,
  quotation,
  copyOptions,
  favourite,
  favouriteVisibility,
  onFavourite,
  onPost,
  canMakeImage,
}: VerseBarProps) {
  const closeLink = useRef<HTMLAnchorElement>(null);
  const { copy, share } = useVerseActions(passage, quotation, copyOptions);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(openOverlays)) {
        closeLink.current?.click();
      }
    };
    // Capture phase: runs before an open menu closes, so that one Escape closes only one thing.
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
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="min-w-0 flex-1 basis-40 font-serif text-lg text-ink">
          {/* Word joiners prevent line breaks within "5–7". */}
          {reference.replaceAll("–", "\u2060–\u2060")}
        </p>
        <div className="-ml-2 flex max-sm:order-last max-sm:w-full">
          <Button {...scriptButtonProps} onClick={copy}>
            <IconLabel icon="copy" label="Copy" />
          </Button>
          <Button {...scriptButtonProps} onClick={share}>
            <IconLabel icon="share" label="Share" />
          </Button>
          <Button
            {...scriptButtonProps}
            onClick={() => {
              const quote = quotation();
              if (quote) onPost(formatQuotation(quote));
            }}
          >
            <IconLabel icon="edit" label="Post" />
          </Button>
          <Button
            variant="quiet"
            aria-pressed={favourite}
            className={`${buttonClass} ${favourite ? "text-love" : ""}`}
            onClick={() => {
              onFavourite(!favourite);
            }}
          >
            <IconLabel
              icon={favourite ? "heart-filled" : "heart"}
              label="Favourite"
            />
          </Button>
          {canMakeImage && (
            <Button asChild variant="quiet" className={buttonClass}>
              <Link
                to={urls.verseGeneratorAt(toPassageQuery(passage))}
                aria-label="Make a verse image"
                title="Make a verse image"
              >
                <IconLabel icon="image" label="Image" />
              </Link>
            </Button>
          )}
        </div>
        <Button asChild variant="quiet" size="icon">
          <Link
            ref={closeLink}
            to={urls.bible(toPassageQuery({ ...passage, verses: null }))}
            replace
            preventScrollReset
            aria-label="Close"
            onClick={() => {
              const number = document.getElementById(`v${passage.verses?.[0]}`);
              number?.querySelector("a")?.focus({ preventScroll: true });
            }}
          >
            <Icon name="close" />
          </Link>
        </Button>
      </div>
      {favouriteVisibility && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
          {favouriteVisibility}
        </div>
      )}
      <CrossReferences passage={passage} />
    </div>
  );
}

function IconLabel({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
}
