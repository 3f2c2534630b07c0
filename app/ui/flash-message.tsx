import { useEffect } from "react";
import type { FormMessage } from "~/shared/form-message";
import { useHydrated } from "./hydrated";
import { PlainToast } from "./plain-toast";
import { toast } from "./toast-store";
import type { ToastMessage } from "./toast-store";

/** What came of the form post that led here: a toast, and without scripts a banner above the page. */
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

function asToast({ failed, ...words }: FormMessage): ToastMessage {
  return { ...words, variant: failed ? "destructive" : "success" };
}
