import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useOutbox } from "~/browser/outbox/door";
import { openOutbox } from "~/browser/outbox/open-outbox";
import { useViewer } from "~/features/auth/viewer.queries";
import { OutboxPanel } from "./outbox-panel";
import { SignOutDialog } from "./sign-out-dialog";

/** Keeps what is written without a network, sends it later, and says so. */
export function OutboxPlace() {
  const client = useQueryClient();
  const owner = useViewer()?.id;
  const items = useOutbox();
  const [signOut, setSignOut] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    return openOutbox(client, owner, (go) => {
      setSignOut({ go });
    });
  }, [client, owner]);
  const stay = useCallback(() => {
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
          onClose={stay}
        />
      )}
    </>
  );
}
