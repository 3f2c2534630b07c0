import { useNavigate } from "@remix-run/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { loadComments } from "~/features/comments/comment.queries";
import { postKeys } from "~/features/posts/post.queries";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import type { AppNotification } from "./notification";

interface NewCommentsProps {
  postId: string;
  /** ms, when the server read the comments. */
  loadedAt: number;
}

/** Offers comments of which a notification arrived while their post is open. */
export function NewComments({ postId, loadedAt }: NewCommentsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const unread = useViewer()?.unreadNotifications ?? 0;
  const [unreadBefore] = useState(unread);
  const [shownUntil, setShownUntil] = useState(loadedAt);
  const { data } = useQuery<AppNotification[] | null>({
    queryKey: [urls.api.notifications("", { limit: 20 }), unread],
    enabled: unread !== unreadBefore,
    staleTime: 0,
  });
  const unseen = (data ?? []).filter(
    ({ createdAt, isRead, ...one }) =>
      one.postId === postId && !isRead && Date.parse(createdAt) > shownUntil,
  );
  const ids = unseen.flatMap(({ commentId }) => commentId ?? []);
  const show = async () => {
    setShownUntil(Math.max(...unseen.map((one) => Date.parse(one.createdAt))));
    await Promise.all(
      ids.map((commentId) => loadComments(client, postId, { commentId })),
    );
    void client.invalidateQueries({ queryKey: postKeys.detail(postId) });
    // Scrolls to the newest.
    navigate(urls.comment(postId, ids[0] ?? ""));
  };
  return (
    <div
      role="status"
      className="sticky bottom-24 z-20 mt-16 flex h-0 items-end justify-center lg:bottom-6"
    >
      {ids.length > 0 && (
        <Button
          onClick={() => void show()}
          className="animate-rise rounded-full! shadow-float"
        >
          {ids.length} new {plural(ids.length, "comment", "comments")}
        </Button>
      )}
    </div>
  );
}
