import { useEffect } from "react";
import { dismissToast } from "./toast-store";
import type { ShownToast } from "./toast-store";

/** ms; spec §9. */
export const toastDuration = 5000;

/** Where toasts stand in the window. */
export const toastPlace =
  "fixed right-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 w-full max-w-[420px] p-3 lg:bottom-0 lg:w-fit lg:min-w-72 lg:p-6";

/** What a toast says, without its manners: for as long as their code cannot be had. */
export function PlainToast({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant, action } = shown;
  useEffect(() => {
    const end = setTimeout(() => {
      dismissToast(id);
    }, toastDuration);
    return () => {
      clearTimeout(end);
    };
  }, [id]);
  return (
    <div role="alert" data-toasts="" className={toastPlace}>
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
