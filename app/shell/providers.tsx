import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { createQueryClient } from "~/browser/query-client";
import { useAuthRefresh } from "~/features/auth/viewer.queries";
import { Toaster } from "~/ui/toast";

/** What every hydrated page stands in. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      {children}
      <AuthRefresh />
      <Toaster />
    </QueryClientProvider>
  );
}

function AuthRefresh() {
  useAuthRefresh();
  return null;
}
