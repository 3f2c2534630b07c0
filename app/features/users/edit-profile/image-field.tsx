import { useId, useRef } from "react";
import { Avatar, type AvatarProps } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ImageCropper } from "./image-cropper";
import type { ImageForm } from "./use-image-change";

interface ImageFieldProps extends Pick<
  AvatarProps,
  "name" | "initials" | "className"
> {
  label: string;
  /** The saved one. */
  savedSrc: string | null;
  form: ImageForm & {
    pending: boolean;
    error: (path: string) => string | undefined;
  };
}

/** Shows, replaces or removes the picture of a person or a group. */
export function ImageField({
  label,
  savedSrc,
  form,
  ...avatar
}: ImageFieldProps) {
  const { image, pending: sending } = form;
  const chosen = typeof image === "string" ? null : image;
  const src = image === "keep" ? savedSrc : null;
  const file = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const id = useId();
  const busy = form.isReadingFile || (sending && chosen !== null);
  const removable = chosen !== null || src !== null;

  return (
    <div role="group" aria-labelledby={id} className="space-y-3">
      <p id={id} className="text-sm font-semibold text-ink">
        {label}
      </p>
      {chosen && (
        <ImageCropper
          key={chosen.url}
          image={chosen}
          readOnly={sending}
          onChange={form.crop}
        />
      )}
      <div className="flex items-center gap-4">
        {!chosen && <Avatar {...avatar} src={src} size={72} />}
        <div>
          <input
            ref={file}
            type="file"
            accept="image/*"
            aria-label="Picture file"
            className="hidden"
            onChange={({ target }) => {
              const [selected] = target.files ?? [];
              // Allows choosing the same file again.
              target.value = "";
              if (selected) void form.chooseImage(selected);
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              ref={upload}
              variant="secondary"
              size="sm"
              pending={busy}
              aria-describedby={`${id}-hint`}
              onClick={() => {
                if (!sending) file.current?.click();
              }}
            >
              {!busy && <Icon name="image" />}
              {busy ? "Uploading..." : "Upload Image"}
            </Button>
            {removable && (
              <Button
                variant="quiet"
                size="sm"
                disabled={sending}
                onClick={() => {
                  // The pressed button may disappear, so move the focus first.
                  upload.current?.focus({ preventScroll: true });
                  // Discarding a chosen image goes back to the saved one.
                  form.setImage(chosen ? "keep" : "remove");
                }}
              >
                {chosen ? "Discard" : "Remove"}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-soft">
            JPG/PNG supported
          </p>
        </div>
      </div>
      <p aria-live="polite" className="text-sm text-danger">
        {form.error("profileImageUrl") ?? form.error("imageUrl")}
      </p>
    </div>
  );
}
