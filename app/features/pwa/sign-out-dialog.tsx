import { useEffect, useRef, useState } from "react";
import { flushOutbox } from "~/offline/outbox/flush";
import { getUnfinishedDrafts } from "~/offline/unsent";
import { plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface SignOutDialogProps {
  /** How many have not been sent. */
  count: number;
  owner: string;
  /** Signs out. */
  go: () => void;
  onClose: () => void;
}

/** Before a sign-out that would delete unsent items or drafts: sends the items, or lets the user confirm. */
export function SignOutDialog({
  count,
  owner,
  go,
  onClose,
}: SignOutDialogProps) {
  const [pending, setPending] = useState(count > 0);
  const begun = useRef(false);
  const sendFirst = async () => {
    setPending(true);
    await flushOutbox(owner);
    setPending(false);
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void flushOutbox(owner).then(() => {
      setPending(false);
    });
  }, [owner]);
  const offline = !navigator.onLine;
  const drafts = getUnfinishedDrafts(owner);
  const nothingLeft = !pending && !offline && count + drafts.count === 0;
  useEffect(() => {
    if (nothingLeft) go();
  }, [nothingLeft, go]);
  const unsent = [
    count > 0 &&
      `${count} ${plural(count, "item hasn't", "items haven't")} been sent yet.`,
    drafts.count > 0 && `You have ${drafts.text}.`,
  ].filter((sentence) => sentence !== false);
  return (
    <Dialog
      title={offline ? "You are offline" : "Sign out?"}
      onCloseRequest={onClose}
      footer={
        offline ? (
          <Button onClick={onClose}>Stay signed in</Button>
        ) : (
          <>
            <Button variant="danger" disabled={pending} onClick={go}>
              Sign out anyway
            </Button>
            {count > 0 ? (
              <Button pending={pending} onClick={() => void sendFirst()}>
                {plural(count, "Send it first", "Send them first")}
              </Button>
            ) : (
              <Button onClick={onClose}>Stay signed in</Button>
            )}
          </>
        )
      }
    >
      <p role="status">
        {offline
          ? ["Signing out needs the network.", ...unsent].join(" ")
          : [
              ...unsent,
              `If you sign out now, you'll lose ${plural(count + drafts.count, "it", "them")}.`,
            ].join(" ")}
      </p>
    </Dialog>
  );
}
