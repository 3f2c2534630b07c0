import { useState } from "react";
import { DayPicker } from "react-day-picker";
import {
  getDayStart,
  maxPeriodDays,
  toDay,
  type Period,
} from "~/features/analytics/period";
import { Button } from "~/ui/button";
import { formatDay } from "./period-format";

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
  const range = start === null ? chosen : { start, end: start };
  const isSelectable = (day: number) =>
    day <= today && (start === null || Math.abs(day - start) < maxPeriodDays);
  return (
    <>
      <p aria-live="polite" className="text-center text-sm text-ink-soft">
        {start === null
          ? "Choose the first day."
          : `From ${formatDay(start)}. Choose the last day.`}
      </p>
      <DayPicker
        mode="range"
        timeZone="UTC"
        autoFocus
        numberOfMonths={2}
        defaultMonth={toPreviousMonth(chosen?.end ?? today)}
        endMonth={toDate(today)}
        today={toDate(today)}
        disabled={(date) => !isSelectable(toDay(date.getTime()))}
        selected={
          range
            ? { from: toDate(range.start), to: toDate(range.end) }
            : undefined
        }
        onSelect={(_, date) => {
          const day = toDay(date.getTime());
          if (start === null) {
            setStart(day);
            onStart(day);
          } else {
            onRange(Math.min(start, day), Math.max(start, day));
          }
        }}
      />
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

const toDate = (day: number) => new Date(getDayStart(day));

function toPreviousMonth(day: number): Date {
  const date = toDate(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1));
}
