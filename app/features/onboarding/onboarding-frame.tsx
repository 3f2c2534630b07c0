import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { holdPage, keepInSight } from "~/ui/dialog-layer";

interface OnboardingFrameProps {
  /** Of its heading. */
  labelledBy: string;
  describedBy: string;
  children: ReactNode;
}

/**
 * Holds the page until it has been answered: neither Escape nor a press beside it closes it (spec
 * §2). A card in the middle, on a phone the whole screen, as the house's other dialogs.
 */
export function OnboardingFrame({
  labelledBy,
  describedBy,
  children,
}: OnboardingFrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = layer;
    if (!current) return;
    const ends = [keepInSight(current), holdPage(current)];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  return createPortal(
    <div
      ref={layer}
      data-dialog=""
      className="fixed inset-0 z-40 flex justify-center bg-black/60 sm:items-center sm:p-6"
    >
      <div
        role="dialog"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        // As high in both steps, so that what marks them stays where it is.
        className="flex max-h-full w-full animate-rise flex-col overflow-hidden bg-paper text-ink outline-none sm:h-180 sm:max-w-xl sm:rounded-card sm:border sm:border-line sm:shadow-float"
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
