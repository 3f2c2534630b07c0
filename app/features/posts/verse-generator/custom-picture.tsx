import { PictureSource } from "~/features/posts/picture-source";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Spinner } from "~/ui/spinner";

interface CustomPictureProps {
  picture: string;
  imageUrl: string;
  preparing: boolean;
  problem: string | undefined;
  readOnly: boolean;
  onFile: (file: File) => void;
  onChange: (part: { picture?: string; imageUrl?: string }) => void;
}

/** A picture of one's own as the ground: by file, or by its https address. The preview shows it. */
export function CustomPicture({
  picture,
  imageUrl,
  preparing,
  problem,
  readOnly,
  onFile,
  onChange,
}: CustomPictureProps) {
  if (preparing) {
    return (
      <p
        role="status"
        className="flex min-h-24 items-center justify-center gap-2 rounded-control bg-sunken text-sm text-ink-soft"
      >
        <Spinner />
        Preparing the picture…
      </p>
    );
  }
  if (picture === "") {
    return (
      <div className="space-y-3">
        <PictureSource
          imageUrl={imageUrl}
          problem={problem}
          readOnly={readOnly}
          onFile={onFile}
          onUrl={(url) => {
            onChange({ imageUrl: url });
          }}
        />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-control bg-sunken p-2">
      <img
        src={picture}
        alt=""
        className="size-14 rounded-control object-cover"
      />
      <p
        role={problem === undefined ? undefined : "alert"}
        className={`min-w-0 flex-1 text-sm ${problem === undefined ? "text-ink-soft" : "text-danger"}`}
      >
        {problem ?? "Your picture"}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Remove the picture"
        disabled={readOnly}
        onClick={() => {
          onChange({ picture: "" });
        }}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
