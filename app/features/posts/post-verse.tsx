import {
  verseBackground,
  verseText,
} from "~/features/verse-art/verse-background";
import { shownImageSrc } from "~/shared/shown-image";
import type { VerseData } from "./post";
import { verseReference } from "./verse-range";

/** A verse over its background. Scripture is set in the serif; the text is the server's own. */
export function PostVerse({ verse }: { verse: VerseData }) {
  const background = verseBackground(verse.customization);
  const { color, size, align } = verseText(verse.customization);
  return (
    <figure
      className="relative grid min-h-72 place-items-center overflow-hidden rounded-control p-6 sm:min-h-96 sm:p-10"
      style={{
        color,
        textAlign: align,
        background: background.kind === "paint" ? background.css : "#1c1e27",
      }}
    >
      {background.kind === "picture" && (
        <>
          <img
            src={shownImageSrc(background.url)}
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover"
          />
          <span aria-hidden="true" className="absolute inset-0 bg-black/45" />
        </>
      )}
      <div className="relative w-full text-shadow-sm">
        <blockquote
          className="font-serif leading-snug text-balance"
          style={{ fontSize: `clamp(1.125rem, ${size / 16}rem, 7vw)` }}
        >
          {verse.text}
        </blockquote>
        <figcaption className="mt-4 text-sm font-semibold">
          {verseReference(verse)} ({verse.version})
        </figcaption>
      </div>
    </figure>
  );
}
