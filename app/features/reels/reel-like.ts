import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { adjustCount } from "~/client/optimistic-toggle";
import { createStorageItem } from "~/client/storage";
import type { Post } from "~/features/posts/post";
import { toggleLike } from "~/features/reactions/like.queries";

const debounceMs = 500;

/** Liked videos known to this device. The server's state wins. */
const likedVideos = createStorageItem("liked-videos", z.array(z.string()), []);
const maxLikedVideos = 500;

function saveLiked(postId: string, liked: boolean): void {
  const others = likedVideos.read().filter((id) => id !== postId);
  likedVideos.write(
    (liked ? [postId, ...others] : others).slice(0, maxLikedVideos),
  );
}

/** Optimistic like, sent once after the debounce. */
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
      // Unless the user clicked again in the meantime.
      const done = () => {
        setDesired((current) => (current === desired ? null : current));
      };
      if (desired === null || desired === isLikedByUser) done();
      else void toggleLike(client, { id }, desired).finally(done);
    };
  });

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
