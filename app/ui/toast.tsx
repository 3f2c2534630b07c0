import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { atFirstSign } from "./first-sign";
import { PlainToast } from "./plain-toast";
import { useShownToast } from "./toast-store";
import type { ShownToast } from "./toast-store";

type ToastView = ComponentType<{ shown: ShownToast }>;

/** ms. A network that is slower than this is treated as none: what happened is said meanwhile. */
const patience = 1000;

/**
 * Where toasts appear; once, beside the page. Radix's toast weighs 13 KB gzip, so it is fetched when
 * somebody begins to move, touch or type: before they can have done what a toast would tell of. Without
 * a network the words come as they are.
 */
export function Toaster() {
  const shown = useShownToast();
  const [View, setView] = useState<ToastView | null>(null);
  const [missing, setMissing] = useState(false);
  const wanted = shown?.id;

  useEffect(() => {
    if (View) return;
    const load = () => {
      import("./toast-view").then(
        (module) => {
          setView(() => module.ToastView);
        },
        () => {
          setMissing(true);
          addEventListener("online", load, { once: true });
        },
      );
    };
    if (wanted === undefined) return atFirstSign(load);
    load();
    const late = setTimeout(() => {
      setMissing(true);
    }, patience);
    return () => {
      clearTimeout(late);
    };
  }, [View, wanted]);

  if (!shown) return null;
  if (View) return <View shown={shown} />;
  return missing && <PlainToast shown={shown} />;
}
