import { useLocation } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Comment } from "./comment";
import { loadComments } from "./comment.queries";

/** Scrolls to the comment in the URL's fragment. Loads it first if it isn't on the first page. */
export function useLinkedComment(
  postId: string,
  comments: Comment[] | undefined,
): void {
  const { hash, key } = useLocation();
  const client = useQueryClient();
  const shownKey = useRef("");
  const [, commentId] = /^#comment-(.+)/.exec(hash) ?? [];
  useEffect(() => {
    if (!commentId || !comments || shownKey.current === key) return;
    const row = document.getElementById(`comment-${commentId}`);
    if (row) {
      shownKey.current = key;
      row.scrollIntoView({ block: "center" });
      // Focusing also highlights it. Only for now: a click must not do the same.
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
      row.onblur = () => {
        row.removeAttribute("tabindex");
      };
    } else
      void loadComments(client, postId, { commentId }).catch(() => undefined);
  }, [client, postId, commentId, comments, key]);
}
