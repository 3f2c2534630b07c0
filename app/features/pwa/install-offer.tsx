import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import {
  canOfferInstall,
  DISMISSED_KEY,
  install,
} from "~/client/install-prompt";
import { writeStored } from "~/client/storage";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSite } from "~/ui/site";
import { bannerSlotId } from "./banner-slot";

export const installOfferDelayMs = 5000;

/** Offers to install the app on a phone, five seconds after the page has loaded; never over games or reels. */
export function InstallOffer() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const [page] = performance.getEntriesByType("navigation");
    const loadedAt =
      (page as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
    const timer = setTimeout(
      () => {
        setOpen(canOfferInstall());
      },
      loadedAt + installOfferDelayMs - performance.now(),
    );
    return () => {
      clearTimeout(timer);
    };
  }, []);

  const slot = document.getElementById(bannerSlotId);
  return open && slot && !/^\/(videos|games\/.+)$/.test(pathname)
    ? createPortal(
        <Offer
          onClose={() => {
            setOpen(false);
          }}
        />,
        slot,
      )
    : null;
}

/** Part of the page, above its content. Hidden while the user is writing. */
function Offer({ onClose }: { onClose: () => void }) {
  const { productName } = useSite();
  const section = useRef<HTMLElement>(null);
  // What the user is reading must not move. Browsers keep it in place, except at the top of the page, and Safari.
  useLayoutEffect(() => {
    const { current: offer } = section;
    if (scrollY > 0 && CSS.supports("overflow-anchor", "auto")) return;
    const margin = parseFloat(
      offer ? getComputedStyle(offer).marginBottom : "",
    );
    scrollBy(0, (offer?.offsetHeight ?? 0) + margin);
  }, []);
  return (
    <section
      ref={section}
      aria-label="Install app"
      className="card mb-4 flex items-center justify-end gap-2 py-2 pr-1 pl-3 tight:flex-wrap"
    >
      <p className="mr-auto text-sm tight:w-full">
        Keep {productName} on your home screen
      </p>
      <Button
        size="sm"
        onClick={() => {
          onClose();
          void install();
        }}
      >
        Install
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Not now"
        onClick={() => {
          onClose();
          writeStored(DISMISSED_KEY, "true");
        }}
      >
        <Icon name="close" />
      </Button>
    </section>
  );
}
