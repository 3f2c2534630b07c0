import { Fragment } from "react";
import { imageSrc } from "~/shared/image-src";
import type { VerseLayout } from "./layout";
import { positionText, smallCapital, splitDivineNames } from "./text-position";
import { shapes } from "./shapes";

/**
 * A verse image as real text, which can be selected, searched and read aloud. It fills its container's
 * width, and its aspect ratio is fixed, so loading the background doesn't shift the page. verse-svg.ts
 * renders the same positions as SVG.
 */
export function VerseArt({
  art,
  lang,
  className = "",
}: {
  art: VerseLayout;
  lang?: string;
  className?: string;
}) {
  const { width, height } = shapes[art.shape];
  const { imageUrl, overlay } = art;
  const { x, anchor, lines, reference, shade } = positionText(art);
  const toCss = (across: number, down: number) =>
    `${(across * 100) / width}% ${(down * 100) / height}%`;
  // Assistive technology should see only the text, not the graphics.
  const box = { role: "presentation", viewBox: `0 0 ${width} ${height}` };
  return (
    <figure
      lang={lang}
      className={`relative mx-auto overflow-hidden ${className}`}
      style={{
        aspectRatio: `${width} / ${height}`,
        // No taller than 4:5.
        maxWidth: `${(width * 125) / height}%`,
        background: art.backgroundCss,
        color: art.textColor,
      }}
    >
      {imageUrl !== null && (
        <img
          key={imageUrl}
          ref={hideIfBroken}
          src={imageSrc(imageUrl)}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            hideIfBroken(currentTarget);
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {overlay.opacity > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-0"
          style={{
            background: `radial-gradient(${toCss(shade.rx, shade.ry)} at ${toCss(shade.x, shade.y)}, ${overlay.color} 60%, ${overlay.color}73 80%, ${overlay.color}00)`,
            opacity: overlay.opacity,
          }}
        />
      )}
      <blockquote>
        <svg
          {...box}
          className="verse-text font-serif"
          textAnchor={anchor}
          fontSize={art.size}
        >
          {lines.map(({ y, text }) => (
            <Fragment key={y}>
              <text x={x} y={y}>
                {splitDivineNames(text).map((part, i) =>
                  i % 3 === 2 ? (
                    <tspan key={i} fontSize={art.size * smallCapital}>
                      {part}
                    </tspan>
                  ) : (
                    part
                  ),
                )}
              </text>
              {/* Not visible, but separates the lines for screen readers and copied text. */}{" "}
            </Fragment>
          ))}
        </svg>
      </blockquote>
      <figcaption>
        <svg
          {...box}
          className="verse-text font-semibold"
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

/** The text stays readable without the image, which may have failed before hydration. */
function hideIfBroken(image: HTMLImageElement | null): void {
  if (!image?.complete) return;
  image.decode().catch(() => {
    image.hidden = true;
  });
}
