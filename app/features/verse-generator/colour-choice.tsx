import { useId } from "react";
import type { NamedColour } from "./catalogue";
import { Swatches } from "./swatches";

interface ColourChoiceProps {
  label: string;
  colours: readonly NamedColour[];
  value: string;
  onChange: (value: string) => void;
}

/** Named colours, and the browser's color picker for any other. */
export function ColourChoice({
  label,
  colours,
  value,
  onChange,
}: ColourChoiceProps) {
  const id = useId();
  return (
    <div>
      <Swatches
        label={label}
        shape="dot"
        swatches={colours.map(({ name, value: css }) => ({ name, css }))}
        chosen={colours.findIndex((colour) => colour.value === value)}
        onChoose={(i) => {
          onChange(colours[i]?.value ?? value);
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
