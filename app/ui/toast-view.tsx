import * as Radix from "@radix-ui/react-toast";
import { Icon } from "./icon";
import { toastDuration, toastPlace } from "./plain-toast";
import { useToastFocus } from "./toast-focus";
import { useToastHigh } from "./toast-side";
import { dismissToast } from "./toast-store";
import type { ShownToast } from "./toast-store";

const looks = {
  plain: "text-ink",
  success: "text-success",
  destructive: "text-danger",
} as const;

/** spec §9: 5000 ms, swipe right by 50 px, F8, at most 420 px wide. */
export function ToastView({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant, action } = shown;
  const list = useToastFocus(id, open);
  const high = useToastHigh(id);
  return (
    <Radix.Provider
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Radix.Root
        key={id}
        open={open}
        onOpenChange={(stays) => {
          if (!stays) dismissToast(id);
        }}
        type={variant === "destructive" ? "foreground" : "background"}
        className={`flex items-start gap-3 rounded-card border bg-paper p-4 pr-2 shadow-float data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:transition-transform ${variant === "destructive" ? "border-danger" : "border-line"}`}
      >
        <Icon
          name={variant === "destructive" ? "warning" : "check"}
          className={`mt-2.5 size-5 ${looks[variant ?? "plain"]}`}
        />
        <div className="min-w-0 flex-1 py-2">
          <Radix.Title className="font-semibold text-ink">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="text-sm text-ink-soft">
              {description}
            </Radix.Description>
          )}
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
      <Radix.Viewport
        ref={list}
        hotkey={["F8"]}
        // Not Radix's own word for it: that is a page here.
        label="Messages ({hotkey})"
        // Dialogs leave what bears this mark alone.
        data-toasts=""
        data-high={high || undefined}
        className={`${toastPlace} outline-none max-lg:data-high:top-[calc(1rem+env(safe-area-inset-top))] max-lg:data-high:bottom-auto in-[:has([data-dialog],[data-stage])]:lg:max-w-[clamp(18rem,calc(50vw-18rem),420px)]`}
      />
    </Radix.Provider>
  );
}
