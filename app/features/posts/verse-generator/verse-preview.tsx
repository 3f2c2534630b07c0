import type { Customization } from "~/features/verse-art/customization";
import {
  verseBackground,
  verseText,
} from "~/features/verse-art/verse-background";
import { shownImageSrc } from "~/shared/shown-image";

interface VersePreviewProps {
  /** Null: no verse is chosen. */
  text: string | null;
  reference: string;
  customization: Customization;
}

/** The picture as it will be shared, 4 : 5, at whatever size there is room for. */
export function VersePreview({
  text,
  reference,
  customization,
}: VersePreviewProps) {
  const background = verseBackground(customization);
  const { color, size, align } = verseText(customization);
  return (
    <figure
      aria-label="Preview"
      className="@container-[size] relative grid aspect-4/5 size-full place-items-center overflow-hidden rounded-card shadow-card"
      style={{
        color,
        textAlign: align,
        background: background.kind === "paint" ? background.css : "#1c1e27",
      }}
    >
      {background.kind === "picture" && (
        <>
          <img
            key={background.url}
            src={shownImageSrc(background.url)}
            alt=""
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full object-cover"
          />
          <span aria-hidden="true" className="absolute inset-0 bg-black/45" />
        </>
      )}
      <div className="relative w-full p-[8cqw]">
        <blockquote
          className="font-serif leading-snug text-balance"
          style={{ fontSize: `${fontSize(size, text?.length ?? 0)}cqw` }}
        >
          {text ?? "Choose a verse, and it will stand here."}
        </blockquote>
        {text !== null && (
          <figcaption className="mt-[4cqw] text-[3.5cqw] font-semibold">
            {reference}
          </figcaption>
        )}
      </div>
    </figure>
  );
}

/** Hundredths of the width: a size counts for a card of 400 px, and a long passage gets what fits. */
function fontSize(size: number, letters: number): number {
  return Math.min(size / 4, Math.sqrt(11_000 / Math.max(1, letters)));
}
