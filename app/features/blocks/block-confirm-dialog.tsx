import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
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
    <Dialog
      title={`Block ${handle(user)}?`}
      onCloseRequest={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onBlock}>
            Block
          </Button>
        </>
      }
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
    </Dialog>
  );
}
