import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { adjustCount } from "~/client/optimistic-toggle";
import { createStorageItem } from "~/client/storage";
import type { Post } from "~/features/posts/post";
import { toggleLike } from "~/features/reactions/like.queries";

/** spec §9, ms: so long a like waits for a second thought. */
const debounceMs = 500;

/** spec §9: which videos are liked, as far as this device knows; the server's state wins. */
const likedVideos = createStorageItem("liked-videos", z.array(z.string()), []);
const maxLikedVideos = 500;

function saveLiked(postId: string, liked: boolean): void {
  const others = likedVideos.read().filter((id) => id !== postId);
  likedVideos.write((liked ? [postId, ...others] : others).slice(0, maxLikedVideos));
}

/** A post as it is to be liked: shown at once, and sent after half a second, once for all presses within it. */
export function useReelLike(post: Post): { post: Post; onLike: () => void } {
  const client = useQueryClient();
  const { id, isLikedByUser } = post;
  const [desired, setDesired] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const liked = desired ?? isLikedByUser;
  const send = useRef<() => void>();
  useEffect(() => {
    send.current = () => {
      clearTimeout(timer.current);
      send.current = undefined;
      // Another press may have come meanwhile.
      const done = () => {
        setDesired((now) => (now === desired ? null : now));
      };
      if (desired === null || desired === isLikedByUser) done();
      else void toggleLike(client, { id }, desired).finally(done);
    };
  });

  // Nobody waits half a second before they leave.
  useEffect(
    () => () => {
      send.current?.();
    },
    [],
  );
  useEffect(() => {
    saveLiked(id, isLikedByUser);
  }, [id, isLikedByUser]);

  return {
    post: {
      ...post,
      isLikedByUser: liked,
      _count: {
        ...post._count,
        likes:
          liked === isLikedByUser
            ? post._count.likes
            : adjustCount(post._count.likes, liked),
      },
    },
    onLike: () => {
      setDesired(!liked);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send.current?.(), debounceMs);
    },
  };
}
