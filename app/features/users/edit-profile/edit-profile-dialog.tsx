import { useId, type FormEvent } from "react";
import { toggleTheme } from "~/client/theme";
import { characterCountText } from "~/shared/text";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input, TextArea } from "~/ui/input";
import { maxBioLength } from "../profile-change";
import { maxNameLength, type Profile } from "../user";
import { BannerField } from "./banner-field";
import { useRefetchedProfile } from "./edit-profile.queries";
import { ProfileImageField } from "./image-field";
import { useProfileForm } from "./use-profile-form";
import { useSaveProfile } from "./use-save-profile";

interface EditProfileDialogProps {
  profile: Profile;
  onClose: () => void;
}

const nameFields = [
  { name: "firstName", label: "First Name", autoComplete: "given-name" },
  { name: "lastName", label: "Last Name", autoComplete: "family-name" },
] as const;

/** Typed text survives a failed save and a reload. */
export function EditProfileDialog({
  profile,
  onClose,
}: EditProfileDialogProps) {
  useRefetchedProfile(profile.id);
  const form = useProfileForm(profile);
  const { saving, failed, save } = useSaveProfile(profile.id, form, onClose);
  const id = useId();
  const { fields } = form;
  const left = maxBioLength - fields.bio.trim().length;
  const problemAt = (name: string) =>
    form.problems.find(({ path }) => path === name)?.message;

  const requestClose = () => {
    if (saving) return;
    if (form.dirty && !confirm("Leave without saving your changes?")) return;
    form.discardDraft();
    onClose();
  };

  return (
    <Dialog
      title="Edit Profile"
      onCloseRequest={requestClose}
      footer={
        <>
          <Button variant="quiet" disabled={saving} onClick={requestClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            pending={saving}
            disabled={form.isReadingFile || left < 0}
          >
            {saving ? "Saving..." : "Save Changes"}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label="Profile"
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!saving && !form.isReadingFile && left >= 0) save();
        }}
      >
        <ProfileImageField profile={profile} form={form} sending={saving} />
        <BannerField
          value={fields.banner}
          onChange={(banner) => {
            if (!saving) form.change({ banner });
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {nameFields.map(({ name, label, autoComplete }, index) => (
            <Field key={name} label={label} error={problemAt(name)}>
              {(control) => (
                <Input
                  {...control}
                  {...(index === 0 && { "data-first-field": "" })}
                  autoComplete={autoComplete}
                  maxLength={maxNameLength}
                  value={fields[name]}
                  readOnly={saving}
                  onChange={({ target }) => {
                    form.change({ [name]: target.value });
                  }}
                />
              )}
            </Field>
          ))}
        </div>
        <Field
          label="Bio"
          hint={left <= 100 && left >= 0 ? characterCountText(left) : undefined}
          error={left < 0 ? characterCountText(left) : problemAt("bio")}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={fields.bio}
              readOnly={saving}
              onChange={({ target }) => {
                form.change({ bio: target.value });
              }}
            />
          )}
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
        <p role="status" className="text-sm text-ink-soft not-empty:mt-1.5">
          {form.restored && !failed && "Your unsaved changes are back."}
        </p>
        <p role="alert" className="text-sm text-danger">
          {failed && "Couldn't save. Your changes are still here."}
        </p>
      </form>
    </Dialog>
  );
}
