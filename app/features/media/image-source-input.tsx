import { useRef } from "react";
import { maxPostImages } from "~/shared/image-key";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";

interface ImageSourceInputProps {
  label?: string;
  imageUrl?: string;
  problem?: string | undefined;
  readOnly: boolean;
  multiple?: boolean;
  preparing?: boolean;
  /** Called for each file. */
  onFile: (file: File) => void;
  /** Without it, only files can be chosen. */
  onUrl?: (url: string) => void;
}

/** Choosing a file clears the URL. */
export function ImageSourceInput({
  label = "Choose a picture",
  imageUrl,
  problem,
  readOnly,
  multiple = false,
  preparing = false,
  onFile,
  onUrl,
}: ImageSourceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        aria-label="Picture file"
        className="hidden"
        onChange={({ target }) => {
          // One more than a post takes, so that the limit is explained.
          const files = [...(target.files ?? [])].slice(0, maxPostImages + 1);
          // Allows choosing the same file again.
          target.value = "";
          for (const file of files) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        disabled={readOnly}
        pending={preparing}
        className="w-full border-dashed"
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
        {preparing ? "Preparing the picture…" : label}
      </Button>
      {onUrl && (
        <Field label="Or paste its web address" error={problem}>
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
      )}
    </>
  );
}
