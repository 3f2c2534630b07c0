import { FormDialog } from "~/ui/form-dialog";
import { displayName, handle, type UserSummary } from "~/features/users/user";

interface BlockConfirmDialogProps {
  user: UserSummary;
  onClose: () => void;
  onBlock: () => void;
}

export function BlockConfirmDialog({
  user,
  onClose,
  onBlock,
}: BlockConfirmDialogProps) {
  const name = displayName(user);
  return (
    <FormDialog
      title={`Block ${handle(user)}?`}
      submitLabel="Block"
      submitVariant="danger"
      pending={false}
      onSubmit={onBlock}
      onClose={onClose}
    >
      <ul className="space-y-3">
        <li className="clip-ink">
          You and {name} won't see each other's profiles, posts or comments.
        </li>
        <li>You will no longer follow each other.</li>
        <li>
          They won't be notified. You can unblock them in your settings, but you
          won't follow each other again automatically.
        </li>
      </ul>
    </FormDialog>
  );
}
