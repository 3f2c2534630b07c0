import { useEffect } from "react";
import type { FormMessage } from "~/shared/form-message";
import { useHydrated } from "./use-hydrated";
import { PlainToast } from "./plain-toast";
import { toast, type ToastMessage } from "./toast-store";

/** The result of the last form post: a toast, or without JavaScript a banner above the page. */
export function FlashMessage({ message }: { message: FormMessage | null }) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (message) toast(asToast(message));
  }, [message]);
  if (!message || hydrated) return null;
  return (
    <div className="not-in-data-js:*:static! not-in-data-js:*:mx-auto">
      <PlainToast shown={{ ...asToast(message), id: 0, open: true }} />
    </div>
  );
}

function asToast({ failed, ...text }: FormMessage): ToastMessage {
  return { ...text, variant: failed ? "destructive" : "success" };
}
