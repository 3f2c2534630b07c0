import { useEffect, useRef } from "react";
import { isHostedImage } from "~/shared/image-key";
import { maxImageAltLength } from "~/shared/image-source";
import { isPublicAddress } from "~/shared/public-address";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Spinner } from "~/ui/spinner";
import { ImageSourceInput } from "./image-source-input";
import { useDebounced } from "./use-debounced";
import { imageSrc } from "~/shared/image-src";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useMissingImage } from "~/ui/use-missing-image";

export interface ImageFieldValue {
  /** A data URL, or empty. */
  imageData: string;
  /** A typed URL, or the path of an uploaded image. */
  imageUrl: string;
  imageAlt: string;
}

interface ImageFieldProps {
  /** Asks for a description only if there is an `imageAlt`. */
  value: Omit<ImageFieldValue, "imageAlt"> & { imageAlt?: string };
  /** True while a file is read and scaled. */
  preparing: boolean;
  /** Error messages by field. */
  problems?: { imageUrl?: string | undefined; imageAlt?: string | undefined };
  readOnly?: boolean;
  multiple?: boolean;
  onFile: (file: File) => void;
  onChange: (part: Partial<ImageFieldValue>) => void;
}

/** Picks an image by file or URL, previews it, and asks for a description. */
export function ImageField({
  value,
  preparing,
  problems = {},
  readOnly = false,
  multiple = false,
  onFile,
  onChange,
}: ImageFieldProps) {
  const { imageData, imageUrl, imageAlt } = value;
  const savedImage = imageData || (isHostedImage(imageUrl) ? imageUrl : "");
  const debouncedUrl = useDebounced(imageUrl.trim());
  const container = useFocusReplacement(`${preparing}${savedImage.length}`);
  const previewSrc =
    savedImage || (isPublicAddress(debouncedUrl) ? debouncedUrl : "");

  return (
    <div ref={container} className="space-y-4">
      {preparing ? (
        <p
          role="status"
          className="flex min-h-24 items-center justify-center gap-2 rounded-control bg-sunken text-sm text-ink-soft"
        >
          <Spinner />
          Preparing the picture…
        </p>
      ) : (
        previewSrc !== "" && (
          <ImagePreview
            key={previewSrc}
            source={previewSrc}
            alt={imageAlt ?? ""}
            readOnly={readOnly}
            onRemove={() => {
              onChange({ imageData: "", imageUrl: "" });
            }}
          />
        )
      )}
      {savedImage === "" && !preparing && (
        <ImageSourceInput
          imageUrl={imageUrl}
          problem={problems.imageUrl}
          readOnly={readOnly}
          multiple={multiple}
          onFile={onFile}
          onUrl={(url) => {
            onChange({ imageUrl: url, imageData: "" });
          }}
        />
      )}
      {savedImage !== "" && problems.imageUrl !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problems.imageUrl}
        </p>
      )}
      {previewSrc !== "" && imageAlt !== undefined && (
        <Field
          label="Describe the picture"
          hint="For people who can't see it."
          error={problems.imageAlt}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={1}
              maxLength={maxImageAltLength}
              value={imageAlt}
              readOnly={readOnly}
              onChange={(event) => {
                onChange({ imageAlt: event.target.value });
              }}
              className="min-h-11! resize-none!"
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** If the focused element was replaced, focuses the first button of the replacement. */
export function useFocusReplacement(state: string) {
  const container = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) {
      container.current
        ?.querySelector("button")
        ?.focus({ preventScroll: true });
    }
  }, [state]);
  return container;
}

interface ImagePreviewProps {
  source: string;
  alt: string;
  readOnly: boolean;
  onRemove: () => void;
}

/** An image that can't be loaded now may still be posted. */
function ImagePreview({ source, alt, readOnly, onRemove }: ImagePreviewProps) {
  const { missing, imageProps } = useMissingImage(source);
  return (
    <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
      {missing ? (
        <p
          role="status"
          className="flex min-h-24 items-center justify-center gap-2 py-4 pr-14 pl-4 text-sm font-semibold text-ink"
        >
          <Icon name="warning" className="size-5 shrink-0 text-danger" />
          We can't show this picture right now. Please check its address. It has
          to be a PNG, JPEG, WebP or GIF.
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
