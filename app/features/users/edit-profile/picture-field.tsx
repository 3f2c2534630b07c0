import { useEffect, useId, useRef } from "react";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { displayName, initials } from "../user";
import type { Profile } from "../user";
import { CropPicture } from "./crop-picture";
import type { ProfileForm } from "./use-profile-form";

interface PictureFieldProps {
  profile: Profile;
  form: ProfileForm;
  /** The form is being sent. */
  sending: boolean;
}

/** The face of a profile: shows it, takes another, or takes it away. */
export function PictureField({ profile, form, sending }: PictureFieldProps) {
  const { picture } = form;
  const chosen = typeof picture === "string" ? null : picture;
  const src = picture === "keep" ? profile.profileImageUrl : null;
  const file = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const id = useId();
  const busy = form.reading || (sending && chosen !== null);
  const problem = form.problems.find(({ path }) => path === "profileImageUrl");

  // What has been removed takes its button along: the focus goes on beside it.
  const removable = chosen !== null || src !== null;
  useEffect(() => {
    if (!removable && document.activeElement === document.body) {
      upload.current?.focus({ preventScroll: true });
    }
  }, [removable]);

  return (
    <div role="group" aria-labelledby={id} className="space-y-3">
      <p id={id} className="text-sm font-semibold text-ink">
        Profile Image
      </p>
      {chosen && (
        <CropPicture picture={chosen} readOnly={sending} onChange={form.crop} />
      )}
      <div className="flex items-center gap-4">
        {!chosen && (
          <Avatar
            name={displayName(profile)}
            initials={initials({ ...profile, ...form.fields })}
            src={src}
            size={72}
          />
        )}
        <div>
          <input
            ref={file}
            type="file"
            accept="image/*"
            aria-label="Picture file"
            className="hidden"
            onChange={({ target }) => {
              const [given] = target.files ?? [];
              // The same file may be chosen once more.
              target.value = "";
              if (given) void form.take(given);
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
                  // A picture that was only chosen gives way to the one before it.
                  form.setPicture(chosen ? "keep" : "remove");
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
        {problem?.message}
      </p>
    </div>
  );
}
