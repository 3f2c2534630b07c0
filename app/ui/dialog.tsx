import { useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import { holdPage, keepInSight, listenForClose } from "./dialog-layer";
import type { CloseRequest } from "./dialog-layer";
import { Icon } from "./icon";
import { dismissPassing } from "./toast-store";
import { useBackCloses } from "./use-back-closes";

interface DialogFrameProps {
  /** The ids of what names it, and of what describes it. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Escape, or a press beside it. Without this it cannot be dismissed. */
  onCloseRequest?: (by: CloseRequest) => void;
  className?: string;
  children: ReactNode;
}

/**
 * The one modal: a card in the middle, on a phone the whole screen. Open while it is mounted; in the
 * browser only. `data-first-field` marks what a keyboard's focus goes to. Without aria-modal, since
 * toasts are spoken beside it; everything else is inert.
 */
export function DialogFrame({
  labelledBy,
  describedBy,
  onCloseRequest,
  className = "",
  children,
}: DialogFrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  const request = useRef(onCloseRequest);
  useLayoutEffect(() => {
    request.current = onCloseRequest;
  });
  // Before it is painted: who sees it can close it.
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return;
    dismissPassing();
    const ends = [
      listenForClose(current, (by) => request.current?.(by)),
      keepInSight(current),
      holdPage(current),
    ];
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
        className={`flex max-h-full w-full animate-rise flex-col overflow-hidden bg-paper text-ink outline-none sm:max-w-xl sm:rounded-card sm:border sm:border-line sm:shadow-float ${className}`}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Escape, Back, the close button, or a press beside it. Whoever shows the dialog decides. */
  onCloseRequest: (by: CloseRequest) => void;
  /** On a phone it rises from the foot, and what it is about stays in sight above it. */
  sheet?: boolean;
  /** Stays in sight at its foot while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal with a title, a close button and a foot. */
export function Dialog({
  title,
  description,
  onCloseRequest,
  sheet = false,
  footer,
  children,
}: DialogProps) {
  const id = useId();
  const described = description === undefined ? undefined : `${id}-description`;
  useBackCloses(() => {
    onCloseRequest("back");
  });
  return (
    <DialogFrame
      labelledBy={`${id}-title`}
      describedBy={described}
      onCloseRequest={onCloseRequest}
      {...(sheet && {
        className: "max-sm:max-h-[75%] max-sm:self-end max-sm:rounded-t-card",
      })}
    >
      <div className="flex items-start gap-3 border-b border-line px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 sm:px-6">
        <div className="min-w-0 flex-1 py-1.5">
          <h2 id={`${id}-title`} className="font-serif text-xl">
            {title}
          </h2>
          {description !== undefined && (
            <p id={described} className="text-sm text-ink-soft">
              {description}
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close"
          className="-mr-2"
          onClick={() => {
            onCloseRequest("button");
          }}
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className="min-h-0 flex-1 scroll-py-20 overflow-y-auto overscroll-contain px-4 py-4 sm:px-6 sm:py-5">
        {children}
      </div>
      {footer !== undefined && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}
