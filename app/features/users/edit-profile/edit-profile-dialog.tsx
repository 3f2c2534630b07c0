import { toggleTheme } from "~/client/theme";
import { characterCountText, charactersLeft } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { Icon } from "~/ui/icon";
import { Input, TextArea } from "~/ui/input";
import { maxBioLength } from "../profile-change";
import {
  displayName,
  initials,
  maxNameLength,
  nameFields,
  type Profile,
} from "../user";
import { BannerField } from "./banner-field";
import { ImageField } from "./image-field";
import { useProfileForm } from "./use-profile-form";

interface EditProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

export function EditProfileDialog({
  profile,
  onClose,
}: EditProfileDialogProps) {
  const form = useProfileForm(profile, onClose);
  const { values, pending } = form;
  const left = charactersLeft(values.bio, maxBioLength);
  const close = () => {
    form.discard();
    onClose();
  };

  return (
    <FormDialog
      title="Edit Profile"
      label="Profile"
      submitLabel={pending ? "Saving..." : "Save Changes"}
      pending={pending}
      disabled={form.isReadingFile || left < 0}
      isRestored={form.isRestored}
      closeQuestion={form.isDirty && "Leave without saving your changes?"}
      error={form.failure && "Couldn't save. Your changes are still here."}
      onSubmit={form.isDirty ? form.submit : close}
      onClose={close}
    >
      <ImageField
        label="Profile Image"
        name={displayName(profile)}
        initials={initials({ ...profile, ...values })}
        savedSrc={profile.profileImageUrl}
        form={form}
      />
      <BannerField
        value={values.banner}
        onChange={(banner) => {
          if (!pending) form.change({ banner });
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {nameFields.map(({ name, label, autoComplete }, index) => (
          <Field key={name} label={label} error={form.error(name)}>
            {(control) => (
              <Input
                {...control}
                {...(index === 0 && { "data-first-field": "" })}
                autoComplete={autoComplete}
                maxLength={maxNameLength}
                {...form.input(name)}
              />
            )}
          </Field>
        ))}
      </div>
      <Field
        label="Bio"
        hint={left <= 100 && left >= 0 ? characterCountText(left) : undefined}
        error={left < 0 ? characterCountText(left) : form.error("bio")}
      >
        {(control) => <TextArea {...control} rows={3} {...form.input("bio")} />}
      </Field>
      <Button
        variant="secondary"
        className="w-full lg:hidden"
        onClick={toggleTheme}
      >
        <Icon name="moon" className="size-5 dark:hidden" />
        <Icon name="sun" className="hidden size-5 dark:block" />
        <span className="dark:hidden">Switch to Dark</span>
        <span className="hidden dark:block">Switch to Light</span>
      </Button>
    </FormDialog>
  );
}
