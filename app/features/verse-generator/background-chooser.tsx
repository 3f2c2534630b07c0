import { ImageField } from "~/features/media/image-field";
import { Segments } from "~/ui/segments";
import { backgroundKinds, catalogue, backgroundColors } from "./catalogue";
import { ColorChoice } from "./color-choice";
import { getShownKind, type VerseStyle } from "./verse-style";
import { Swatches } from "./swatches";

interface BackgroundChooserProps {
  style: VerseStyle;
  onChange: (part: Partial<VerseStyle>) => void;
  preparing: boolean;
  onFile: (file: File) => void;
  /** What's wrong with the custom image. */
  problem: string | undefined;
  readOnly: boolean;
}

const formatOptions = [
  { value: "4:5", label: "Portrait 4:5" },
  { value: "1:1", label: "Square 1:1" },
  { value: "9:16", label: "Story 9:16" },
] as const;

export function BackgroundChooser({
  style,
  onChange,
  preparing,
  onFile,
  problem,
  readOnly,
}: BackgroundChooserProps) {
  const { kind } = style;
  return (
    <div className="space-y-4">
      <Segments
        label="Background style"
        hideLabel
        options={backgroundKinds}
        value={kind}
        onChange={(value) => {
          onChange({ kind: value });
        }}
        className="grid-cols-3 tight:grid-cols-2"
      />
      {kind === "custom" ? (
        // A small preview, because the verse is shown on the same image.
        <div className="[&_img]:max-h-24 [&_img]:min-h-14">
          <ImageField
            value={style}
            preparing={preparing}
            problems={{ imageUrl: problem }}
            readOnly={readOnly}
            onFile={onFile}
            onChange={onChange}
          />
          {getShownKind(style) !== "custom" && (
            <p className="mt-2 text-sm text-ink-soft">
              Until you choose a picture or enter its https address, your verse
              keeps its last background.
            </p>
          )}
        </div>
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
          label={
            backgroundKinds.find(({ value }) => value === kind)?.label ?? ""
          }
          shape="card"
          swatches={catalogue[kind]}
          chosen={style.chosen[kind]}
          onChoose={(i) => {
            onChange({ chosen: { ...style.chosen, [kind]: i } });
          }}
        />
      )}
      <Segments
        label="Format"
        options={formatOptions}
        value={style.format}
        onChange={(format) => {
          onChange({ format });
        }}
      />
    </div>
  );
}
