import { useEffect } from "react";
import { dismissToast, type ShownToast } from "./toast-store";

export const toastDurationMs = 5000;

export const toastViewportClass =
  "fixed right-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 w-full max-w-[420px] p-3 lg:bottom-0 lg:w-fit lg:min-w-72 lg:p-6";

/** A toast without Radix's swipe and hotkey: used until that code has loaded, and without JavaScript. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant, action } = shown;
  useEffect(() => {
    const end = setTimeout(() => {
      dismissToast(id);
    }, toastDurationMs);
    return () => {
      clearTimeout(end);
    };
  }, [id]);
  return (
    <div role="alert" data-toasts="" className={toastViewportClass}>
      {open && (
        <div
          className={`rounded-card border bg-paper p-4 shadow-float ${variant === "destructive" ? "border-danger" : "border-line"}`}
        >
          <p className="font-semibold text-ink">{title}</p>
          <p className="text-sm text-ink-soft">{description}</p>
          {action && (
            <button
              type="button"
              className="touch text-sm font-semibold text-primary"
              onClick={() => {
                dismissToast(id);
                action.onSelect();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
