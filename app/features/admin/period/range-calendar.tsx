import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { Period } from "~/features/analytics/period";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { dayAfterKey, dayIn, isOpenDay, monthOf } from "./month";
import { MonthGrid } from "./month-grid";
import { dayWords, periodWords } from "./period-words";

interface RangeCalendarProps {
  today: number;
  chosen: Pick<Period, "start" | "end"> | null;
  onStart: (start: number) => void;
  onRange: (start: number, end: number) => void;
  onClear: (() => void) | null;
}

/** Two months (spec §2): a first day, then a last one; either may be pressed first. */
export function RangeCalendar({
  today,
  chosen,
  onStart,
  onRange,
  onClear,
}: RangeCalendarProps) {
  const [start, setStart] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  /** The one day that Tab stops at. */
  const [day, setDay] = useState(Math.min(chosen?.end ?? today, today));
  /** The later of the two that are shown. */
  const [month, setMonth] = useState(monthOf(day));
  const grids = useRef<HTMLDivElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grids.current
      ?.querySelector<HTMLElement>('[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [day]);

  const moveTo = (next: number) => {
    const open = Math.min(next, today);
    follows.current = true;
    setDay(open);
    setPointed(null);
    setMonth((shown) => {
      const wanted = monthOf(open);
      if (wanted > shown) return wanted;
      return wanted < shown - 1 ? wanted + 1 : shown;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const choose = (pressed: number) => {
    if (!isOpenDay(pressed, today, start)) return;
    setDay(pressed);
    if (start === null) {
      setStart(pressed);
      onStart(pressed);
    } else onRange(Math.min(start, pressed), Math.max(start, pressed));
  };
  const turn = (by: number) => {
    const to = month + by;
    setMonth(to);
    setDay(dayIn(day, to, today));
  };
  const other =
    pointed !== null && isOpenDay(pointed, today, start) ? pointed : day;
  const range =
    start === null
      ? chosen
      : { start: Math.min(start, other), end: Math.max(start, other) };

  return (
    <>
      <div className="flex items-center gap-2">
        <Turn by={-1} onTurn={turn} />
        <p
          aria-live="polite"
          className="flex-1 text-center text-sm text-ink-soft"
        >
          {start === null
            ? `Choose the first day${chosen ? `. Now: ${periodWords(chosen)}` : ""}.`
            : `From ${dayWords(start)}. Choose the last day.`}
        </p>
        <Turn by={1} onTurn={turn} disabled={month >= monthOf(today)} />
      </div>
      <div
        ref={grids}
        onKeyDown={onKeyDown}
        role="presentation"
        className="mt-2 flex flex-col gap-x-6 gap-y-4 md:flex-row"
      >
        {[month - 1, month].map((shown) => (
          <MonthGrid
            key={shown}
            month={shown}
            focusable={day}
            range={range}
            isOpen={(one) => isOpenDay(one, today, start)}
            today={today}
            onChoose={choose}
            onPoint={setPointed}
          />
        ))}
      </div>
      {onClear && (
        <div className="mt-3 flex justify-end border-t border-line pt-3">
          <Button variant="quiet" size="sm" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </>
  );
}

function Turn({
  by,
  onTurn,
  disabled = false,
}: {
  by: 1 | -1;
  onTurn: (by: number) => void;
  disabled?: boolean;
}) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={by > 0 ? "Next month" : "Previous month"}
      disabled={disabled}
      onClick={() => {
        onTurn(by);
      }}
    >
      <Icon name={by > 0 ? "chevron-right" : "chevron-left"} />
    </Button>
  );
}
