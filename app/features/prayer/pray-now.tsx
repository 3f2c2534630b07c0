import { Link } from "@remix-run/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useOutbox } from "~/client/outbox";
import { getFailureMessage } from "~/client/use-submit";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";
import { isDue, listTodaysPrayers, type ListedPrayer } from "./prayer-list";
import { getToday } from "./prayed.queries";
import { getPressSlot, markPrayed } from "./prayer-list.queries";
import { PrayerText } from "./prayer-text";
import { useSwipe } from "./use-swipe";

interface PrayNowProps {
  items: readonly ListedPrayer[];
  /** The date for the server, for the first render. */
  day: string;
  /** The index on today's list; null: the first one that is due. */
  at: number | null;
}

/** Today's list, one item at a time. */
export function PrayNow(props: PrayNowProps) {
  const client = useQueryClient();
  const day = useHydrated() ? getToday() : props.day;
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(props.at);
  const waiting = useOutbox()
    .filter(({ state }) => state === "waiting")
    .map(({ slot }) => slot);
  const list = listTodaysPrayers(props.items, day).map((item) =>
    [...pressed, ...waiting].includes(getPressSlot(item, day))
      ? { ...item, lastDay: day }
      : item,
  );
  const findDue = (from: number) => {
    const index = list.findIndex((item, i) => i >= from && isDue(item, day));
    return index === -1 ? list.length : index;
  };
  const at = chosen ?? findDue(0);
  const item = list[at];
  const next = urls.prayNow(at + 1);

  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== props.at) content.current?.focus();
  }, [chosen, props.at]);

  const showNext = () => {
    setChosen(findDue(at + 1));
  };
  const showPrevious = () => {
    setChosen(Math.max(0, at - 1));
  };
  const press = () => {
    if (!item || !isDue(item, day)) return;
    const slot = getPressSlot(item, day);
    setPressed((before) => [...before, slot]);
    showNext();
    markPrayed(client, item, day).catch((error: unknown) => {
      setPressed((before) => before.filter((one) => one !== slot));
      errorToast(getFailureMessage(error, "Couldn't save. Please try again."));
    });
  };

  useEffect(() => {
    const onKeyDown = ({ target, key, altKey, metaKey }: KeyboardEvent) => {
      if (!(target instanceof Element) || altKey || metaKey) return;
      if (target.closest("input, [role=menu]")) return;
      if (key === "ArrowRight") showNext();
      if (key === "ArrowLeft") showPrevious();
      if (key === "Enter" && !target.closest("a, button")) press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  });

  return (
    <div
      {...useSwipe(showNext, showPrevious)}
      className="card mt-4 flex min-h-[60dvh] touch-pan-y touch-pinch-zoom flex-col p-6 sm:p-10"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {item && `${at + 1} of ${list.length}`}
      </p>
      <div
        ref={content}
        tabIndex={-1}
        className="flex grow flex-col justify-center py-6 focus-visible:outline-none"
      >
        {item ? (
          <PrayerText item={item} isLarge />
        ) : (
          <EmptyState
            icon="prayer"
            title={describeEnd(list, day)}
            action={
              <Button asChild variant="secondary">
                <Link to={urls.prayers}>My prayers</Link>
              </Button>
            }
          />
        )}
      </div>
      {item && (
        <div className="flex flex-wrap items-center gap-3">
          {isDue(item, day) ? (
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
              <input type="hidden" name="returnTo" value={next} />
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
            <p className="grow font-semibold">You prayed today</p>
          )}
          <Button asChild variant="secondary" size="lg" className="grow">
            <Link
              to={next}
              onClick={(event) => {
                event.preventDefault();
                showNext();
              }}
            >
              Next
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}

function describeEnd(list: readonly ListedPrayer[], day: string): string {
  const left = list.filter((item) => isDue(item, day)).length;
  if (left > 0)
    return `${left} ${plural(left, "prayer is", "prayers are")} left for today.`;
  return list.length === 0
    ? "Nothing is due today."
    : "You have prayed for everyone on today's list.";
}
