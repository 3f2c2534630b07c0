import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dateOf, periodMax, presetAtFirst } from "~/features/analytics/period";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Late, late } from "~/ui/late";
import { placeMenu } from "~/ui/menu-layer";
import { adminHref } from "../admin-query";
import type { PeriodProps } from "./period-props";
import { periodWords } from "./period-words";

// React 18 hands these two on as they are, but its types learn of them only with React 19.
const isPopover = { popover: "auto" };
const opens = (id: string) => ({ popovertarget: id });

const calendar = late(() => import("./range-calendar"));

/** From here on there is room for two months side by side, below the button. */
const wide = "(width >= 48.0625rem)";

/** The days from one to another, out of a calendar that comes when it is opened. */
export function RangePicker({
  view,
  period,
  today,
  keep = {},
  label,
  startsAtOnce = false,
}: PeriodProps & { today: number }) {
  const id = useId();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const close = () => layer.current?.hidePopover();
  const go = (query: Parameters<typeof adminHref>[1]) => {
    navigate(adminHref(view, { ...query, ...keep }), {
      preventScrollReset: true,
    });
  };
  const show = (start: number, end: number) => {
    go({ from: dateOf(start), to: dateOf(end) });
  };

  useEffect(() => {
    const { current } = layer;
    if (!current) return;
    const onToggle = (event: Event) => {
      const opening = (event as ToggleEvent).newState === "open";
      if (opening && button.current && matchMedia(wide).matches) {
        placeMenu(current, button.current);
      } else if (opening) current.removeAttribute("style");
      setOpen(opening);
    };
    current.addEventListener("beforetoggle", onToggle);
    // The first press has opened it before anybody listened.
    if (current.matches(":popover-open")) {
      current.hidePopover();
      current.showPopover();
    }
    return () => {
      current.removeEventListener("beforetoggle", onToggle);
    };
  }, [asked]);

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={period.isRange || undefined}
        {...opens(id)}
        onClick={() => {
          flushSync(() => {
            setAsked(true);
          });
        }}
        className="not-in-data-js:hidden aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
      >
        <Icon name="calendar" className="size-4.5" />
        {period.isRange ? periodWords(period) : label}
      </Button>
      {asked && (
        <div
          ref={layer}
          id={id}
          role="dialog"
          aria-label={label}
          {...isPopover}
          className="admin-calendar"
        >
          {open && (
            <Late code={calendar} onFailed={close}>
              {({ RangeCalendar }) => (
                <RangeCalendar
                  today={today}
                  chosen={period.isRange ? period : null}
                  onStart={(start) => {
                    if (!startsAtOnce) return;
                    show(start, Math.min(today, start + periodMax - 1));
                  }}
                  onRange={(start, end) => {
                    close();
                    show(start, end);
                  }}
                  onClear={
                    startsAtOnce && period.isRange
                      ? () => {
                          close();
                          go({ days: presetAtFirst });
                        }
                      : null
                  }
                />
              )}
            </Late>
          )}
        </div>
      )}
    </>
  );
}
