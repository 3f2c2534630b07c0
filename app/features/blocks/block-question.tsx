import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { displayName, handle } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";

export interface BlockQuestionProps {
  user: UserSummary;
  onClose: () => void;
  onBlock: () => void;
}

/** Says what a block does before it is made. */
export function BlockQuestion({ user, onClose, onBlock }: BlockQuestionProps) {
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
          You and {name} no longer see each other here: no profile, no posts, no
          comments.
        </li>
        <li>If either of you follows the other, that ends.</li>
        <li>
          Nobody is told. You can unblock in your settings; the follows do not
          come back by themselves.
        </li>
      </ul>
    </Dialog>
  );
}
