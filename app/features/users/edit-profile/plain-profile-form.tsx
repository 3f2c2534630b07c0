import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { Input, TextArea } from "~/ui/input";
import type { Profile } from "../user";
import { BannerField } from "./banner-field";

/** Replaces the dialog if JavaScript is off. */
export function PlainProfileForm({ profile }: { profile: Profile }) {
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
        <Field label="First Name">
          {(control) => (
            <Input
              {...control}
              name="firstName"
              defaultValue={profile.firstName ?? ""}
            />
          )}
        </Field>
        <Field label="Last Name">
          {(control) => (
            <Input
              {...control}
              name="lastName"
              defaultValue={profile.lastName ?? ""}
            />
          )}
        </Field>
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
