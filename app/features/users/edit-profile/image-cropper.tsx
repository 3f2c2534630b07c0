import { useId, type KeyboardEvent } from "react";
import { Slider } from "~/ui/slider";
import {
  moveBy,
  moveTo,
  getMoveRange,
  maxZoom,
  getZoom,
  zoomTo,
  type Crop,
} from "./crop";
import type { ChosenImage } from "./chosen-image";
import { useCropGestures } from "./use-crop-gestures";

interface ImageCropperProps {
  image: ChosenImage;
  readOnly: boolean;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** Selects a square of the image by drag and pinch. Two visually hidden sliders move it by keyboard and screen reader. */
export function ImageCropper({ image, readOnly, onChange }: ImageCropperProps) {
  const { url, size, crop } = image;
  const zoomId = useId();
  const change = (update: (crop: Crop) => Crop) => {
    if (!readOnly) onChange(update);
  };
  const area = useCropGestures<HTMLDivElement>({
    // The image follows the finger, so the square moves in the opposite direction.
    onDrag: (dx, dy) => {
      change((crop) => moveBy(crop, -dx, -dy, size));
    },
    onZoom: (factor) => {
      change((crop) => zoomTo(crop, getZoom(crop, size) * factor, size));
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    change((crop) => moveBy(crop, step[0], step[1], size));
  };
  const range = getMoveRange(crop, size);
  const percent = (pixels: number) => `${(pixels / crop.side) * 100}%`;
  const sliders = [
    {
      label: "Move left or right",
      value: toPercent(crop.x, range.x),
      to: (crop: Crop, value: number) =>
        moveTo(crop, (value / 100) * range.x, crop.y, size),
    },
    {
      label: "Move up or down",
      value: toPercent(crop.y, range.y),
      to: (crop: Crop, value: number) =>
        moveTo(crop, crop.x, (value / 100) * range.y, size),
    },
  ];

  return (
    <div className="mx-auto w-64">
      <div
        ref={area}
        className="relative aspect-square w-full cursor-move overflow-hidden rounded-card border border-line bg-sunken has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-primary"
        style={{ touchAction: "none" }}
      >
        <img
          src={url}
          alt="What you have chosen"
          draggable={false}
          className="absolute max-w-none select-none"
          style={{
            width: percent(size.width),
            height: percent(size.height),
            left: percent(-crop.x),
            top: percent(-crop.y),
          }}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full"
          style={{ boxShadow: "0 0 0 8rem rgb(0 0 0 / 0.55)" }}
        />
        {sliders.map(({ label, value, to }) => (
          <input
            key={label}
            type="range"
            aria-label={label}
            value={value}
            readOnly={readOnly}
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              change((crop) => to(crop, Number(target.value)));
            }}
            className="sr-only"
          />
        ))}
      </div>
      <div className="mt-3 flex items-center gap-3">
        <label htmlFor={zoomId} className="text-sm font-semibold text-ink">
          Zoom
        </label>
        <Slider
          id={zoomId}
          min={1}
          max={maxZoom}
          step={0.05}
          value={getZoom(crop, size)}
          onChange={({ target }) => {
            change((crop) => zoomTo(crop, Number(target.value), size));
          }}
        />
      </div>
      <p className="text-center text-xs text-ink-soft">
        Drag the picture
        <span className="pointer-coarse:hidden">, or use the arrow keys</span>.
      </p>
    </div>
  );
}

/** Fraction of the square's side per key press. */
const step = 0.05;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function toPercent(position: number, range: number): number {
  return range > 0 ? Math.round((position / range) * 100) : 50;
}
