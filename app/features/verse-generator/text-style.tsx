import { useId } from "react";
import { formats, shapes } from "~/features/verse-art/shapes";
import { typeset, unitsPerPx } from "~/features/verse-art/typeset";
import { Segments } from "~/ui/segments";
import { Slider } from "~/ui/slider";
import { useMediaQuery, wideScreen } from "~/ui/use-media-query";
import { textColors } from "./catalogue";
import { ColorChoice } from "./color-choice";
import { alignments, textSizes, type VerseStyle } from "./verse-style";

interface TextStyleProps {
  style: VerseStyle;
  /** The selected verse, or empty. */
  text: string;
  onChange: (part: Partial<VerseStyle>) => void;
}

const names = { left: "Left", center: "Center", right: "Right" };

export function TextStyle({ style, text, onChange }: TextStyleProps) {
  const id = useId();
  const isWide = useMediaQuery(wideScreen, false);
  const { textSize } = style;
  const shape = shapes[formats[style.format]];
  const { size, isReduced } = typeset(text, textSize, shape);
  return (
    <div className="space-y-5">
      <ColorChoice
        label="Text color"
        colors={textColors}
        value={style.textColor}
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
            {textSize}
          </output>
        </p>
        <Slider
          id={id}
          {...(isWide ? textSizes.desktop : textSizes.phone)}
          value={textSize}
          aria-describedby={`${id}-set`}
          onChange={(event) => {
            onChange({ textSize: event.target.valueAsNumber });
          }}
        />
        <p id={`${id}-set`} role="status" className="text-sm text-ink-soft">
          {isReduced &&
            `Reduced to ${Math.floor(size / unitsPerPx)} so that the whole text fits.`}
        </p>
      </div>
      <Segments
        label="Alignment"
        options={alignments.map((value) => ({ value, label: names[value] }))}
        value={style.alignment}
        onChange={(alignment) => {
          onChange({ alignment });
        }}
      />
    </div>
  );
}
