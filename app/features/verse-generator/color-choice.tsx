import { useId } from "react";
import type { Swatch } from "./catalogue";
import { Swatches } from "./swatches";

interface ColorChoiceProps {
  label: string;
  colors: readonly Swatch[];
  value: string;
  onChange: (value: string) => void;
}

/** Named colours, and the browser's colour picker for any other. */
export function ColorChoice({
  label,
  colors,
  value,
  onChange,
}: ColorChoiceProps) {
  const id = useId();
  return (
    <div>
      <Swatches
        label={label}
        shape="dot"
        swatches={colors}
        chosen={colors.findIndex(({ css }) => css === value)}
        onChoose={(i) => {
          onChange(colors[i]?.css ?? value);
        }}
      />
      <div className="mt-2 flex items-center gap-3">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          className="h-11 w-14 cursor-pointer rounded-control border border-line-strong bg-paper p-1"
        />
        <label htmlFor={id} className="cursor-pointer text-sm text-ink-soft">
          Own {label.toLowerCase()}
        </label>
      </div>
    </div>
  );
}
