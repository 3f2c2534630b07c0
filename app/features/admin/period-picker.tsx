import { useNavigate } from "@remix-run/react";
import { useId, useState } from "react";
import {
  countDays,
  defaultPeriodDays,
  maxPeriodDays,
  periodPresets,
  toDateString,
  toDay,
  type Period,
} from "~/features/analytics/period";
import { Button } from "~/ui/button";
import { DialogFrame } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { adminHref, type AdminQuery, type LinkContext } from "./admin-page";
import { ChoiceLinks } from "./choice-links";
import { formatPeriod } from "./period-format";

const calendarModule = lazyCode(() => import("./range-calendar"));

interface PeriodProps {
  page: LinkContext & { now: number };
  period: Period;
  label: string;
  /** Choosing the first day already applies a range, and Clear goes back to 7 days. */
  navigatesOnStart?: boolean;
}

const periodHref = (
  { view, search }: PeriodProps["page"],
  period: AdminQuery,
): string => {
  const { days: _, from: __, to: ___, ...others } = search;
  return adminHref(view, { ...period, ...others });
};

/** Each preset and custom range has its own address. Loads the calendar when it opens. */
export function PeriodPicker({
  page,
  period,
  label,
  navigatesOnStart = false,
}: PeriodProps) {
  const today = toDay(page.now);
  const chosen = period.isRange ? period : null;
  const id = useId();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const navigateTo = (query: AdminQuery) => {
    navigate(periodHref(page, query), { preventScrollReset: true });
  };
  const applyRange = (start: number, end: number) => {
    navigateTo({ from: toDateString(start), to: toDateString(end) });
  };

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceLinks
        label="Period"
        choices={periodPresets.map((days) => ({
          label: days === 1 ? "1 day" : `${days} days`,
          to: periodHref(page, { days }),
          isCurrent: !chosen && countDays(period) === days,
        }))}
      />
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-current={period.isRange || undefined}
        className="needs-script aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Icon name="calendar" className="size-4.5" />
        {period.isRange ? formatPeriod(period) : label}
      </Button>
      {open && (
        <DialogFrame
          labelledBy={id}
          onCloseRequest={close}
          className="max-sm:self-end max-sm:rounded-t-card"
        >
          <div className="admin admin-calendar">
            <div className="flex items-center justify-between">
              <h2 id={id} className="font-serif text-xl">
                {label}
              </h2>
              <Button
                variant="quiet"
                size="icon"
                aria-label="Close"
                onClick={close}
              >
                <Icon name="close" />
              </Button>
            </div>
            <Lazy code={calendarModule} onError={close}>
              {({ RangeCalendar }) => (
                <RangeCalendar
                  today={today}
                  chosen={chosen}
                  onStart={(start) => {
                    if (!navigatesOnStart) return;
                    applyRange(
                      start,
                      Math.min(today, start + maxPeriodDays - 1),
                    );
                  }}
                  onRange={(start, end) => {
                    close();
                    applyRange(start, end);
                  }}
                  onClear={
                    navigatesOnStart && chosen
                      ? () => {
                          close();
                          navigateTo({ days: defaultPeriodDays });
                        }
                      : null
                  }
                />
              )}
            </Lazy>
          </div>
        </DialogFrame>
      )}
    </div>
  );
}
