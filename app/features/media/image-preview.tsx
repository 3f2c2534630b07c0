import { imageSrc } from "~/shared/image-src";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useMissingImage } from "~/ui/use-missing-image";

interface ImagePreviewProps {
  source: string;
  alt: string;
  readOnly: boolean;
  onRemove: () => void;
}

/** An image that can't be loaded now may still be posted. */
export function ImagePreview({
  source,
  alt,
  readOnly,
  onRemove,
}: ImagePreviewProps) {
  const { missing, imageProps } = useMissingImage(source);
  return (
    <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
      {missing ? (
        <p
          role="status"
          className="flex min-h-24 items-center justify-center gap-2 py-4 pr-14 pl-4 text-sm text-ink-soft"
        >
          <Icon name="warning" className="size-5" />
          We can't show this picture right now. Please check its address.
        </p>
      ) : (
        <img
          {...imageProps}
          src={imageSrc(source)}
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
