import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** For a tab that only some widths show: `max-lg:hidden`. The arrow keys step over it there. */
  className?: string;
}

interface TabsProps<Value extends string> {
  /** What is being chosen, for those who listen. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** ARIA tabs with automatic activation (APG): arrows, Home and End move and choose at once. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className = "",
  children,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const shown = tabs.filter(
      (tab) => buttonOf(list.current, tab.value)?.checkVisibility() ?? false,
    );
    const at = shown.findIndex((tab) => tab.value === value);
    const to = {
      ArrowRight: (at + 1) % shown.length,
      ArrowLeft: (at - 1 + shown.length) % shown.length,
      Home: 0,
      End: shown.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : shown[to];
    if (!next) return;
    event.preventDefault();
    buttonOf(list.current, next.value)?.focus();
    onValueChange(next.value);
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto rounded-full bg-sunken p-1"
      >
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              data-value={tab.value}
              aria-selected={chosen}
              aria-controls={`${id}-panel`}
              tabIndex={chosen ? 0 : -1}
              onClick={() => {
                onValueChange(tab.value);
              }}
              className={`touch flex-1 rounded-full px-4 text-sm font-semibold transition-colors focus-visible:-outline-offset-2 ${
                chosen
                  ? "bg-paper text-ink shadow-card"
                  : "text-ink-soft hover:text-ink"
              } ${tab.className ?? ""}`}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
      >
        {children}
      </div>
    </div>
  );
}

function buttonOf(list: HTMLElement | null, value: string) {
  return list?.querySelector<HTMLElement>(`[data-value="${value}"]`);
}
