import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { urls } from "~/shared/urls";
import { bannerSlotId } from "./banner-slot";
import { InstallOffer } from "./install-offer";
import { useEngaged } from "./use-engaged";

export const installOfferDelayMs = 5000;

/** Pages where users write, moderate, play or watch a full-screen video: the offer isn't shown there. */
const isBusy = (pathname: string, hash: string) =>
  /^\/(videos|games\/.+|admin|verse-generator|report\/.+|decisions\/.+)$/.test(
    pathname,
  ) || `${pathname}${hash}` === urls.compose;

/**
 * Shows the install offer on phones: after the user has read or done something and a delay has passed, above the
 * content of the next page they open. So it covers nothing and shifts nothing under the user's finger.
 */
export function InstallOfferHost() {
  const { pathname, hash } = useLocation();
  const engaged = useEngaged();
  /** The page on which the delay ended. */
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!engaged) return;
    const timer = setTimeout(() => {
      setDueOn(location.pathname);
    }, installOfferDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [engaged]);

  if (!open && dueOn !== null && dueOn !== pathname) setOpen(true);

  const slot = document.getElementById(bannerSlotId);
  return open && slot && !isBusy(pathname, hash)
    ? createPortal(<InstallOffer />, slot)
    : null;
}
