import { Fragment } from "react";
import { shownImageSrc } from "~/shared/shown-image";
import type { VerseLayout } from "./layout";
import { leading, shapes } from "./shapes";

/**
 * The picture of a verse in a page: real text, which can be selected, found and read aloud. It is as
 * wide as its place, and its height is known before anything in it has come. verse-svg.ts draws the
 * same.
 */
export function VerseArt({
  art,
  className = "",
}: {
  art: VerseLayout;
  className?: string;
}) {
  const { width, height, margin, reference } = shapes[art.shape];
  const units = (length: number) => `${(length / width) * 100}cqw`;
  return (
    <figure
      className={`relative overflow-hidden ${className}`}
      style={{
        containerType: "inline-size",
        aspectRatio: `${width} / ${height}`,
        background: art.paint,
        color: art.ink,
        textAlign: art.align,
      }}
    >
      {art.picture !== null && (
        <img
          src={shownImageSrc(art.picture)}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
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
      <div
        className="absolute inset-0 flex flex-col justify-center"
        style={{
          padding: `${units(margin.top)} ${units(margin.x)} ${units(margin.bottom)}`,
        }}
      >
        <blockquote
          className="font-serif verse-lines"
          style={{ fontSize: units(art.size), lineHeight: leading }}
        >
          {art.lines.map((line, i) => (
            <Fragment key={i}>
              {i > 0 && <br />}
              {/* The blank does not show; whoever reads the text without its lines needs it. */}
              {`${line} `}
            </Fragment>
          ))}
        </blockquote>
        <figcaption
          className="font-semibold verse-lines"
          style={{
            marginTop: units(reference.gap),
            fontSize: units(reference.size),
            lineHeight: units(reference.leading),
          }}
        >
          {art.reference}
        </figcaption>
      </div>
    </figure>
  );
}
