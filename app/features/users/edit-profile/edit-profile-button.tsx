import { useState } from "react";
import { Button } from "~/ui/button";
import { Late, late } from "~/ui/late";
import type { Profile } from "../user";
import { PlainProfileForm } from "./plain-profile-form";

const dialog = late(() => import("./edit-profile-dialog"));

export function EditProfileButton({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        className="not-in-data-js:hidden"
        onClick={() => {
          setOpen(true);
        }}
      >
        Edit Profile
      </Button>
      <PlainProfileForm profile={profile} />
      {open && (
        <Late code={dialog} onFailed={close}>
          {(code) => (
            <code.EditProfileDialog profile={profile} onClose={close} />
          )}
        </Late>
      )}
    </>
  );
}
