import { Fragment, useCallback, useState } from "react";
import { shownImageSrc } from "~/shared/shown-image";
import type { VerseLayout } from "./layout";
import { placeWords } from "./place-words";
import { shapes } from "./shapes";

/**
 * The picture of a verse in a page: real text, which can be selected, found and read aloud. It is as
 * wide as its place, and its height is known before anything in it has come. verse-svg.ts draws the
 * same, from the same places.
 */
export function VerseArt({
  art,
  className = "",
}: {
  art: VerseLayout;
  className?: string;
}) {
  const { width, height } = shapes[art.shape];
  const { picture } = art;
  // On its ground the words can be read without it; a browser's sign for a broken picture is no help.
  const [broken, setBroken] = useState<string | null>(null);
  // One of the server's page may have failed before anybody listened.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete) return;
      image.decode().catch(() => {
        setBroken(picture);
      });
    },
    [picture],
  );
  const { x, anchor, lines, reference } = placeWords(art);
  // Nothing of their own to whoever does not see them: the words are, as of any quotation.
  const box = { role: "presentation", viewBox: `0 0 ${width} ${height}` };
  return (
    <figure
      className={`relative overflow-hidden ${className}`}
      style={{
        aspectRatio: `${width} / ${height}`,
        background: art.paint,
        color: art.ink,
      }}
    >
      {picture !== null && picture !== broken && (
        <img
          ref={look}
          src={shownImageSrc(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(picture);
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {art.veil.opacity > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-0"
          style={{ background: art.veil.color, opacity: art.veil.opacity }}
        />
      )}
      <blockquote>
        <svg
          {...box}
          className="verse-words font-serif"
          textAnchor={anchor}
          fontSize={art.size}
        >
          {lines.map(({ y, words }) => (
            <Fragment key={y}>
              <text x={x} y={y}>
                {words}
              </text>
              {/* Does not show; whoever reads the text without its lines needs it. */}{" "}
            </Fragment>
          ))}
        </svg>
      </blockquote>
      <figcaption>
        <svg
          {...box}
          className="verse-words font-semibold"
          textAnchor={anchor}
          fontSize={reference.size}
        >
          <text x={x} y={reference.y}>
            {art.reference}
          </text>
        </svg>
      </figcaption>
    </figure>
  );
}
