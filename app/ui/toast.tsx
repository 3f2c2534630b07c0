import { useEffect, useState } from "react";
import { lazyCode, useLazy } from "./lazy";
import { PlainToast } from "./plain-toast";
import { useCurrentToast } from "./toast-store";

/** Radix's toast, 13 KB gzip. */
const view = lazyCode(() => import("./toast-view"));

const activityEvents = [
  "pointermove",
  "pointerdown",
  "keydown",
  "scroll",
] as const;

const fallbackAfterMs = 1000; // show the plain toast if the chunk hasn't loaded

/**
 * Renders the current toast; mount it once. The Radix chunk is fetched on the first pointer, key or scroll event,
 * before an action can need a toast. If it doesn't load, a plain toast shows the message.
 */
export function Toaster() {
  const shown = useCurrentToast();
  const [active, setActive] = useState(false);
  const [timedOut, setTimedOut] = useState(false);
  const { module, failed } = useLazy(view, active || shown !== null);
  const waiting = shown !== null && module === null;

  useEffect(() => {
    const onActivity = () => {
      setActive(true);
    };
    for (const event of activityEvents) {
      addEventListener(event, onActivity, { passive: true, once: true });
    }
    return () => {
      for (const event of activityEvents) {
        removeEventListener(event, onActivity);
      }
    };
  }, []);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => {
      setTimedOut(true);
    }, fallbackAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting]);

  if (!shown) return null;
  if (module) return <module.ToastView shown={shown} />;
  return (failed || timedOut) && <PlainToast shown={shown} />;
}
