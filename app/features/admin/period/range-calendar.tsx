import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Period } from "~/features/analytics/period";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { getDayForKey, moveToMonth, isSelectableDay, toMonth } from "./month";
import { MonthGrid } from "./month-grid";
import { formatDay, formatPeriod } from "./period-format";

interface RangeCalendarProps {
  today: number;
  chosen: Pick<Period, "start" | "end"> | null;
  onStart: (start: number) => void;
  onRange: (start: number, end: number) => void;
  onClear: (() => void) | null;
}

/** Shows two months. The two ends of a range can be chosen in any order. */
export function RangeCalendar({
  today,
  chosen,
  onStart,
  onRange,
  onClear,
}: RangeCalendarProps) {
  const [start, setStart] = useState<number | null>(null);
  const [hoveredDay, setHoveredDay] = useState<number | null>(null);
  /** The one day in the tab order. */
  const [day, setDay] = useState(Math.min(chosen?.end ?? today, today));
  /** The later of the two shown months. */
  const [month, setMonth] = useState(toMonth(day));
  const grids = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(true);

  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grids.current
      ?.querySelector<HTMLElement>('[tabindex="0"]')
      ?.focus({ preventScroll: true });
  }, [day]);

  const moveTo = (next: number) => {
    const targetDay = Math.min(next, today);
    shouldFocus.current = true;
    setDay(targetDay);
    setHoveredDay(null);
    setMonth((shown) => {
      const targetMonth = toMonth(targetDay);
      if (targetMonth > shown) return targetMonth;
      return targetMonth < shown - 1 ? targetMonth + 1 : shown;
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getDayForKey(day, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    moveTo(next);
  };
  const selectDay = (selectedDay: number) => {
    if (!isSelectableDay(selectedDay, today, start)) return;
    setDay(selectedDay);
    if (start === null) {
      setStart(selectedDay);
      onStart(selectedDay);
    } else onRange(Math.min(start, selectedDay), Math.max(start, selectedDay));
  };
  const shiftMonth = (by: number) => {
    const to = month + by;
    setMonth(to);
    setDay(moveToMonth(day, to, today));
  };
  const other =
    hoveredDay !== null && isSelectableDay(hoveredDay, today, start)
      ? hoveredDay
      : day;
  const range =
    start === null
      ? chosen
      : { start: Math.min(start, other), end: Math.max(start, other) };

  return (
    <>
      <div className="flex items-center gap-2">
        <MonthButton by={-1} onShift={shiftMonth} />
        <p
          aria-live="polite"
          className="flex-1 text-center text-sm text-ink-soft"
        >
          {start === null
            ? `Choose the first day${chosen ? `. Now: ${formatPeriod(chosen)}` : ""}.`
            : `From ${formatDay(start)}. Choose the last day.`}
        </p>
        <MonthButton
          by={1}
          onShift={shiftMonth}
          disabled={month >= toMonth(today)}
        />
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
            isSelectable={(one) => isSelectableDay(one, today, start)}
            today={today}
            onSelect={selectDay}
            onHover={setHoveredDay}
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

function MonthButton({
  by,
  onShift,
  disabled = false,
}: {
  by: 1 | -1;
  onShift: (by: number) => void;
  disabled?: boolean;
}) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={by > 0 ? "Next month" : "Previous month"}
      disabled={disabled}
      onClick={() => {
        onShift(by);
      }}
    >
      <Icon name={by > 0 ? "chevron-right" : "chevron-left"} />
    </Button>
  );
}
