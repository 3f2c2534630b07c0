import { useEffect, useRef, useState } from "react";
import { flushOutbox } from "~/browser/outbox/flush";
import { removeItems } from "~/browser/outbox/store";
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

/** Before somebody signs out of whom something waits: it is sent, or they say that it may be lost. */
export function SignOutDialog({
  count,
  owner,
  go,
  onClose,
}: SignOutDialogProps) {
  const [pending, setPending] = useState(true);
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
  const allSent = !pending && !offline && count === 0;
  useEffect(() => {
    if (allSent) go();
  }, [allSent, go]);
  const leave = async () => {
    setPending(true);
    await removeItems(() => true);
    go();
  };
  const things = `${count} ${plural(count, "thing has", "things have")} not been sent yet.`;
  return (
    <Dialog
      title={offline ? "You are offline" : "Sign out?"}
      onCloseRequest={onClose}
      footer={
        offline ? (
          <Button onClick={onClose}>Stay signed in</Button>
        ) : (
          <>
            <Button
              variant="danger"
              disabled={pending}
              onClick={() => void leave()}
            >
              Sign out anyway
            </Button>
            <Button pending={pending} onClick={() => void sendFirst()}>
              Send them first
            </Button>
          </>
        )
      }
    >
      <p role="status">
        {offline
          ? `Signing out needs the network. ${count > 0 ? things : ""}`
          : `${things} If you sign out now, ${plural(count, "it is", "they are")} lost.`}
      </p>
    </Dialog>
  );
}
