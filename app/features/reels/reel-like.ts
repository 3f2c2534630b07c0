import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { stepped } from "~/browser/optimistic-toggle";
import { stored } from "~/browser/storage";
import type { Post } from "~/features/posts/post";
import { wantLike } from "~/features/reactions/like.queries";

/** spec §9, ms: so long a like waits for a second thought. */
const pause = 500;

/** spec §9: which videos are liked, as far as this device knows; the server's state wins. */
const likedVideos = stored("liked-videos", z.array(z.string()), []);
const likedMax = 500;

function keepLiked(postId: string, liked: boolean): void {
  const others = likedVideos.read().filter((id) => id !== postId);
  likedVideos.write((liked ? [postId, ...others] : others).slice(0, likedMax));
}

/** A post as it is to be liked: shown at once, and sent after half a second, once for all presses within it. */
export function useReelLike(post: Post): { post: Post; onLike: () => void } {
  const client = useQueryClient();
  const { id, isLikedByUser } = post;
  const [wish, setWish] = useState<boolean | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const liked = wish ?? isLikedByUser;
  const send = useRef<() => void>();
  useEffect(() => {
    send.current = () => {
      clearTimeout(timer.current);
      send.current = undefined;
      // Another press may have come meanwhile.
      const done = () => {
        setWish((now) => (now === wish ? null : now));
      };
      if (wish === null || wish === isLikedByUser) done();
      else void wantLike(client, { id }, wish).finally(done);
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
    keepLiked(id, isLikedByUser);
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
            : stepped(post._count.likes, liked),
      },
    },
    onLike: () => {
      setWish(!liked);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send.current?.(), pause);
    },
  };
}
