import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Post, PrayerData } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { togglePrayed } from "./prayed.queries";
import { prayedCountText } from "./prayed-text";

const peopleDialog = lazyCode(() => import("./prayed-people-dialog"));
const messageDialog = lazyCode(() => import("./prayed-message-dialog"));

interface PrayedBarProps {
  post: Post;
  prayer: PrayerData;
}

/** The main action of a prayer's card: 'I prayed', and how often people did. */
export function PrayedBar({ post, prayer }: PrayedBarProps) {
  const client = useQueryClient();
  const { prayedToday, prayedCount } = prayer;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          {...submitButtonProps(
            urls.api.prayed(post.id),
            ["desired", `${!prayedToday}`],
            () => {
              void togglePrayed(client, post.id, !prayedToday);
            },
          )}
          aria-pressed={prayedToday}
          variant={prayedToday ? "secondary" : "primary"}
          className="aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary"
        >
          <Icon name={prayedToday ? "check" : "prayer"} />
          {prayedToday ? "You prayed today" : "I prayed"}
        </Button>
        <PrayedDialogButton post={post} prayer={prayer} />
      </div>
      {prayedCount > 0 && (
        <p className="mt-1.5 text-sm text-ink-soft">
          {prayedCountText(prayer)}
        </p>
      )}
    </div>
  );
}

/** Opens the names for the author, and the messages for others who have prayed. */
function PrayedDialogButton({ post, prayer }: PrayedBarProps) {
  const { id, isOwn, user } = post;
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  // The author of an anonymous request doesn't see messages.
  const isShown = isOwn ? prayer.prayedCount > 0 : prayer.prayedToday && user;
  return (
    <>
      {isShown && (
        <Button
          variant="quiet"
          className="-mx-2 needs-script px-2"
          onClick={() => {
            setOpen(true);
          }}
        >
          {isOwn ? "See who prayed" : "Send a few words"}
        </Button>
      )}
      {open && isOwn && (
        <Lazy code={peopleDialog} onError={close}>
          {(code) => <code.PrayedPeopleDialog post={post} onClose={close} />}
        </Lazy>
      )}
      {open && !isOwn && user && (
        <Lazy code={messageDialog} onError={close}>
          {(code) => (
            <code.PrayedMessageDialog
              postId={id}
              author={user}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
