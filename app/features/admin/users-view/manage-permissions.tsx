import { displayName, handle } from "~/features/users/user";
import { adminLevels } from "~/shared/enums";
import { urls } from "~/shared/urls";
import { actionText } from "../action-text";
import { ConfirmAction } from "../actions/confirm-action";
import { ReasonField, withReason } from "../actions/reason-field";
import type { AdminUser } from "../users";

const levelText = {
  none: ["None", "No admin area."],
  read: [
    "Read",
    "Sees statistics, sessions, users with their e-mail addresses, and all posts, and can download them.",
  ],
  write: [
    "Write",
    `Also:
• reads reports, including who made them
• hides and deletes posts and comments
• warns and suspends people, lifts suspensions, and decides appeals
• deletes accounts, and can keep those people from creating a new one
• changes displayed counts, and turns games on or off`,
  ],
};

export function ManagePermissions({ user }: { user: AdminUser }) {
  const name = displayName(user) || handle(user);
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}/permissions`)}
      method="PATCH"
      text={actionText.permissions}
      canWrite
      button="Manage Permissions"
      label={`Manage Permissions of ${name}`}
      title="Manage Permissions"
      confirm="Save"
      body={(fields) => ({
        adminAccess: fields["adminAccess"],
        isAdmin: fields["adminAccess"] !== "none",
        ...withReason(fields),
      })}
    >
      <fieldset>
        <legend className="mb-1 wrap-anywhere">
          What may <b className="font-semibold">{name}</b> do in the admin area?
        </legend>
        {adminLevels.map((level) => (
          <label
            key={level}
            className="grid touch cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control px-2 py-2.5 hover:bg-sunken"
          >
            <input
              type="radio"
              name="adminAccess"
              value={level}
              defaultChecked={level === user.adminAccess}
              className="mt-1 size-4.5 shrink-0 accent-primary"
            />
            <span className="font-semibold">{levelText[level][0]}</span>
            <span className="col-start-2 text-sm whitespace-pre-line text-ink-soft">
              {levelText[level][1]}
            </span>
          </label>
        ))}
      </fieldset>
      <ReasonField />
    </ConfirmAction>
  );
}
