import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { toast, useShownToast } from "./toast-store";
import type { ShownToast } from "./toast-store";

const api = { toast };

/** `const { toast } = useToast()`; from anywhere, also outside React's tree of providers. */
export function useToast(): typeof api {
  return api;
}

type ToastView = ComponentType<{ shown: ShownToast }>;

/**
 * Where toasts appear; once, beside the page. Radix's toast weighs 8 KB gzip, so it is fetched with
 * the first touch or key of a visit: before anything can have happened that a toast would tell of.
 */
export function Toaster() {
  const shown = useShownToast();
  const [View, setView] = useState<ToastView | null>(null);
  const wanted = shown !== null;

  useEffect(() => {
    if (View) return;
    const load = () => {
      import("./toast-view").then(
        (module) => {
          setView(() => module.ToastView);
        },
        // Without a network the offline banner speaks; the toast comes when it is back.
        () => undefined,
      );
    };
    if (wanted) load();
    const occasions = ["pointerdown", "keydown", "online"] as const;
    for (const occasion of occasions) addEventListener(occasion, load);
    return () => {
      for (const occasion of occasions) removeEventListener(occasion, load);
    };
  }, [View, wanted]);

  return View && shown ? <View shown={shown} /> : null;
}
