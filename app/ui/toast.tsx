import { useEffect, useState } from "react";
import { late, useLate } from "./late";
import { PlainToast } from "./plain-toast";
import { useShownToast } from "./toast-store";

/** Radix's toast, 13 KB gzip. */
const view = late(() => import("./toast-view"));

/** What somebody does who is about to do something. */
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/** ms. A network that is slower than this is treated as none: what happened is said meanwhile. */
const patience = 1000;

/**
 * Where toasts appear; once, beside the page. Their code is fetched when somebody begins to move, touch
 * or type: before they can have done what a toast would tell of. Without a network the words come as
 * they are.
 */
export function Toaster() {
  const shown = useShownToast();
  const [used, setUsed] = useState(false);
  const [overdue, setOverdue] = useState(false);
  const { module, failed } = useLate(view, used || shown !== null);
  const awaited = shown !== null && module === null;

  useEffect(() => {
    const use = () => {
      setUsed(true);
    };
    for (const sign of signs) {
      addEventListener(sign, use, { passive: true, once: true });
    }
    return () => {
      for (const sign of signs) removeEventListener(sign, use);
    };
  }, []);

  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setOverdue(true);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, [awaited]);

  if (!shown) return null;
  if (module) return <module.ToastView shown={shown} />;
  return (failed || overdue) && <PlainToast shown={shown} />;
}
