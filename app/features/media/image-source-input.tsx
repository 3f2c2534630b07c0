import { useRef } from "react";
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
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = "";
          files.forEach(onFile);
        }}
      />
      <Button
        variant="secondary"
        disabled={readOnly}
        className="w-full border-dashed"
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
        {label}
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
