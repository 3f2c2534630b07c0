import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ApiError, sendJson } from "~/browser/api-client";
import { failureToast, toast } from "~/ui/toast-store";
import { accessDenied } from "~/features/users/admin-level";
import { urls } from "~/shared/urls";
import { signInAgainWords } from "../act-words";

export interface Act {
  url: string;
  method?: "POST" | "PATCH" | "DELETE" | undefined;
  words: { done: string; failed: string };
}

/**
 * An act of office by script: the call, the toast, and the page's data once more. `pending` until those are
 * there, so that what was deleted is gone when its dialog closes; `onDone` then.
 */
export function useAct(
  { url, method = "POST", words }: Act,
  onDone?: () => void,
) {
  const { revalidate, state } = useRevalidator();
  const [phase, setPhase] = useState<"idle" | "sending" | "loading">("idle");
  /** The last sign-in is too long ago. */
  const [stale, setStale] = useState(false);
  const loads = useRef(false);

  useEffect(() => {
    if (phase !== "loading") return;
    if (state === "loading") loads.current = true;
    else if (loads.current) {
      loads.current = false;
      setPhase("idle");
      onDone?.();
    }
  }, [phase, state, onDone]);

  const act = async (body?: unknown): Promise<void> => {
    setPhase("sending");
    setStale(false);
    try {
      await sendJson(url, () => null, { method, body });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      // Access was taken away meanwhile (spec §8: leads to a redirect to /).
      if (status === 403 && detailOf(error) === accessDenied) {
        location.assign(urls.root);
        return;
      }
      if (detailOf(error) === signInAgainWords) setStale(true);
      else failureToast(words.failed);
      // Gone, or changed by somebody else: the page as it is now.
      if (status !== 404 && status !== 409) {
        setPhase("idle");
        return;
      }
      setPhase("loading");
      revalidate();
      return;
    }
    toast({ title: "Success", description: words.done, variant: "success" });
    setPhase("loading");
    revalidate();
  };
  return { act, stale, pending: phase !== "idle" };
}

const detailOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.detail : undefined;
