import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useOtherTabs } from "~/browser/other-tabs";
import { createQueryClient } from "~/browser/query-client";
import { useAuthRefresh } from "~/features/auth/viewer.queries";
import { Toaster } from "~/ui/toast";

/** What every hydrated page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Watchers />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Beside the page, so that nothing of it is drawn anew when they hear something. */
function Watchers() {
  useAuthRefresh();
  useOtherTabs();
  // After the effects of everything beside it.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}
