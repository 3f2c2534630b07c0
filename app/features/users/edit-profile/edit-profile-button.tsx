import { useState } from "react";
import { Button } from "~/ui/button";
import { failureToast } from "~/ui/toast-store";
import type { Profile } from "../user";

const load = () => import("./edit-profile-dialog");

type Loaded = Awaited<ReturnType<typeof load>>;

/** Opens the dialog, whose code comes when somebody reaches for it. */
export function EditProfileButton({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState<Loaded | null>(null);
  const prepare = () => {
    load().catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="secondary"
        className="not-in-data-js:hidden"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          load().then(setOpen, () => {
            failureToast("Please check your connection and try again.");
          });
        }}
      >
        Edit Profile
      </Button>
      {open && (
        <open.EditProfileDialog
          profile={profile}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}
