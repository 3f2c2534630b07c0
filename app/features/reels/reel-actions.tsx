import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import * as z from "zod/mini";
import { createStorageItem } from "~/client/storage";
import { PersonMenu } from "~/features/blocks/person-menu";
import { hidePerson } from "~/features/feed/hide-person";
import type { Post } from "~/features/posts/post";
import { toggleLike } from "~/features/reactions/like.queries";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { shownName } from "~/features/users/user";
import { Lazy, lazyCode } from "~/ui/lazy";

const commentsSheet = lazyCode(() => import("./comments-sheet"));

/** The user may change their mind. */
const likeDelayMs = 500;

/** Liked videos known to this device. The server's state wins. */
const likedVideos = createStorageItem("liked-videos", z.array(z.string()), []);
const maxLikedVideos = 500;

interface ReelActionsProps {
  post: Post;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Stays mounted when the video changes, so that the focus stays on the same button. */
export function ReelActions({ post, isOpen, setOpen }: ReelActionsProps) {
  const client = useQueryClient();
  const { id, isLikedByUser } = post;
  useEffect(() => {
    const others = likedVideos.read().filter((liked) => liked !== id);
    const all = isLikedByUser ? [id, ...others] : others;
    likedVideos.write(all.slice(0, maxLikedVideos));
  }, [id, isLikedByUser]);
  const close = () => {
    setOpen(false);
  };
  return (
    <div className="flex flex-col items-center [&_#reel-menu]:mr-0 [&_.reaction]:flex-col [&_.reaction]:gap-0 [&_.reaction-bar]:m-0 [&_.reaction-bar]:flex-col [&_.reaction-bar]:gap-2">
      <ReactionBar
        post={post}
        onLike={() => {
          void toggleLike(client, { id }, !isLikedByUser, likeDelayMs);
        }}
        commentsOpen={isOpen}
        commentsId="reel-comments"
        onToggleComments={() => {
          setOpen(true);
        }}
      />
      {!post.isOwn && (
        <PersonMenu
          label={`Mute, block or report ${shownName(post.user)}`}
          id="reel-menu"
          user={post.user}
          reportTarget={{ kind: "post", id }}
          onAction={(action, person) => {
            void hidePerson(client, action, person);
          }}
          worksWithoutScript
        />
      )}
      {isOpen && (
        <Lazy code={commentsSheet} onError={close}>
          {(code) => (
            <code.CommentsSheet
              id="reel-comments"
              post={post}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </div>
  );
}
