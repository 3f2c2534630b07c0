import { useId } from "react";
import { dateOf } from "~/features/analytics/period";
import type { Period } from "~/features/analytics/period";
import { monthName, weeksOf } from "./month";
import type { Month } from "./month";
import { fullDay } from "./period-words";

interface MonthGridProps {
  month: Month;
  /** The day that has the focus, or would have it. */
  focusable: number;
  range: Pick<Period, "start" | "end"> | null;
  today: number;
  isOpen: (day: number) => boolean;
  onChoose: (day: number) => void;
  /** A mouse is over it, or no longer over any. */
  onPoint: (day: number | null) => void;
}

const weekdays = [
  ["Sun", "Sunday"],
  ["Mon", "Monday"],
  ["Tue", "Tuesday"],
  ["Wed", "Wednesday"],
  ["Thu", "Thursday"],
  ["Fri", "Friday"],
  ["Sat", "Saturday"],
] as const;

/** A month by the ARIA grid pattern; the arrow keys are heard above it, since they go from month to month. */
export function MonthGrid({
  month,
  focusable,
  range,
  today,
  isOpen,
  onChoose,
  onPoint,
}: MonthGridProps) {
  const id = useId();
  return (
    <div className="flex-1">
      <p id={id} className="text-center font-serif text-lg">
        {monthName(month)}
      </p>
      <div
        role="grid"
        aria-labelledby={id}
        className="admin-month"
        onPointerLeave={() => {
          onPoint(null);
        }}
      >
        <div role="row">
          {weekdays.map(([short, long]) => (
            <span key={long} role="columnheader" aria-label={long}>
              {short}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week, at) => (
          <div key={at} role="row">
            {week.map((day, weekday) =>
              day === null ? (
                <span key={weekday} role="gridcell" />
              ) : (
                <span
                  key={weekday}
                  role="gridcell"
                  aria-selected={
                    range !== null && day >= range.start && day <= range.end
                  }
                  data-end={
                    day === range?.start || day === range?.end || undefined
                  }
                >
                  <button
                    type="button"
                    tabIndex={day === focusable ? 0 : -1}
                    aria-label={fullDay(day)}
                    aria-disabled={!isOpen(day) || undefined}
                    aria-current={day === today ? "date" : undefined}
                    onPointerEnter={() => {
                      onPoint(day);
                    }}
                    onClick={() => {
                      onChoose(day);
                    }}
                  >
                    {Number(dateOf(day).slice(8))}
                  </button>
                </span>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
