import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ApiError, sendJson } from "~/client/api-client";
import { errorToast, toast } from "~/ui/toast-store";
import { accessDenied } from "~/features/users/admin-level";
import { urls } from "~/shared/urls";
import { signInAgainMessage } from "../action-text";

export interface AdminAction {
  url: string;
  method?: "POST" | "PATCH" | "DELETE" | undefined;
  text: { done: string; failed: string };
}

/**
 * Sends an admin action, shows a toast and revalidates the page. Stays `pending` until the new data has arrived, then
 * calls `onDone`: a deleted item has disappeared by the time its dialog closes.
 */
export function useAdminAction(
  { url, method = "POST", text }: AdminAction,
  onDone?: () => void,
) {
  const { revalidate, state } = useRevalidator();
  const [phase, setPhase] = useState<"idle" | "sending" | "loading">("idle");
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const isRevalidating = useRef(false);

  useEffect(() => {
    if (phase !== "loading") return;
    if (state === "loading") isRevalidating.current = true;
    else if (isRevalidating.current) {
      isRevalidating.current = false;
      setPhase("idle");
      onDone?.();
    }
  }, [phase, state, onDone]);

  const run = async (body?: unknown): Promise<void> => {
    setPhase("sending");
    setNeedsSignIn(false);
    try {
      await sendJson(url, () => null, { method, body });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // The viewer lost admin access.
      if (status === 403 && getDetail(error) === accessDenied) {
        location.assign(urls.root);
        return;
      }
      if (getDetail(error) === signInAgainMessage) setNeedsSignIn(true);
      else errorToast(text.failed);
      // Someone else deleted or changed it, so reload the data.
      if (status !== 404 && status !== 409) {
        setPhase("idle");
        return;
      }
      setPhase("loading");
      revalidate();
      return;
    }
    toast({ title: "Success", description: text.done, variant: "success" });
    setPhase("loading");
    revalidate();
  };
  return { run, needsSignIn, pending: phase !== "idle" };
}

const getDetail = (error: unknown) =>
  error instanceof ApiError ? error.problem?.detail : undefined;
