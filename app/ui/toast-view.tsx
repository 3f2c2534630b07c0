import * as Radix from "@radix-ui/react-toast";
import { Icon } from "./icon";
import { toastDurationMs, toastViewportClass } from "./plain-toast";
import { useToastFocus } from "./toast-focus";
import { useToastAtTop } from "./toast-position";
import { dismissToast, type ShownToast } from "./toast-store";

const variantClasses = {
  plain: "text-ink",
  success: "text-success",
  destructive: "text-danger",
} as const;

export function ToastView({ shown }: { shown: ShownToast }) {
  const { id, open, title, description, variant, action } = shown;
  const list = useToastFocus(id, open);
  const atTop = useToastAtTop(id);
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeDirection="right"
      swipeThreshold={50}
    >
      <Radix.Root
        key={id}
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) dismissToast(id);
        }}
        type={variant === "destructive" ? "foreground" : "background"}
        className={`flex items-start gap-3 rounded-card border bg-paper p-4 pr-2 shadow-float data-[state=open]:animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none motion-safe:transition-transform ${variant === "destructive" ? "border-danger" : "border-line"}`}
      >
        <Icon
          name={variant === "destructive" ? "warning" : "check"}
          className={`mt-2.5 size-5 ${variantClasses[variant ?? "plain"]}`}
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
        // Radix's default label is the name of a page here.
        label="Messages ({hotkey})"
        // Dialogs don't make this element inert.
        data-toasts=""
        data-at-top={atTop || undefined}
        className={`${toastViewportClass} outline-none max-lg:data-at-top:top-[calc(1rem+env(safe-area-inset-top))] max-lg:data-at-top:bottom-auto in-[:has([data-dialog],[data-reel-scroller])]:lg:max-w-[clamp(18rem,calc(50vw-18rem),420px)]`}
      />
    </Radix.Provider>
  );
}
