import { displayName, handle } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { Icon } from "~/ui/icon";
import { actWords } from "../act-words";
import { AskedAct } from "../acts/asked-act";
import { ReasonField, withReason } from "../acts/reason-field";
import type { AdminUser } from "../people";

interface DeleteUserProps {
  user: AdminUser;
  canWrite: boolean;
}

/** spec §8: with posts, comments and likes, for good. */
export function DeleteUser({ user, canWrite }: DeleteUserProps) {
  const name = displayName(user) || handle(user);
  return (
    <AskedAct
      url={urls.api.admin(`users/${user.id}`)}
      method="DELETE"
      words={actWords.deleteUser}
      canWrite={canWrite}
      look="quiet"
      button={<Icon name="trash" className="text-danger" />}
      label={`Delete ${name}`}
      title="Delete User"
      confirm="Delete User"
      variant="danger"
      body={withReason}
    >
      <p className="wrap-anywhere">
        This permanently deletes <b className="font-semibold">{name}</b> (
        {handle(user)}) with all their posts, comments and likes. This cannot be
        undone.
      </p>
      <ReasonField />
    </AskedAct>
  );
}
