import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { keptSince } from "~/browser/kept-page";
import { useOtherTabs } from "~/browser/other-tabs";
import { createQueryClient } from "~/browser/query-client";
import { useAuthRefresh } from "~/features/auth/viewer.queries";
import type { FormMessage } from "~/shared/form-message";
import { FlashMessage } from "~/ui/flash-message";
import { PressForm } from "~/ui/press";
import { Toaster } from "~/ui/toast";

interface ProvidersProps {
  /** What came of the form post that led here. */
  message: FormMessage | null;
  children: ReactNode;
}

/** What every hydrated page stands in. */
export function Providers({ message, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FlashMessage message={message} />
      {children}
      <PressForm />
      <Watchers />
      <Toaster />
    </QueryClientProvider>
  );
}

/**
 * A page that the browser kept as a document to go back to, or the service worker for when there is no
 * network, brings what the server said then: likes of since would be gone. Asked for again at once.
 */
function useFreshAfterBack(): void {
  const client = useQueryClient();
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation");
    const { type } = (arrival ?? {}) as { type?: string };
    const refresh = () => void client.invalidateQueries();
    if (navigator.onLine && (type === "back_forward" || keptSince() !== null)) {
      refresh();
    } else if (keptSince() !== null) {
      addEventListener("online", refresh, { once: true });
    }
    return () => {
      removeEventListener("online", refresh);
    };
  }, [client]);
}

/** Beside the page, so that nothing of it is drawn anew when they hear something. */
function Watchers() {
  useAuthRefresh();
  useOtherTabs();
  useFreshAfterBack();
  // After the effects of everything beside it.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}
