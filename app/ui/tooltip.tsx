import { useEffect } from "react";
import type { FocusEvent, PointerEvent, ReactElement } from "react";
import { Slot } from "./slot";
import { hideTooltip, leaveTooltip, offerTooltip } from "./tooltip-layer";

/**
 * Names a control that has only an icon: its accessible name always, and to the eye on hover or
 * keyboard focus. One shared element in the browser's top layer does it for the whole page, in 1 KB
 * where Radix's tooltip brings 15 KB of positioning that a short label does not need.
 */
export function Tooltip({
  label,
  children,
}: {
  label: string;
  children: ReactElement;
}) {
  useEffect(() => hideTooltip, [label]);
  return (
    <Slot
      aria-label={label}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== "touch") {
          offerTooltip(event.currentTarget, label);
        }
      }}
      onPointerLeave={leaveTooltip}
      onPointerDown={hideTooltip}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(":focus-visible")) {
          offerTooltip(event.currentTarget, label, 0);
        }
      }}
      onBlur={hideTooltip}
    >
      {children}
    </Slot>
  );
}
