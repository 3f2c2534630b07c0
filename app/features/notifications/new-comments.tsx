import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getPage } from "~/client/api-client";
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
  const unread = useViewer()?.unreadNotifications ?? 0;
  const [unreadBefore] = useState(unread);
  const [shownIds, setShownIds] = useState<string[]>([]);
  const { data } = useQuery({
    queryKey: ["notifications", "comments", postId, unread],
    queryFn: ({ signal }) =>
      getPage(
        urls.api.notifications("", { limit: 20 }),
        (value) => value as AppNotification,
        signal,
      ),
    enabled: unread > 0 && unread !== unreadBefore,
  });
  const ids = (data?.items ?? [])
    .filter(
      (one) =>
        one.postId === postId &&
        !one.isRead &&
        Date.parse(one.createdAt) > loadedAt,
    )
    .flatMap(({ commentId }) => commentId ?? [])
    .filter((id) => !shownIds.includes(id));
  const show = async () => {
    setShownIds([...shownIds, ...ids]);
    for (const commentId of ids)
      await loadComments(client, postId, { commentId });
    void client.invalidateQueries({ queryKey: postKeys.detail(postId) });
    document
      .getElementById(`comment-${ids[0] ?? ""}`)
      ?.scrollIntoView({ block: "center" });
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
