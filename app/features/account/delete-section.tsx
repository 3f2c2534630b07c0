import { useState } from "react";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { Input } from "~/ui/input";
import { ownerCannotBeDeleted } from "./delete-account-text";
import { DeleteDialog } from "./delete-dialog";
import { SettingsSection } from "./settings-section";

interface DeleteSectionProps {
  viewer: Viewer;
  /** False for the owner of the site. */
  mayDelete: boolean;
}

export function DeleteSection({ viewer, mayDelete }: DeleteSectionProps) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <SettingsSection
      id="delete"
      description={
        mayDelete
          ? "Your profile, posts, pictures, comments and likes are deleted at once and can't be restored."
          : ownerCannotBeDeleted
      }
    >
      {mayDelete && (
        <Button
          variant="danger"
          className="needs-script"
          onClick={() => {
            setOpen(true);
          }}
        >
          Delete my account
        </Button>
      )}
      {mayDelete && !hydrated && (
        <form
          method="post"
          action={urls.api.user(viewer.id)}
          className="without-script"
        >
          <input type="hidden" name="_method" value="DELETE" />
          <input type="hidden" name="returnTo" value={urls.farewell} />
          <Field label={`Type your handle, @${viewer.username}`} required>
            {(control) => (
              <Input {...control} name="handle" autoComplete="off" />
            )}
          </Field>
          <Button type="submit" variant="danger" className="mt-3">
            Delete forever
          </Button>
        </form>
      )}
      {open && (
        <DeleteDialog
          viewer={viewer}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </SettingsSection>
  );
}
