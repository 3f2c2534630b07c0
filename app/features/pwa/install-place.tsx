import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { urls } from "~/shared/urls";
import { offerPlace } from "./offer-place";
import { InstallOffer } from "./install-offer";
import { useReadOrDone } from "./read-or-done";

/** ms, spec §9: the install prompt's delay. */
export const installOfferDelay = 5000;

/** Where people write, judge or play, and where a video fills the screen, nothing is offered. */
const isBusy = (pathname: string, hash: string) =>
  /^\/(videos|games\/.+|admin|verse-generator|report\/.+|decisions\/.+)$/.test(
    pathname,
  ) || `${pathname}${hash}` === urls.write;

/**
 * Where the app is offered to a phone: a while after something was read or done, and then with the next page
 * that is opened, above its content. So it lies over nothing and moves nothing under a finger.
 */
export function InstallPlace() {
  const { pathname, hash } = useLocation();
  const earned = useReadOrDone();
  /** The page on which the time came. */
  const [dueOn, setDueOn] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!earned) return;
    const timer = setTimeout(() => {
      setDueOn(location.pathname);
    }, installOfferDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [earned]);

  if (!open && dueOn !== null && dueOn !== pathname) setOpen(true);

  const place = document.getElementById(offerPlace);
  return open && place && !isBusy(pathname, hash)
    ? createPortal(<InstallOffer />, place)
    : null;
}
