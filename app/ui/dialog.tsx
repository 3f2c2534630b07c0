import { useEffect, useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button, or a press beside it. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** False: it goes only by what stands in it. */
  dismissible?: boolean;
  className?: string;
  /** Rendered only while it is open. */
  children: ReactNode;
}

// The server renders no open dialog; React warns of layout effects there.
const useBrowserLayoutEffect =
  typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * A modal on the browser's own <dialog>: everything behind it is inert, the focus stays inside and
 * goes back where it was. Radix's dialog does it by script, in 12 KB gzip.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  dismissible = true,
  className = "max-w-lg",
  children,
}: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useBrowserLayoutEffect(() => {
    const { current } = dialog;
    if (!open || !current) return;
    current.showModal();
    return () => {
      current.close();
    };
  }, [open]);

  // Escape is the keyboard's way to do what a press beside the dialog does.
  useEffect(() => {
    const { current } = dialog;
    if (!open || !dismissible || !current) return;
    const pressBeside = (event: MouseEvent) => {
      if (event.target === current) onClose();
    };
    current.addEventListener("mousedown", pressBeside);
    return () => {
      current.removeEventListener("mousedown", pressBeside);
    };
  }, [open, dismissible, onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      {...(description !== undefined && {
        "aria-describedby": `${id}-description`,
      })}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={() => {
        // A browser lets nobody be locked in by Escape alone: the second one closes. Open it again.
        if (open && !dismissible) dialog.current?.showModal();
      }}
      className={`m-auto w-[calc(100vw-2rem)] rounded-card border border-line bg-paper text-ink shadow-float backdrop:bg-black/50 open:animate-rise ${className}`}
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col overflow-y-auto overscroll-contain p-5 sm:p-6">
          <header className="flex items-start gap-3">
            <div className="min-w-0 flex-1">
              <h2 id={`${id}-title`} className="font-serif text-2xl">
                {title}
              </h2>
              {description !== undefined && (
                <p
                  id={`${id}-description`}
                  className="mt-1 text-sm text-ink-soft"
                >
                  {description}
                </p>
              )}
            </div>
            {dismissible && (
              <Button
                variant="quiet"
                size="icon"
                aria-label="Close"
                onClick={onClose}
                className="-mt-1.5 -mr-2"
              >
                <Icon name="close" />
              </Button>
            )}
          </header>
          <div className="mt-4">{children}</div>
        </div>
      )}
    </dialog>
  );
}
