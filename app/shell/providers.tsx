import { useMatches } from "@remix-run/react";
import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { getCachedLabel } from "~/client/cached-copy";
import { useTabMessages } from "~/client/other-tabs";
import { createQueryClient } from "~/client/query-client";
import {
  useAuthRefresh,
  useViewer,
  ViewerProvider,
} from "~/features/auth/viewer.queries";
import type { FormMessage } from "~/shared/form-message";
import { ButtonForm } from "~/ui/button-form";
import { Toaster } from "~/ui/toast";
import { toast } from "~/ui/toast-store";
import { useHydrated } from "~/ui/use-hydrated";
import { isDocumentFor } from "./document-mode";

interface ProvidersProps {
  /** The result of the form post that led to this page. */
  message: FormMessage | null;
  children: ReactNode;
}

/** For hydrated pages. */
export function Providers({ message, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ViewerProvider>
        <FlashMessage message={message} />
        {children}
        <ButtonForm />
        <GlobalEffects />
        <Toaster />
      </ViewerProvider>
    </QueryClientProvider>
  );
}

/**
 * A page restored from the browser's history or the service worker's cache contains old server data, without later
 * likes. Refetches everything, as soon as there is a network.
 */
function useRefetchAfterBack(): void {
  const client = useQueryClient();
  useEffect(() => {
    const [arrival] = performance.getEntriesByType("navigation");
    const { type } = (arrival ?? {}) as { type?: string };
    if (type !== "back_forward" && getCachedLabel() === null) return;
    const refresh = () => void client.invalidateQueries();
    if (navigator.onLine) refresh();
    else addEventListener("online", refresh, { once: true });
    return () => {
      removeEventListener("online", refresh);
    };
  }, [client]);
}

/** A component of its own, so that its state changes don't re-render the page. */
function GlobalEffects() {
  useAuthRefresh();
  useTabMessages();
  useRefetchAfterBack();
  // Runs after the effects of its siblings.
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return null;
}

/** The result of the last form post: a toast; in a document or without JavaScript, text above the page. */
function FlashMessage({ message }: { message: FormMessage | null }) {
  const hydrated = useHydrated();
  const isDocument = isDocumentFor(useViewer(), useMatches());
  useEffect(() => {
    if (!message) return;
    const { failed, ...text } = message;
    toast({ ...text, variant: failed ? "destructive" : "success" });
  }, [message]);
  if (!message || hydrated) return null;
  return (
    <div
      role="alert"
      className={`mx-auto my-3 w-full max-w-[420px] rounded-card border bg-paper p-4 ${isDocument ? "" : "without-script"} ${message.failed ? "border-danger" : "border-line"}`}
    >
      <p className="font-semibold text-ink">{message.title}</p>
      <p className="text-sm text-ink-soft">{message.description}</p>
    </div>
  );
}
