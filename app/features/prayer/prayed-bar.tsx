import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Post, PrayerData } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { submitButtonProps } from "~/ui/button-form";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { useNow } from "~/ui/now";
import { CrisisHelp } from "./crisis-help";
import { hasPrayedToday, togglePrayed } from "./prayed.queries";
import { prayedCountText } from "./prayed-text";

const dialog = lazyCode(() => import("./prayed-dialog"));

interface PrayedBarProps {
  post: Post;
  prayer: PrayerData;
}

/** The main action of a prayer's card: 'I prayed', and how often people did. */
export function PrayedBar({ post, prayer }: PrayedBarProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const { id, isOwn, user, content } = post;
  const { prayedCount } = prayer;
  const prayedToday = hasPrayedToday(prayer, useNow());
  // The author of an anonymous request sees neither names nor messages.
  const hasDialog = user && (isOwn ? prayedCount > 0 : prayedToday);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        {...submitButtonProps(
          urls.api.prayed(id),
          ["desired", `${!prayedToday}`],
          () => void togglePrayed(client, id, !prayedToday),
        )}
        aria-pressed={prayedToday}
        variant={prayedToday ? "secondary" : "primary"}
        className="aria-pressed:border-transparent aria-pressed:bg-primary-soft aria-pressed:text-primary"
      >
        <Icon name={prayedToday ? "check" : "prayer"} />
        {prayedToday ? "You prayed today" : "I prayed"}
      </Button>
      {hasDialog && (
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
      {prayedCount > 0 && (
        <p className="mt-0.5 w-full text-sm text-ink-soft">
          {prayedCountText(prayer)}
        </p>
      )}
      {isOwn && (
        <div className="w-full">
          <CrisisHelp text={content} />
        </div>
      )}
      {isOpen && (
        <Lazy code={dialog} onError={close}>
          {(code) => <code.PrayedDialog post={post} onClose={close} />}
        </Lazy>
      )}
    </div>
  );
}
