import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
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
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { placeMenu } from "~/ui/menu-layer";
import { adminHref, type AdminQuery, type LinkContext } from "./admin-page";
import { ChoiceLinks } from "./choice-links";
import { formatPeriod } from "./period-format";

// React 18 passes these attributes through, but only the types of React 19 include them.
const popoverProps = { popover: "auto" };
const popoverTarget = (id: string) => ({ popovertarget: id });

const calendarModule = lazyCode(() => import("./range-calendar"));

/** Wide enough for two months side by side below the button. */
const wideScreen = "(width >= 48.0625rem)";

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

/** Presets and custom ranges are links, so each has its own address. */
export function PeriodPicker(props: PeriodProps) {
  const { page, period } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceLinks
        label="Period"
        choices={periodPresets.map((days) => ({
          label: days === 1 ? "1 day" : `${days} days`,
          to: periodHref(page, { days }),
          isCurrent: !period.isRange && countDays(period) === days,
        }))}
      />
      <RangePicker {...props} />
    </div>
  );
}

/** Loads the calendar when it opens. */
function RangePicker({
  page,
  period,
  label,
  navigatesOnStart = false,
}: PeriodProps) {
  const today = toDay(page.now);
  const id = useId();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => layer.current?.hidePopover();
  const navigateTo = (query: AdminQuery) => {
    navigate(periodHref(page, query), { preventScrollReset: true });
  };
  const applyRange = (start: number, end: number) => {
    navigateTo({ from: toDateString(start), to: toDateString(end) });
  };

  useEffect(() => {
    const { current } = layer;
    if (!current) return;
    const onToggle = (event: Event) => {
      const opening = (event as ToggleEvent).newState === "open";
      if (opening && button.current && matchMedia(wideScreen).matches) {
        placeMenu(current, button.current);
      } else if (opening) current.removeAttribute("style");
      setOpen(opening);
    };
    current.addEventListener("beforetoggle", onToggle);
    // Opened before hydration.
    if (current.matches(":popover-open")) {
      current.hidePopover();
      current.showPopover();
    }
    return () => {
      current.removeEventListener("beforetoggle", onToggle);
    };
  }, []);

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={period.isRange || undefined}
        {...popoverTarget(id)}
        className="needs-script aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
      >
        <Icon name="calendar" className="size-4.5" />
        {period.isRange ? formatPeriod(period) : label}
      </Button>
      <div
        ref={layer}
        id={id}
        role="dialog"
        aria-label={label}
        {...popoverProps}
        className="admin-calendar"
      >
        {open && (
          <Lazy code={calendarModule} onError={close}>
            {({ RangeCalendar }) => (
              <RangeCalendar
                today={today}
                chosen={period.isRange ? period : null}
                onStart={(start) => {
                  if (!navigatesOnStart) return;
                  applyRange(start, Math.min(today, start + maxPeriodDays - 1));
                }}
                onRange={(start, end) => {
                  close();
                  applyRange(start, end);
                }}
                onClear={
                  navigatesOnStart && period.isRange
                    ? () => {
                        close();
                        navigateTo({ days: defaultPeriodDays });
                      }
                    : null
                }
              />
            )}
          </Lazy>
        )}
      </div>
    </>
  );
}
