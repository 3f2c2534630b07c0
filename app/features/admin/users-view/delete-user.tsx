import { displayName, handle } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { actionText } from "../action-text";
import { ConfirmAction } from "../confirm-action";
import { ReasonField, withReason } from "../reason-field";
import type { AdminUser } from "../users";

interface DeleteUserProps {
  user: AdminUser;
  canWrite: boolean;
}

export function DeleteUser({ user, canWrite }: DeleteUserProps) {
  const name = displayName(user) || handle(user);
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${user.id}`)}
      method="DELETE"
      text={actionText.deleteUser}
      canWrite={canWrite}
      triggerVariant="quiet"
      button={<Icon name="trash" className="text-danger" />}
      label={`Delete ${name}`}
      title="Delete User"
      confirm="Delete User"
      variant="danger"
      body={(fields) => ({
        ...withReason(fields),
        ...(fields["ban"] === "true" && { ban: true }),
      })}
    >
      <p className="wrap-anywhere">
        This permanently deletes <b className="font-semibold">{name}</b> (
        {handle(user)}) with all their posts, comments and likes. This cannot be
        undone.
        {user.suspension &&
          " Their suspension stays in force if they come back."}
      </p>
      <label className="flex touch cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          name="ban"
          value="true"
          className="mt-1 size-4.5 shrink-0 accent-primary"
        />
        <span>
          Don't let them create a new account
          <span className="block text-sm text-ink-soft">
            They'll see your reason when they try to sign in, and they can
            appeal.
          </span>
        </span>
      </label>
      <ReasonField hint="Saved in the audit log. Required if they can't create a new account." />
    </ConfirmAction>
  );
}
