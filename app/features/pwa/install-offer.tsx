import { useEffect, useState } from "react";
import {
  declineInstall,
  install,
  mayOfferInstall,
} from "~/browser/install-prompt";
import { INSTALL_OFFER_DELAY } from "~/shared/install";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Mark } from "~/ui/logo";
import { useSite } from "~/ui/site";

/** Offers the app on a phone, once and after a while, below the top bar where no control stands. */
export function InstallOffer() {
  const { productName } = useSite();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setOpen(mayOfferInstall());
    }, INSTALL_OFFER_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  if (!open) return null;
  return (
    <section
      aria-label="Install app"
      className="fixed inset-x-4 top-[calc(4.5rem+env(safe-area-inset-top))] z-30 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-card border border-line bg-paper p-3 pl-4 shadow-float"
    >
      <Mark className="size-9" />
      <p className="mr-auto text-sm">Keep {productName} on your home screen</p>
      <Button
        size="sm"
        onClick={() => {
          setOpen(false);
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
          setOpen(false);
          declineInstall();
        }}
      >
        <Icon name="close" />
      </Button>
    </section>
  );
}
