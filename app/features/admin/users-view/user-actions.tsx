import { displayName, handle } from "~/features/users/user";
import { suspendedLabel } from "~/shared/suspension";
import { urls } from "~/shared/urls";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { TextArea } from "~/ui/input";
import { deleteText, updateText } from "../action-text";
import { ConfirmAction } from "../confirm-action";
import { Checkbox } from "~/ui/checkbox";
import { RadioChoices } from "~/ui/radio-choices";
import { DecisionChoices } from "../decision-choices";
import { ReasonField } from "../reason-field";
import type { AdminUser } from "../users";

interface UserActionProps {
  user: AdminUser;
  canWrite: boolean;
}

export const getName = (user: AdminUser) => displayName(user) || handle(user);

const sanctions = [
  ["warn", "Warn", "They'll see your reason. Nothing else changes."],
  ["suspend", "Suspend", "For this long, they can read but not write."],
  ["lift", "Lift the suspension", "They can write again now."],
] as const;

/** Warns, suspends, or changes or ends a suspension, without a report. The person can read and appeal it. */
export function SanctionUser({ user, canWrite }: UserActionProps) {
  const { id, suspension } = user;
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${id}/sanction`)}
      text={{
        done: "The person was notified",
        failed: "Couldn't save. Please try again.",
      }}
      canWrite={canWrite}
      button="Warn or Suspend"
      label={`Warn or Suspend ${getName(user)}`}
      title="Warn or Suspend"
      confirm="Save"
      body={({ decision, reason, days }) => ({
        decision,
        reason,
        ...(decision === "suspend" && { days: Number(days) }),
      })}
    >
      {suspension && (
        <p className="text-sm font-semibold">
          {suspendedLabel(suspension)}. A new one replaces it.
        </p>
      )}
      <DecisionChoices
        choices={suspension ? sanctions : sanctions.slice(0, -1)}
      />
      <Field label="Reason" hint="They'll see this." required>
        {(control) => <TextArea {...control} name="reason" maxLength={1000} />}
      </Field>
    </ConfirmAction>
  );
}

export function DeleteUser({ user, canWrite }: UserActionProps) {
  const name = getName(user);
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}`)}
      method="DELETE"
      text={deleteText("User")}
      canWrite={canWrite}
      triggerVariant="quiet"
      button={<Icon name="trash" className="text-danger" />}
      label={`Delete ${name}`}
      title="Delete User"
      confirm="Delete User"
      variant="danger"
      body={({ reason, ban }) => ({ reason, ban: ban !== undefined })}
    >
      <p className="wrap-anywhere">
        This permanently deletes <b className="font-semibold">{name}</b> (
        {handle(user)}) with all their posts, comments and likes. This cannot be
        undone.
        {user.suspension &&
          " Their suspension stays in force if they come back."}
      </p>
      <Checkbox
        name="ban"
        label="Don't let them create a new account"
        hint="They'll see your reason when they try to sign in, and they can appeal."
      />
      <ReasonField hint="Saved in the audit log. Required if they can't create a new account." />
    </ConfirmAction>
  );
}

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
  const name = getName(user);
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}/permissions`)}
      method="PATCH"
      text={updateText("Permissions")}
      canWrite
      button="Manage Permissions"
      label={`Manage Permissions for ${name}`}
      title="Manage Permissions"
      confirm="Save"
      body={({ adminAccess, reason }) => ({
        adminAccess,
        isAdmin: adminAccess !== "none",
        reason,
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
