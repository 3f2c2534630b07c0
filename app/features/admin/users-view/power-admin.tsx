import { urls } from "~/shared/urls";
import { updateText } from "../action-text";
import { ConfirmAction } from "../confirm-action";
import { ReasonField } from "../reason-field";
import type { AdminUser } from "../users";
import { getName } from "./user-actions";

/** For the owner: makes the person a power admin, or ends that. */
export function PowerAdmin({ user }: { user: AdminUser }) {
  const name = getName(user);
  const { id, isPowerAdmin } = user;
  const title = isPowerAdmin ? "Remove Power Admin" : "Make Power Admin";
  return (
    <ConfirmAction
      url={urls.api.admin(`users/${id}/power-admin`)}
      method="PUT"
      text={{
        ...updateText("Permissions"),
        done: `${name} is ${isPowerAdmin ? "no longer" : "now"} a power admin`,
        explains: true,
      }}
      canWrite
      button={title}
      label={`${title}: ${name}`}
      title={title}
      confirm={title}
      variant={isPowerAdmin ? "danger" : undefined}
      body={({ reason }) => ({ desired: !isPowerAdmin, reason })}
    >
      <p className="wrap-anywhere">
        {isPowerAdmin ? (
          <>
            <b className="font-semibold">{name}</b> loses all admin access at
            once, including read and write. You can give it back under Manage
            Permissions.
          </>
        ) : (
          <>
            <b className="font-semibold">{name}</b> can do everything that write
            admins can, and also set people's admin access, read the audit log,
            verify churches, and decide about other power admins. Only you can
            end this. Until then nobody can suspend them or delete their
            account.
          </>
        )}
      </p>
      <ReasonField />
    </ConfirmAction>
  );
}
