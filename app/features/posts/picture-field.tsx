import { useEffect, useRef, useState } from "react";
import { imageAltMax, isOwnImage } from "~/shared/image-source";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input, TextArea } from "~/ui/input";
import { Spinner } from "~/ui/spinner";
import { PicturePreview } from "./picture-preview";

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
  const place = useRef<HTMLDivElement>(null);
  const shown = kept || (/^https:\/\/./.test(settled) ? settled : "");

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
              // Its button is gone; what took its place is what comes next.
              requestAnimationFrame(() => {
                place.current?.querySelector("button")?.focus();
              });
            }}
          />
        )
      )}
      {kept === "" && !preparing && (
        <Source
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

interface SourceProps {
  imageUrl: string;
  problem: string | undefined;
  readOnly: boolean;
  onFile: (file: File) => void;
  onUrl: (url: string) => void;
}

function Source({ imageUrl, problem, readOnly, onFile, onUrl }: SourceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen once more.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        disabled={readOnly}
        className="w-full border-dashed"
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
        Choose a picture
      </Button>
      <Field label="Or its address" error={problem}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://"
            value={imageUrl}
            readOnly={readOnly}
            onChange={(event) => {
              onUrl(event.target.value);
            }}
          />
        )}
      </Field>
    </>
  );
}

/** What a person has stopped typing at: a picture is not asked for with every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return text === "" ? "" : settled;
}
