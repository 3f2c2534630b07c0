import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useOutbox } from "~/client/outbox";
import { startOutbox } from "~/offline/outbox/start-outbox";
import { useViewer } from "~/features/auth/viewer.queries";
import { OutboxPanel } from "./outbox-panel";
import { SignOutDialog } from "./sign-out-dialog";

/** Runs the outbox and shows its bar and its sign-out dialog. */
export function OutboxHost() {
  const client = useQueryClient();
  const owner = useViewer()?.id;
  const items = useOutbox();
  const [signOut, setSignOut] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    return startOutbox(client, owner, (go) => {
      setSignOut({ go });
    });
  }, [client, owner]);
  const close = useCallback(() => {
    setSignOut(null);
  }, []);

  if (owner === undefined) return null;
  return (
    <>
      <OutboxPanel items={items} owner={owner} />
      {signOut && (
        <SignOutDialog
          count={items.length}
          owner={owner}
          go={signOut.go}
          onClose={close}
        />
      )}
    </>
  );
}
