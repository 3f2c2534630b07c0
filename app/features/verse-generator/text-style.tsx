import { useId, useSyncExternalStore } from "react";
import { shapes } from "~/features/verse-art/shapes";
import { typeset, unitsPerPx } from "~/features/verse-art/typeset";
import { Segments } from "~/ui/segments";
import { Slider } from "~/ui/slider";
import { textColours } from "./catalogue";
import { ColourChoice } from "./colour-choice";
import { alignments, fitSize, textSizes } from "./look";
import type { Look } from "./look";

interface TextStyleProps {
  look: Look;
  /** What is set in it; empty before a verse is chosen. */
  text: string;
  onChange: (part: Partial<Look>) => void;
}

const names = { left: "Left", center: "Center", right: "Right" };

/** spec §2, the text style card: colour, size, alignment. */
export function TextStyle({ look, text, onChange }: TextStyleProps) {
  const id = useId();
  const range = useDesktop() ? textSizes.desktop : textSizes.phone;
  const size = fitSize(look.textSize, range);
  const set = typeset(text, look.textSize, shapes.post).size / unitsPerPx;
  return (
    <div className="space-y-5">
      <ColourChoice
        label="Text color"
        colours={textColours}
        value={look.textColor}
        onChange={(textColor) => {
          onChange({ textColor });
        }}
      />
      <div>
        <p className="flex justify-between text-sm">
          <label htmlFor={id} className="font-semibold">
            Text size
          </label>
          <output htmlFor={id} className="text-ink-soft tabular-nums">
            {size}
          </output>
        </p>
        <Slider
          id={id}
          {...range}
          value={size}
          aria-describedby={`${id}-set`}
          onChange={(event) => {
            onChange({ textSize: event.target.valueAsNumber });
          }}
        />
        <p id={`${id}-set`} role="status" className="text-sm text-ink-soft">
          {set < size &&
            `Set at ${Math.floor(set)}, so that all of the verse fits.`}
        </p>
      </div>
      <Segments
        label="Alignment"
        options={alignments.map((value) => ({ value, label: names[value] }))}
        value={look.alignment}
        onChange={(alignment) => {
          onChange({ alignment });
        }}
      />
    </div>
  );
}

/** Whether the window is as wide as the desktop shell. */
function useDesktop(): boolean {
  return useSyncExternalStore(
    follow,
    () => wide().matches,
    () => false,
  );
}

const wide = () => matchMedia("(width >= 64rem)");

function follow(listener: () => void): () => void {
  const query = wide();
  query.addEventListener("change", listener);
  return () => {
    query.removeEventListener("change", listener);
  };
}
