import { useState } from "react";
import { Button } from "~/ui/button";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { Profile } from "../user";
import { PlainProfileForm } from "./plain-profile-form";

const dialog = lazyCode(() => import("./edit-profile-dialog"));

export function EditProfileButton({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        className="needs-script"
        onClick={() => {
          setOpen(true);
        }}
      >
        Edit Profile
      </Button>
      <PlainProfileForm profile={profile} />
      {open && (
        <Lazy code={dialog} onError={close}>
          {(code) => (
            <code.EditProfileDialog profile={profile} onClose={close} />
          )}
        </Lazy>
      )}
    </>
  );
}
