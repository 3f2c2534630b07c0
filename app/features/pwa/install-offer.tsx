import { useState } from "react";
import {
  declineInstall,
  install,
  mayOfferInstall,
} from "~/browser/install-prompt";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSite } from "~/ui/site";

/**
 * Offers the app on a phone, once: between the bottom bar and the round button,
 * where it covers no control, and out of the way while somebody writes.
 */
export function InstallOffer() {
  const { productName } = useSite();
  const [open, setOpen] = useState(mayOfferInstall);

  if (!open) return null;
  return (
    <section
      aria-label="Install app"
      className="fixed right-22 bottom-[calc(5rem+env(safe-area-inset-bottom))] left-4 z-30 flex max-w-md animate-rise items-center gap-2 rounded-card border border-line bg-paper py-2 pr-1 pl-3 shadow-float in-[:has([data-composing])]:hidden in-[:has(form:focus-within)]:hidden"
    >
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
