import { useId } from "react";
import { useReconnectCount } from "~/ui/use-on-reconnect";
import type { Swatch } from "./catalogue";

interface SwatchesProps {
  label: string;
  swatches: readonly Swatch[];
  /** -1: none of these. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Cards for images, dots for colors. */
  shape: "card" | "dot";
}

const shapes = {
  card: "aspect-4/5 w-full rounded-control",
  dot: "size-11 rounded-full",
};

/** Radio buttons that show a background or color each. */
export function Swatches({
  label,
  swatches,
  chosen,
  onChoose,
  shape,
}: SwatchesProps) {
  const name = useId();
  const reconnects = useReconnectCount();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 w-full text-sm">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="float-right text-ink-soft">
          {swatches[chosen]?.name}
        </span>
      </legend>
      <div
        className={
          shape === "card"
            ? "grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2"
            : "grid grid-cols-[repeat(6,2.75rem)] justify-between gap-y-2 tight:grid-cols-4"
        }
      >
        {swatches.map((swatch, i) => (
          <label
            key={swatch.name}
            title={swatch.name}
            style={{ background: swatch.css ?? swatch.tone }}
            className={`relative block cursor-pointer overflow-hidden border border-line-strong ring-offset-2 ring-offset-paper has-checked:ring-3 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-primary ${shapes[shape]}`}
          >
            <input
              type="radio"
              name={name}
              aria-label={swatch.name}
              className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none"
              checked={i === chosen}
              onChange={() => {
                onChoose(i);
              }}
            />
            {swatch.url !== undefined && (
              <img
                key={reconnects}
                src={swatch.url}
                alt=""
                loading="lazy"
                decoding="async"
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true;
                }}
                className="pointer-events-none size-full object-cover"
              />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
