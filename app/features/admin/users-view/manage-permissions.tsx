import { displayName, handle } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { actionText } from "../action-text";
import { ConfirmAction } from "../confirm-action";
import { RadioChoices } from "../decision-choices";
import { ReasonField, withReason } from "../reason-field";
import type { AdminUser } from "../users";

const levels = [
  ["none", "None", "Can't open the admin area."],
  [
    "read",
    "Read",
    "Sees statistics, sessions, users with their e-mail addresses, and all posts, and can download them.",
  ],
  [
    "write",
    "Write",
    `Also:
• reads reports, including who made them
• hides and deletes posts and comments
• warns and suspends people, lifts suspensions, and decides appeals
• deletes accounts, and can keep those people from creating a new one
• changes displayed counts, and opens and closes games`,
  ],
] as const;

export function ManagePermissions({ user }: { user: AdminUser }) {
  const name = displayName(user) || handle(user);
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}/permissions`)}
      method="PATCH"
      text={actionText.permissions}
      canWrite
      button="Manage Permissions"
      label={`Manage Permissions for ${name}`}
      title="Manage Permissions"
      confirm="Save"
      body={(fields) => ({
        adminAccess: fields["adminAccess"],
        isAdmin: fields["adminAccess"] !== "none",
        ...withReason(fields),
      })}
    >
      <RadioChoices
        legend={
          <legend className="mb-1 wrap-anywhere">
            What can <b className="font-semibold">{name}</b> do in the admin
            area?
          </legend>
        }
        name="adminAccess"
        choices={levels}
        defaultValue={user.adminAccess}
      />
      <ReasonField />
    </ConfirmAction>
  );
}
