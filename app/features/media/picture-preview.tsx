import { shownImageSrc } from "~/shared/shown-image";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useMissingPicture } from "~/ui/missing-picture";

interface PicturePreviewProps {
  source: string;
  alt: string;
  readOnly: boolean;
  onRemove: () => void;
}

/** The picture as it will be seen. One that cannot be shown now may still be posted. */
export function PicturePreview({
  source,
  alt,
  readOnly,
  onRemove,
}: PicturePreviewProps) {
  const { missing, watched } = useMissingPicture(source);
  return (
    <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
      {missing ? (
        <p
          role="status"
          className="flex min-h-24 items-center justify-center gap-2 py-4 pr-14 pl-4 text-sm text-ink-soft"
        >
          <Icon name="warning" className="size-5" />
          This picture cannot be shown here now. Please check its address.
        </p>
      ) : (
        <img
          {...watched}
          src={shownImageSrc(source)}
          alt={alt || "The chosen picture"}
          referrerPolicy="no-referrer"
          className="mx-auto max-h-80 min-h-24 object-scale-down"
        />
      )}
      <Button
        variant="secondary"
        size="icon"
        aria-label="Remove the picture"
        disabled={readOnly}
        onClick={onRemove}
        className="absolute! top-2 right-2 shadow-card"
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
