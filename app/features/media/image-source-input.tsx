import { useRef } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";

interface ImageSourceInputProps {
  imageUrl: string;
  problem: string | undefined;
  readOnly: boolean;
  multiple: boolean;
  onFile: (file: File, more: File[]) => void;
  onUrl: (url: string) => void;
}

/** Choosing a file clears the URL. */
export function ImageSourceInput({
  imageUrl,
  problem,
  readOnly,
  multiple,
  onFile,
  onUrl,
}: ImageSourceInputProps) {
  return (
    <>
      <PictureFileButton
        label="Choose a picture"
        disabled={readOnly}
        multiple={multiple}
        onFile={onFile}
      />
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
    </>
  );
}

interface PictureFileButtonProps {
  label: string;
  disabled: boolean;
  multiple: boolean;
  onFile: (file: File, more: File[]) => void;
}

export function PictureFileButton({
  label,
  disabled,
  multiple,
  onFile,
}: PictureFileButtonProps) {
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
          const [file, ...more] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = "";
          if (file) onFile(file, more);
        }}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        className="w-full border-dashed"
        onClick={() => input.current?.click()}
      >
        <Icon name="image" />
        {label}
      </Button>
    </>
  );
}
