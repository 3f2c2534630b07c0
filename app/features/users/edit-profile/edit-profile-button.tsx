import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, TextArea } from "~/ui/input";
import { Lazy, lazyCode } from "~/ui/lazy";
import { useHydrated } from "~/ui/use-hydrated";
import { nameFields, type Profile } from "../user";
import { BannerField } from "./banner-field";

const dialog = lazyCode(() => import("./edit-profile-dialog"));

export function EditProfileButton({ profile }: { profile: Profile }) {
  const { hash } = useLocation();
  const [chosen, setOpen] = useState<boolean | null>(null);
  // The server doesn't receive the hash, and hydration must match the server's HTML.
  const requested = useHydrated() && hash === "#edit";
  const open = chosen ?? requested;
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

/** Replaces the dialog if JavaScript is off. */
function PlainProfileForm({ profile }: { profile: Profile }) {
  if (useHydrated()) return null;
  return (
    <details className="without-script open:basis-full">
      <summary className="touch content-center font-semibold">
        Edit Profile
      </summary>
      <form
        method="post"
        action={urls.api.user(profile.id)}
        className="space-y-4"
      >
        <input type="hidden" name="_method" value="PATCH" />
        {nameFields.map(({ name, label, autoComplete }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                name={name}
                autoComplete={autoComplete}
                defaultValue={profile[name] ?? ""}
              />
            )}
          </Field>
        ))}
        <Field label="Bio">
          {(control) => (
            <TextArea
              {...control}
              name="bio"
              defaultValue={profile.bio ?? ""}
            />
          )}
        </Field>
        <BannerField value={profile.banner} />
        <Button type="submit">Save Changes</Button>
      </form>
    </details>
  );
}
