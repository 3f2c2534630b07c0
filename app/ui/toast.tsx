import * as Radix from "@radix-ui/react-toast";
import { useEffect, useRef, type FocusEvent } from "react";
import { Icon } from "./icon";
import { restoreFocus } from "./restore-focus";
import { dismissToast, useCurrentToast, type ShownToast } from "./toast-store";

const durationMs = 5000;

/** Mount it once. On phones it's at the top, away from the bars; while a reel plays, at the bottom. */
export function Toaster() {
  const toast = useCurrentToast();
  const viewport = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<EventTarget | null>(null);
  const isOpen = toast?.open ?? false;

  // Radix leaves the focus on the empty list when a toast closes.
  useEffect(() => {
    const { current: list } = viewport;
    if (isOpen || !list || document.activeElement !== list) return;
    const { current: previous } = previousFocus;
    restoreFocus(previous instanceof Element ? previous : null);
  }, [isOpen]);

  return (
    <Radix.Provider
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast && <ToastView key={toast.id} toast={toast} />}
      <Radix.Viewport
        ref={viewport}
        hotkey={["F8"]}
        // Radix's default label is the name of a page here.
        label="Messages ({hotkey})"
        // Dialogs don't make this element inert.
        data-toasts=""
        onFocus={({ relatedTarget, currentTarget }: FocusEvent) => {
          // The region includes Radix's focus proxies around the list.
          const region = currentTarget.parentElement;
          if (!region?.contains(relatedTarget))
            previousFocus.current = relatedTarget;
        }}
        className="fixed right-0 z-50 w-full max-w-[420px] p-3 outline-none max-lg:top-[env(safe-area-inset-top)] max-lg:in-[:has([data-reel-scroller]_iframe)]:top-auto max-lg:in-[:has([data-reel-scroller]_iframe)]:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:w-fit lg:min-w-72 lg:p-6 in-[:has([data-dialog],[data-reel-scroller])]:lg:max-w-[clamp(18rem,calc(50vw-18rem),420px)]"
      />
    </Radix.Provider>
  );
}

const iconClasses = {
  plain: "text-ink",
  success: "text-success",
  destructive: "text-danger",
} as const;

function ToastView({ toast }: { toast: ShownToast }) {
  const { id, open, title, description, hint, variant, action } = toast;
  const isError = variant === "destructive";
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
      type={isError ? "foreground" : "background"}
      className={`flex items-start gap-3 rounded-card border bg-paper p-4 pr-2 shadow-float data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:transition-transform ${isError ? "border-danger" : "border-line"}`}
    >
      <Icon
        name={isError ? "warning" : "check"}
        className={`mt-2.5 size-5 ${iconClasses[variant ?? "plain"]}`}
      />
      <div className="min-w-0 flex-1 py-2">
        <Radix.Title className="font-semibold text-ink">{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className="text-sm text-ink-soft">
            {description}
          </Radix.Description>
        )}
        {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
        {action && (
          <Radix.Action
            altText={action.label}
            onClick={action.onSelect}
            className="mt-1 -ml-3 touch rounded-control px-3 text-sm font-semibold text-primary hover:bg-sunken"
          >
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label="Close"
        className="grid touch place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Icon name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
