import { useEffect } from "react";
import type { FormMessage } from "~/shared/form-message";
import { toast } from "./toast-store";
import { useHydrated } from "./use-hydrated";

/** The result of the last form post: a toast, or without JavaScript text above the page. */
export function FlashMessage({ message }: { message: FormMessage | null }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (!message) return;
    const { failed, ...text } = message;
    toast({ ...text, variant: failed ? "destructive" : "success" });
  }, [message]);
  if (!message || hydrated) return null;
  return (
    <div
      role="alert"
      className={`mx-auto my-3 without-script w-full max-w-[420px] rounded-card border bg-paper p-4 ${message.failed ? "border-danger" : "border-line"}`}
    >
      <p className="font-semibold text-ink">{message.title}</p>
      <p className="text-sm text-ink-soft">{message.description}</p>
    </div>
  );
}
