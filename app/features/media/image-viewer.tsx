import { useEffect, useId, useRef, useState } from "react";
import { listSmallerImages } from "~/shared/image-key";
import { imageSrc } from "~/shared/image-src";
import { DialogFrame } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { OverlayButton } from "~/ui/overlay-button";
import { useCloseOnBack } from "~/ui/use-close-on-back";
import type { Zoom } from "./image-zoom";
import { useImageGestures } from "./use-image-gestures";

export interface ViewerImage {
  url: string;
  /** px; null if unknown. */
  width: number | null;
  height: number | null;
  /** The description. */
  alt: string | null;
}

interface ImageViewerProps {
  images: readonly ViewerImage[];
  startIndex: number;
  onClose: () => void;
}

/** px that an arrow key moves a zoomed picture. */
const keyStep = 80;

/** Shows whole pictures over the page, in the dark in both themes. */
export function ImageViewer({ images, startIndex, onClose }: ImageViewerProps) {
  const titleId = useId();
  const [index, setIndex] = useState(startIndex);
  const image = useRef<HTMLImageElement>(null);
  const move = (step: -1 | 1) => {
    if (images[index + step]) setIndex(index + step);
  };
  const { stage, handlers, zoom, drag, held, changeZoom, toggleZoom } =
    useImageGestures({ image, onMove: move, onClose });
  useCloseOnBack(onClose);
  const isZoomed = zoom.scale > 1;
  const alt = images[index]?.alt;

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const x = Number(key === "ArrowRight") - Number(key === "ArrowLeft");
      const y = Number(key === "ArrowDown") - Number(key === "ArrowUp");
      if (isZoomed) {
        const { scale } = zoom;
        changeZoom({ scale, x: zoom.x - x * keyStep, y: zoom.y - y * keyStep });
      } else if (x !== 0) move(x > 0 ? 1 : -1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  });
  const motion = held ? "" : "transition-transform duration-200";

  return (
    <DialogFrame labelledBy={titleId} onCloseRequest={onClose} isFullScreen>
      <div
        className="absolute inset-0 bg-black"
        style={{ opacity: 1 - drag.y / 500 }}
      />
      <div
        ref={stage}
        {...handlers}
        className={`absolute inset-0 touch-none select-none ${isZoomed ? "cursor-grab" : "cursor-zoom-in"}`}
      >
        <div
          className={`flex h-full ${motion}`}
          style={{
            transform: `translate(calc(${drag.x}px - ${100 * index}%), ${drag.y}px)`,
          }}
        >
          {images.map(({ url, alt }, i) => (
            <img
              key={i}
              ref={i === index ? image : null}
              src={imageSrc(url)}
              alt={i === index ? (alt ?? "") : ""}
              draggable={false}
              referrerPolicy="no-referrer"
              className={`size-full shrink-0 bg-contain bg-center bg-no-repeat object-contain ${motion}`}
              style={i === index ? getImageStyle(url, zoom) : undefined}
            />
          ))}
        </div>
        {!isZoomed &&
          ([-1, 1] as const).map(
            (step) =>
              images[index + step] && (
                <OverlayButton
                  key={step}
                  label={step < 0 ? "Previous picture" : "Next picture"}
                  className={`absolute top-1/2 -translate-y-1/2 bg-black/50 ${step < 0 ? "left-2" : "right-2"}`}
                  onClick={() => {
                    move(step);
                  }}
                >
                  <Icon name={step < 0 ? "chevron-left" : "chevron-right"} />
                </OverlayButton>
              ),
          )}
      </div>
      <div className="absolute inset-x-0 top-0 flex items-center justify-end gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <h2
          id={titleId}
          aria-live="polite"
          className={`mr-auto rounded-full bg-black/70 px-3 py-1 text-sm font-semibold ${images.length > 1 ? "" : "sr-only"}`}
        >
          {images.length > 1
            ? `Picture ${index + 1} of ${images.length}`
            : "Picture"}
        </h2>
        <OverlayButton
          label={isZoomed ? "Zoom out" : "Zoom in"}
          className="bg-black/50"
          onClick={() => {
            toggleZoom();
          }}
        >
          <Icon name="search" className="size-6" />
        </OverlayButton>
        <OverlayButton label="Close" className="bg-black/50" onClick={onClose}>
          <Icon name="close" className="size-6" />
        </OverlayButton>
      </div>
      {alt && !isZoomed && (
        // The picture's alternative text already says it.
        <p
          aria-hidden="true"
          dir="auto"
          className="absolute inset-x-0 bottom-0 max-h-1/3 overflow-y-auto bg-black/60 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-center text-sm text-balance"
        >
          {alt}
        </p>
      )}
    </DialogFrame>
  );
}

/** Until the whole picture has loaded, the smaller one is visible, which the card has probably loaded already. */
function getImageStyle(url: string, { scale, x, y }: Zoom) {
  const smaller = listSmallerImages(url).at(-1)?.name;
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    ...(smaller && { backgroundImage: `url("${smaller}")` }),
  };
}
