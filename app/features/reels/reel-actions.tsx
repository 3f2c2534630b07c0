import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { PersonMenu } from "~/features/blocks/person-menu";
import { hidePerson } from "~/features/feed/hide-person";
import type { Post } from "~/features/posts/post";
import { ReactionBar } from "~/features/reactions/reaction-bar";
import { shownName } from "~/features/users/user";
import { Lazy, lazyCode } from "~/ui/lazy";
import { useReelLike } from "./reel-like";

const commentsSheet = lazyCode(() => import("./comments-sheet"));

interface ReelActionsProps {
  post: Post;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The button that had the focus on the previous video, so that keyboard users keep their position. */
let lastFocusedIndex = -1;

export function ReelActions({
  post: initialPost,
  isOpen,
  setOpen,
}: ReelActionsProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = container;
    const buttons = () => [...(current?.querySelectorAll("button") ?? [])];
    if (document.activeElement === document.body)
      buttons()[lastFocusedIndex]?.focus();
    return () => {
      lastFocusedIndex = buttons().findIndex(
        (button) => button === document.activeElement,
      );
    };
  }, []);
  const client = useQueryClient();
  const { post, onLike } = useReelLike(initialPost);
  const close = () => {
    setOpen(false);
  };
  return (
    <div
      ref={container}
      className="flex flex-col items-center [&_#reel-menu]:mr-0 [&_.reaction]:flex-col [&_.reaction]:gap-0 [&_.reaction-bar]:m-0 [&_.reaction-bar]:flex-col [&_.reaction-bar]:gap-2"
    >
      <ReactionBar
        post={post}
        onLike={onLike}
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
          reportTarget={{ kind: "post", id: post.id }}
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
