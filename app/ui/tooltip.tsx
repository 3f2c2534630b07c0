import {
  useEffect,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from "react";
import { Slot } from "@radix-ui/react-slot";
import { lazyCode } from "./lazy";

/** Lazy, because phones don't need it. */
const layer = lazyCode(() => import("./tooltip-layer"));

async function schedule(anchor: HTMLElement, label: string, delayMs?: number) {
  layer.loaded ??= await layer.load();
  if (anchor.matches(":hover, :focus-visible"))
    layer.loaded.scheduleTooltip(anchor, label, delayMs);
}

const hide = () => layer.loaded?.hideTooltip();

/** Labels an icon-only control, for assistive technology and on hover. 1 KB; Radix's tooltip takes 15 KB. */
export function Tooltip({
  label,
  children,
}: {
  label: string;
  children: ReactElement;
}) {
  useEffect(() => hide, [label]);
  return (
    <Slot
      aria-label={label}
      onPointerEnter={({
        pointerType,
        currentTarget,
      }: PointerEvent<HTMLElement>) => {
        if (pointerType !== "touch") schedule(currentTarget, label).catch(hide);
      }}
      onPointerLeave={() => layer.loaded?.scheduleTooltipHide()}
      onPointerDown={hide}
      onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.matches(":focus-visible"))
          schedule(currentTarget, label, 0).catch(hide);
      }}
      onBlur={hide}
    >
      {children}
    </Slot>
  );
}
