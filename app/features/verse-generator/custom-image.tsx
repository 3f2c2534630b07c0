import { useEffect, useRef, useState } from "react";
import { ImageSourceInput } from "~/features/media/image-source-input";
import { useDebounced } from "~/features/media/use-debounced";
import { isPublicAddress } from "~/shared/public-address";
import { imageSrc } from "~/shared/image-src";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useMissingImage } from "~/ui/use-missing-image";
import { Spinner } from "~/ui/spinner";
import { addressProblem, imageMissingMessage } from "./address-problem";

interface CustomImageProps {
  imageData: string;
  imageUrl: string;
  preparing: boolean;
  problem: string | undefined;
  /** How often the user tried to share without an image. Each time, the URL field gets the focus. */
  focusRequests: number;
  readOnly: boolean;
  onFile: (file: File) => void;
  onChange: (part: { imageData?: string; imageUrl?: string }) => void;
  /** Called with an image that failed to load, or null if it's available again. */
  onMissing: (imageData: string | null) => void;
}

/** Chooses a custom background image: a file, or an https URL. */
export function CustomImage({
  imageData,
  imageUrl,
  preparing,
  problem,
  focusRequests,
  readOnly,
  onFile,
  onChange,
  onMissing,
}: CustomImageProps) {
  const debouncedUrl = useDebounced(imageUrl.trim());
  const shown =
    imageData || (isPublicAddress(debouncedUrl) ? debouncedUrl : "");
  const form = useRef<HTMLFormElement>(null);
  /** The URL when the field lost focus or the user pressed Enter. */
  const [committedUrl, setCommittedUrl] = useState("");
  const addressError =
    committedUrl === imageUrl ? addressProblem(committedUrl) : null;
  useEffect(() => {
    const fields = form.current;
    const listener = () => {
      setCommittedUrl(imageUrl);
    };
    fields?.addEventListener("focusout", listener);
    return () => {
      fields?.removeEventListener("focusout", listener);
    };
  }, [imageUrl, preparing]);
  useEffect(() => {
    if (focusRequests > 0)
      form.current?.querySelector<HTMLElement>("input[type=url]")?.focus();
  }, [focusRequests]);
  const removable = imageData !== "";
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
  return (
    <form
      ref={form}
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        setCommittedUrl(imageUrl);
      }}
    >
      {!removable && (
        <ImageSourceInput
          imageUrl={imageUrl}
          problem={problem ?? addressError ?? undefined}
          readOnly={readOnly}
          onFile={onFile}
          onUrl={(url) => {
            onChange({ imageUrl: url });
          }}
        />
      )}
      {shown !== "" && (
        <div className="flex min-h-18 items-center gap-3 rounded-control bg-sunken p-2">
          <Thumbnail key={shown} source={shown} onMissing={onMissing} />
          {removable && (
            <Button
              variant="quiet"
              size="icon"
              aria-label="Remove the picture"
              disabled={readOnly}
              onClick={() => {
                onChange({ imageData: "" });
              }}
            >
              <Icon name="trash" />
            </Button>
          )}
        </div>
      )}
      {removable && problem !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Shows a message instead if the image can't be loaded. */
function Thumbnail({
  source,
  onMissing,
}: Pick<CustomImageProps, "onMissing"> & { source: string }) {
  const { missing, imageProps } = useMissingImage(source);
  useEffect(() => {
    onMissing(missing ? source : null);
  }, [missing, source, onMissing]);
  return (
    <>
      {!missing && (
        <img
          {...imageProps}
          src={imageSrc(source)}
          alt=""
          referrerPolicy="no-referrer"
          className="size-14 rounded-control object-cover"
        />
      )}
      <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
        {missing ? imageMissingMessage : "Your picture"}
      </p>
    </>
  );
}
