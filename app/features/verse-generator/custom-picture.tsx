import { useEffect, useRef, useState } from "react";
import { PictureSource } from "~/features/media/picture-source";
import { useSettled } from "~/features/media/use-settled";
import { isPublicAddress } from "~/shared/public-address";
import { shownImageSrc } from "~/shared/shown-image";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useMissingPicture } from "~/ui/missing-picture";
import { Spinner } from "~/ui/spinner";
import { addressProblem, pictureMissing } from "./address-problem";

interface CustomPictureProps {
  picture: string;
  imageUrl: string;
  preparing: boolean;
  problem: string | undefined;
  /** How often its absence has stood in the way of sharing: with each time its field is focused. */
  asked: number;
  readOnly: boolean;
  onFile: (file: File) => void;
  onChange: (part: { picture?: string; imageUrl?: string }) => void;
  /** Told of a picture that there is none; null, that there may be one again. */
  onMissing: (picture: string | null) => void;
}

/** A picture of one's own as the ground: by file, or by its https address. The preview shows it large. */
export function CustomPicture({
  picture,
  imageUrl,
  preparing,
  problem,
  asked,
  readOnly,
  onFile,
  onChange,
  onMissing,
}: CustomPictureProps) {
  const settled = useSettled(imageUrl.trim());
  const shown = picture || (isPublicAddress(settled) ? settled : "");
  const form = useRef<HTMLFormElement>(null);
  /** The address that was typed and left, or sent with Enter. */
  const [left, setLeft] = useState("");
  const wrong = left === imageUrl ? addressProblem(left) : null;
  useEffect(() => {
    const fields = form.current;
    const listener = () => {
      setLeft(imageUrl);
    };
    fields?.addEventListener("focusout", listener);
    return () => {
      fields?.removeEventListener("focusout", listener);
    };
  }, [imageUrl, preparing]);
  useEffect(() => {
    if (asked > 0)
      form.current?.querySelector<HTMLElement>("input[type=url]")?.focus();
  }, [asked]);
  const removable = picture !== "";
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
        setLeft(imageUrl);
      }}
    >
      {!removable && (
        <PictureSource
          imageUrl={imageUrl}
          problem={problem ?? wrong ?? undefined}
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
                onChange({ picture: "" });
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

/** Small, and with a word where it cannot be shown: another site may be slow, or not have it. */
function Thumbnail({
  source,
  onMissing,
}: Pick<CustomPictureProps, "onMissing"> & { source: string }) {
  const { missing, watched } = useMissingPicture(source);
  useEffect(() => {
    onMissing(missing ? source : null);
  }, [missing, source, onMissing]);
  return (
    <>
      {!missing && (
        <img
          {...watched}
          src={shownImageSrc(source)}
          alt=""
          referrerPolicy="no-referrer"
          className="size-14 rounded-control object-cover"
        />
      )}
      <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
        {missing ? pictureMissing : "Your picture"}
      </p>
    </>
  );
}
