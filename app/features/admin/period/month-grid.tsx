import { useId } from "react";
import { toDateString, type Period } from "~/features/analytics/period";
import { monthName, toWeeks, type Month } from "./month";
import { formatFullDay } from "./period-format";

interface MonthGridProps {
  month: Month;
  /** The day in the tab order. */
  focusable: number;
  range: Pick<Period, "start" | "end"> | null;
  today: number;
  isSelectable: (day: number) => boolean;
  onSelect: (day: number) => void;
  /** null when the pointer leaves the grid. */
  onHover: (day: number | null) => void;
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

/** A month in the ARIA grid pattern. The parent handles the arrow keys, because they can move to another month. */
export function MonthGrid({
  month,
  focusable,
  range,
  today,
  isSelectable,
  onSelect,
  onHover,
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
          onHover(null);
        }}
      >
        <div role="row">
          {weekdays.map(([short, long]) => (
            <span key={long} role="columnheader" aria-label={long}>
              {short}
            </span>
          ))}
        </div>
        {toWeeks(month).map((week, index) => (
          <div key={index} role="row">
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
                    aria-label={formatFullDay(day)}
                    aria-disabled={!isSelectable(day) || undefined}
                    aria-current={day === today ? "date" : undefined}
                    onPointerEnter={() => {
                      onHover(day);
                    }}
                    onClick={() => {
                      onSelect(day);
                    }}
                  >
                    {Number(toDateString(day).slice(8))}
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
