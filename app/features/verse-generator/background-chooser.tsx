import { Segments } from "~/ui/segments";
import { backgroundKinds, catalogue, groundColours } from "./catalogue";
import { ColourChoice } from "./colour-choice";
import { CustomPicture } from "./custom-picture";
import type { Look } from "./look";
import { Swatches } from "./swatches";

interface BackgroundChooserProps {
  look: Look;
  onChange: (part: Partial<Look>) => void;
  preparing: boolean;
  onFile: (file: File) => void;
  /** What is wrong with a picture of one's own. */
  problem: string | undefined;
  /** How often its absence has stood in the way of sharing. */
  asked: number;
  busy: boolean;
  /** Told of a picture of one's own that there is none. */
  onMissing: (picture: string | null) => void;
}

const kinds = backgroundKinds.map(({ kind, label }) => ({
  value: kind,
  label,
}));

/** spec §2: five gradients, sixteen drawings, a colour, or a picture of one's own. */
export function BackgroundChooser({
  look,
  onChange,
  preparing,
  onFile,
  problem,
  asked,
  busy,
  onMissing,
}: BackgroundChooserProps) {
  const { kind } = look;
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
        <CustomPicture
          picture={look.picture}
          imageUrl={look.imageUrl}
          preparing={preparing}
          problem={problem}
          asked={asked}
          readOnly={busy}
          onFile={onFile}
          onChange={onChange}
          onMissing={onMissing}
        />
      ) : kind === "solid" ? (
        <ColourChoice
          label="Background color"
          colours={groundColours}
          value={look.solidColor}
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
          chosen={look.chosen[kind]}
          onChoose={(i) => {
            onChange({ chosen: { ...look.chosen, [kind]: i } });
          }}
        />
      )}
    </div>
  );
}
