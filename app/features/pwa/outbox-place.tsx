import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useOutbox } from "~/browser/outbox/door";
import { openOutbox } from "~/browser/outbox/open-outbox";
import { useViewer } from "~/features/auth/viewer.queries";
import { commentKind } from "~/features/comments/comment.queries";
import { wantInterest } from "~/features/events/interest.queries";
import { postKind } from "~/features/posts/create-post.queries";
import { wantLike } from "~/features/reactions/like.queries";
import { followKind } from "~/features/users/follow.queries";
import { OutboxPanel } from "./outbox-panel";
import { SignOutDialog } from "./sign-out-dialog";

const kinds = new Map([
  ["like", wantLike.outboxKind],
  ["follow", followKind],
  ["interest", wantInterest.outboxKind],
  ["comment", commentKind],
  ["post", postKind],
]);

/** Otherwise fetched on demand: it is to be here before the network goes. */
function fetchAhead(): void {
  const code = [
    import("~/features/comments/comments-area"),
    import("~/features/feed/waiting-posts"),
  ];
  void Promise.allSettled(code);
}

/** Keeps what is written without a network, sends it later, and says so. */
export function OutboxPlace() {
  const client = useQueryClient();
  const owner = useViewer()?.id;
  const items = useOutbox();
  const [signOut, setSignOut] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    fetchAhead();
    return openOutbox(client, owner, kinds, (go) => {
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
