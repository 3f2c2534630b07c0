import { useEffect, useRef } from "react";
import { isOwnImage } from "~/shared/image-key";
import { imageAltMax } from "~/shared/image-source";
import { isPublicAddress } from "~/shared/public-address";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Spinner } from "~/ui/spinner";
import { PicturePreview } from "./picture-preview";
import { PictureSource } from "./picture-source";
import { useSettled } from "./use-settled";

export interface PictureFields {
  /** A data string, or nothing. */
  picture: string;
  /** An address that was typed, or of a picture we keep. */
  imageUrl: string;
  imageAlt: string;
}

interface PictureFieldProps {
  value: PictureFields;
  /** A file is being read and scaled. */
  preparing: boolean;
  /** By the field's own name. */
  problems?: { imageUrl?: string | undefined; imageAlt?: string | undefined };
  readOnly?: boolean;
  onFile: (file: File) => void;
  onChange: (part: Partial<PictureFields>) => void;
}

/** Chooses one picture, by file or by address, shows it, and asks what is on it. */
export function PictureField({
  value,
  preparing,
  problems = {},
  readOnly = false,
  onFile,
  onChange,
}: PictureFieldProps) {
  const { picture, imageUrl, imageAlt } = value;
  const kept = picture || (isOwnImage(imageUrl) ? imageUrl : "");
  const settled = useSettled(imageUrl.trim());
  const place = useFocusGoesOn(`${preparing}${kept.length}`);
  const shown = kept || (isPublicAddress(settled) ? settled : "");

  return (
    <div ref={place} className="space-y-4">
      {preparing ? (
        <p
          role="status"
          className="flex min-h-24 items-center justify-center gap-2 rounded-control bg-sunken text-sm text-ink-soft"
        >
          <Spinner />
          Preparing the picture…
        </p>
      ) : (
        shown !== "" && (
          <PicturePreview
            key={shown}
            source={shown}
            alt={imageAlt}
            readOnly={readOnly}
            onRemove={() => {
              onChange({ picture: "", imageUrl: "" });
            }}
          />
        )
      )}
      {kept === "" && !preparing && (
        <PictureSource
          imageUrl={imageUrl}
          problem={problems.imageUrl}
          readOnly={readOnly}
          onFile={onFile}
          onUrl={(url) => {
            onChange({ imageUrl: url, picture: "" });
          }}
        />
      )}
      {kept !== "" && problems.imageUrl !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {problems.imageUrl}
        </p>
      )}
      {shown !== "" && (
        <Field
          label="Describe the picture"
          hint="For people who cannot see it."
          error={problems.imageAlt}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={1}
              maxLength={imageAltMax}
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

/** Where what had the focus is gone, the first button of what took its place has it. */
function useFocusGoesOn(state: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) {
      place.current?.querySelector("button")?.focus({ preventScroll: true });
    }
  }, [state]);
  return place;
}
