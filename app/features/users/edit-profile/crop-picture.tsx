import { useId } from "react";
import type { KeyboardEvent } from "react";
import { Slider } from "~/ui/slider";
import { moveBy, moveTo, roomOf, zoomMax, zoomOf, zoomTo } from "./crop";
import type { Crop } from "./crop";
import type { ChosenPicture } from "./chosen-picture";
import { useCropGestures } from "./use-crop-gestures";

interface CropPictureProps {
  picture: ChosenPicture;
  readOnly: boolean;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/**
 * Which square of a picture is taken: dragged and pinched, or by keyboard and screen reader moved by
 * two sliders that are heard but not seen.
 */
export function CropPicture({ picture, readOnly, onChange }: CropPictureProps) {
  const { url, size, crop } = picture;
  const zoomId = useId();
  const change = (how: (crop: Crop) => Crop) => {
    if (!readOnly) onChange(how);
  };
  const area = useCropGestures<HTMLDivElement>({
    // The picture follows the finger, so the square goes the other way.
    onDrag: (dx, dy) => {
      change((now) => moveBy(now, -dx, -dy, size));
    },
    onZoom: (factor) => {
      change((now) => zoomTo(now, zoomOf(now, size) * factor, size));
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    change((now) => moveBy(now, step[0], step[1], size));
  };
  const room = roomOf(crop, size);
  const percent = (pixels: number) => `${(pixels / crop.side) * 100}%`;
  const sliders = [
    {
      label: "Move left or right",
      value: part(crop.x, room.x),
      to: (now: Crop, value: number) =>
        moveTo(now, (value / 100) * room.x, now.y, size),
    },
    {
      label: "Move up or down",
      value: part(crop.y, room.y),
      to: (now: Crop, value: number) =>
        moveTo(now, now.x, (value / 100) * room.y, size),
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
              change((now) => to(now, Number(target.value)));
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
          max={zoomMax}
          step={0.05}
          value={zoomOf(crop, size)}
          onChange={({ target }) => {
            change((now) => zoomTo(now, Number(target.value), size));
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

/** Of the square's side, a key. */
const step = 0.05;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

function part(at: number, room: number): number {
  return room > 0 ? Math.round((at / room) * 100) : 50;
}
