import { useRef } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";

interface ImageSourceInputProps {
  imageUrl: string;
  problem: string | undefined;
  readOnly: boolean;
  onFile: (file: File) => void;
  onUrl: (url: string) => void;
}

/** Choosing a file clears the URL. */
export function ImageSourceInput({
  imageUrl,
  problem,
  readOnly,
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
        aria-label="Picture file"
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again.
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
