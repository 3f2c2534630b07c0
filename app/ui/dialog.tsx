import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "./button";
import {
  makePageInert,
  fitVisualViewport,
  listenForClose,
} from "./dialog-layer";
import { Icon } from "./icon";
import { dismissNonErrorToast } from "./toast-store";
import { useCloseOnBack } from "./use-close-on-back";

interface DialogFrameProps extends ComponentPropsWithoutRef<"div"> {
  labelledBy?: string;
  describedBy?: string | undefined;
  /** Escape, or a click on the backdrop. Without this, neither closes the dialog. */
  onCloseRequest?: () => void;
  /** Fills every screen and has no background of its own. */
  isFullScreen?: boolean;
}

const cardClass =
  "flex max-h-full flex-col bg-paper text-ink sm:max-w-xl sm:rounded-card sm:border sm:border-line sm:shadow-float";

/**
 * A modal: a centred card, full screen on a phone. Open while mounted; browser only. `data-first-field` marks the
 * field that gets the focus. It has no aria-modal, because toasts stay reachable; everything else is inert.
 */
export function DialogFrame({
  labelledBy,
  describedBy,
  onCloseRequest,
  isFullScreen = false,
  className = "",
  ...props
}: DialogFrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  const request = useRef(onCloseRequest);
  useLayoutEffect(() => {
    request.current = onCloseRequest;
  });
  // Before paint, so that a visible dialog can always be closed.
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current) return;
    dismissNonErrorToast();
    const controller = new AbortController();
    const { signal } = controller;
    listenForClose(current, () => request.current?.(), signal);
    fitVisualViewport(current, signal);
    const restorePage = makePageInert(current);
    return () => {
      controller.abort();
      restorePage();
    };
  }, []);

  return createPortal(
    <div
      ref={layer}
      data-dialog=""
      className={`fixed inset-0 z-40 flex justify-center ${isFullScreen ? "" : "bg-black/60 sm:items-center sm:p-6"}`}
    >
      <div
        {...props}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={`w-full animate-rise overflow-hidden outline-none ${isFullScreen ? "relative text-white" : cardClass} ${className}`}
      />
    </div>,
    document.body,
  );
}

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** Escape, Back, the close button, or a click on the backdrop. The caller decides whether to close. */
  onCloseRequest: () => void;
  /** On a phone, a bottom sheet instead of the full screen. */
  sheet?: boolean;
  /** A button in the header. */
  action?: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal with a title, a close button and a footer. */
export function Dialog({
  title,
  description,
  onCloseRequest,
  sheet = false,
  action,
  footer,
  children,
}: DialogProps) {
  const id = useId();
  const described = description === undefined ? undefined : `${id}-description`;
  useCloseOnBack(onCloseRequest);
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
        {action}
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close"
          className="-mr-2"
          onClick={onCloseRequest}
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
