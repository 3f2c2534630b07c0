import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/api-client";
import { useOutbox } from "~/client/outbox";
import { getFailureMessage } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { focusOnMount } from "~/ui/restore-focus";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";
import { isDue, type ListedPrayer } from "./prayer-list";
import { getPressSlot, getToday, markPrayed } from "./prayed.queries";
import { PrayerText } from "./prayer-text";

const minSwipePx = 60;
/** What handles arrow keys itself. */
const ownArrowKeys = "input, textarea, select, [role=menu], [role=dialog]";

interface PrayNowProps {
  items: readonly ListedPrayer[];
  /** The date for the server, for the first render. */
  day: string;
}

/** What is due today, one item at a time. */
export function PrayNow(props: PrayNowProps) {
  const client = useQueryClient();
  const day = useHydrated() ? getToday() : props.day;
  const list = props.items.filter((item) => isDue(item, day));
  const [pressed, setPressed] = useState<readonly string[]>([]);
  // They stay pressed once they were sent: `props.items` are as old as the page.
  const waiting = useOutbox()
    .filter(({ state }) => state === "waiting")
    .flatMap(({ slot = "" }) => (pressed.includes(slot) ? [] : [slot]));
  if (waiting.length > 0) setPressed([...pressed, ...waiting]);
  // Requests that turned out to be deleted, by the id of the item.
  const [gone, setGone] = useState<readonly string[]>([]);
  const isLeft = (item: ListedPrayer) =>
    !pressed.includes(getPressSlot(item, day));
  // After the last one, the skipped ones come again.
  const getNext = (at: number) => {
    const next = [...list.slice(at + 1), ...list.slice(0, at)].find(isLeft);
    return next ? list.indexOf(next) : list.length;
  };
  /** An id, because the list changes at midnight. Null before the first step, "" at the end. */
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (position: number) => {
    setChosen(list[position]?.id ?? "");
  };
  const chosenAt = list.findIndex(({ id }) => id === chosen);
  const at = chosenAt === -1 ? getNext(-1) : chosenAt;
  const item = list[at];
  const next = getNext(at);
  const hasNext = item && (next < list.length || !isLeft(item));
  const isGone = gone.includes(item?.id ?? "");

  /** To the item on the right (1) or on the left (-1). */
  const move = (step: number) => {
    if (step > 0 !== (document.dir !== "rtl")) show(Math.max(0, at - 1));
    else if (hasNext) show(next);
  };
  const press = () => {
    if (!item || !isLeft(item)) return;
    const slot = getPressSlot(item, day);
    setPressed((before) => [...before, slot]);
    show(next);
    markPrayed(client, item, day).catch((error: unknown) => {
      setChosen(item.id);
      if (error instanceof ApiError && error.status === 404) {
        setGone((before) => [...before, item.id]);
        return;
      }
      setPressed((before) => before.filter((one) => one !== slot));
      errorToast(getFailureMessage(error, "Couldn't save. Please try again."));
    });
  };

  useEffect(() => {
    const onKeyDown = ({ target, key, altKey, metaKey }: KeyboardEvent) => {
      if (!(target instanceof Element) || altKey || metaKey) return;
      if (target.closest(ownArrowKeys)) return;
      if (key === "ArrowRight") move(1);
      if (key === "ArrowLeft") move(-1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  });

  const touchStart = useRef(0);
  return (
    <div
      // The browser scrolls and zooms by other touches, which then never end in `pointerup`.
      onPointerDown={({ clientX }) => {
        touchStart.current = clientX;
      }}
      onPointerUp={({ pointerType, clientX }) => {
        const moved = clientX - touchStart.current;
        if (pointerType === "touch" && Math.abs(moved) >= minSwipePx)
          move(-moved);
      }}
      className="card mt-4 flex min-h-[60dvh] touch-pan-y touch-pinch-zoom flex-col p-6 sm:p-10"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {item && <bdi>{`${at + 1} of ${list.length}`}</bdi>}
      </p>
      <div
        key={chosen}
        ref={chosen === null ? null : focusOnMount}
        tabIndex={-1}
        className="flex grow flex-col justify-center py-6 focus-visible:outline-none"
      >
        {item ? (
          <PrayerText item={item} isGone={isGone} isLarge />
        ) : (
          <EmptyState
            icon="prayer"
            title="You have prayed for everyone on today's list."
            action={
              <LinkButton variant="secondary" to={urls.prayers} discover="none">
                My prayers
              </LinkButton>
            }
          />
        )}
      </div>
      {item && (
        <div className="flex flex-wrap items-center gap-3">
          {isLeft(item) ? (
            // Without scripts the page comes back with the next item.
            <form
              method="post"
              action={
                item.postId === null
                  ? urls.api.prayer(item.id)
                  : urls.api.prayed(item.postId)
              }
              className="grow"
              onSubmit={(event) => {
                event.preventDefault();
                press();
              }}
            >
              {item.postId === null ? (
                <>
                  <input type="hidden" name="_method" value="PATCH" />
                  <input type="hidden" name="prayedOn" value={day} />
                </>
              ) : (
                <input type="hidden" name="desired" value="true" />
              )}
              <Button type="submit" size="lg" className="w-full">
                I prayed
              </Button>
            </form>
          ) : (
            !isGone && <p className="grow font-semibold">You prayed today</p>
          )}
          {hasNext && (
            <Button
              variant="secondary"
              size="lg"
              className="needs-script grow"
              onClick={() => {
                show(next);
              }}
            >
              Next
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
