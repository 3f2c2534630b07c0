import { Link } from "@remix-run/react";
import { useEffect, useRef, useState, type TouchEvent } from "react";
import { useOutbox } from "~/client/outbox";
import { getFailureMessage } from "~/client/use-submit";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";
import { errorToast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";
import { isDue, listPrayersOfDay, type ListedPrayer } from "./prayer-list";
import { getPressSlot, getToday, markPrayed } from "./prayer-list.queries";
import { PrayerPressForm } from "./prayer-press-form";
import { PrayerText } from "./prayer-text";

/** In px, and at least twice as far sideways as up or down. */
const minSwipe = 60;

interface PrayNowProps {
  items: readonly ListedPrayer[];
  /** The date on the server, for the first render. */
  day: string;
  /** The index of the shown item on today's list; null: the first one that is due. */
  at: number | null;
}

/** Today's list, one item at a time. */
export function PrayNow({
  items,
  day: serverDay,
  at: initialAt,
}: PrayNowProps) {
  const day = useHydrated() ? getToday() : serverDay;
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const waiting = useOutbox();
  const isPressed = (item: ListedPrayer) =>
    pressed.includes(getPressSlot(item, day)) ||
    waiting.some(
      ({ slot, state }) =>
        state === "waiting" && slot === getPressSlot(item, day),
    );
  const list = listPrayersOfDay(items, day).map((item) =>
    isPressed(item) ? { ...item, lastDay: day } : item,
  );
  const findDue = (from: number) => {
    const index = list.findIndex((item, i) => i >= from && isDue(item, day));
    return index === -1 ? list.length : index;
  };
  const [chosen, setChosen] = useState(initialAt);
  const at = Math.min(chosen ?? findDue(0), list.length);
  const item = list[at];
  const isPrayed = item !== undefined && !isDue(item, day);

  const focused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== initialAt) focused.current?.focus();
  }, [chosen, initialAt]);

  const showNext = () => {
    setChosen(findDue(at + 1));
  };
  const showPrevious = () => {
    setChosen(Math.max(0, at - 1));
  };
  const press = () => {
    if (!item || isPrayed) return;
    const slot = getPressSlot(item, day);
    setPressed((before) => [...before, slot]);
    showNext();
    markPrayed(item, day).catch((error: unknown) => {
      setPressed((before) => before.filter((one) => one !== slot));
      errorToast(getFailureMessage(error, "Couldn't save. Please try again."));
    });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, altKey, ctrlKey, metaKey } = event;
      if (!(target instanceof Element) || altKey || ctrlKey || metaKey) return;
      if (target.closest("input, textarea, select, [role=menu]")) return;
      if (key === "ArrowRight") showNext();
      else if (key === "ArrowLeft") showPrevious();
      else if (key === "Enter" && !target.closest("a, button")) press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  });
  const swipe = useSwipe(showNext, showPrevious);

  return (
    <div
      {...swipe}
      className="card mt-4 flex min-h-[60dvh] touch-pan-y flex-col p-6 sm:p-10"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {item && `${at + 1} of ${list.length}`}
      </p>
      <div
        ref={focused}
        tabIndex={-1}
        className="flex grow flex-col justify-center py-6"
      >
        {item ? (
          <PrayerText key={item.id} item={item} isLarge />
        ) : (
          <End
            isEmpty={list.length === 0}
            left={list.filter((one) => isDue(one, day)).length}
            onReturn={() => {
              setChosen(findDue(0));
            }}
          />
        )}
      </div>
      {item && (
        <div className="flex flex-wrap items-center gap-3">
          {isPrayed ? (
            <p className="grow font-semibold text-primary">You prayed today</p>
          ) : (
            <PrayerPressForm
              item={item}
              day={day}
              returnTo={urls.prayNow(at + 1)}
              onPress={press}
            />
          )}
          <Button asChild variant="secondary" size="lg" className="grow">
            <Link
              to={urls.prayNow(at + 1)}
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

interface EndProps {
  /** Nothing was due today. */
  isEmpty: boolean;
  /** How many items were skipped. */
  left: number;
  onReturn: () => void;
}

function End({ isEmpty, left, onReturn }: EndProps) {
  if (left > 0)
    return (
      <EmptyState
        icon="prayer"
        title={`${left} ${plural(left, "prayer is", "prayers are")} left for today.`}
        action={
          <Button asChild>
            <Link
              to={urls.prayNow()}
              onClick={(event) => {
                event.preventDefault();
                onReturn();
              }}
            >
              Go back
            </Link>
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="prayer"
      title={
        isEmpty
          ? "Nothing is due today."
          : "You have prayed for everyone on today's list."
      }
      action={
        <Button asChild variant="secondary">
          <Link to={urls.prayers}>My prayers</Link>
        </Button>
      }
    />
  );
}

function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      start.current = touches.length === 1 ? touches.item(0) : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches.item(0);
      if (!start.current) return;
      const x = end.clientX - start.current.clientX;
      const y = end.clientY - start.current.clientY;
      if (Math.abs(x) < Math.max(minSwipe, 2 * Math.abs(y))) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
