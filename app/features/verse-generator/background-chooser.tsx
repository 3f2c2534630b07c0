import { Segments } from "~/ui/segments";
import { backgroundKinds, catalogue, backgroundColors } from "./catalogue";
import { ColorChoice } from "./color-choice";
import { CustomImage } from "./custom-image";
import type { VerseStyle } from "./verse-style";
import { Swatches } from "./swatches";

interface BackgroundChooserProps {
  style: VerseStyle;
  onChange: (part: Partial<VerseStyle>) => void;
  preparing: boolean;
  onFile: (file: File) => void;
  problem: string | undefined;
  /** How often the user tried to share without an image. */
  focusRequests: number;
  busy: boolean;
  /** Called with an image that failed to load, or null. */
  onMissing: (imageData: string | null) => void;
}

const kinds = backgroundKinds.map(({ kind, label }) => ({
  value: kind,
  label,
}));

export function BackgroundChooser({
  style,
  onChange,
  preparing,
  onFile,
  problem,
  focusRequests,
  busy,
  onMissing,
}: BackgroundChooserProps) {
  const { kind } = style;
  return (
    <div className="space-y-4">
      <Segments
        label="Background style"
        hideLabel
        options={kinds}
        value={kind}
        onChange={(value) => {
          onChange({ kind: value });
        }}
        className="grid-cols-3 tight:grid-cols-2"
      />
      {kind === "custom" ? (
        <CustomImage
          imageData={style.imageData}
          imageUrl={style.imageUrl}
          preparing={preparing}
          problem={problem}
          focusRequests={focusRequests}
          readOnly={busy}
          onFile={onFile}
          onChange={onChange}
          onMissing={onMissing}
        />
      ) : kind === "solid" ? (
        <ColorChoice
          label="Background color"
          colors={backgroundColors}
          value={style.solidColor}
          onChange={(solidColor) => {
            onChange({ solidColor });
          }}
        />
      ) : (
        <Swatches
          key={kind}
          label={kinds.find(({ value }) => value === kind)?.label ?? ""}
          shape="card"
          swatches={catalogue[kind]}
          chosen={style.chosen[kind]}
          onChoose={(i) => {
            onChange({ chosen: { ...style.chosen, [kind]: i } });
          }}
        />
      )}
    </div>
  );
}
