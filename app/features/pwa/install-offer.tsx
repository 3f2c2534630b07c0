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
 * Offers the app on a phone, once: between the bottom bar and the round button, and out of the way
 * while somebody writes.
 */
export function InstallOffer() {
  const { productName } = useSite();
  const [open, setOpen] = useState(mayOfferInstall);

  if (!open) return null;
  return (
    <>
      {/* The page grows by as much, so that its last control can be scrolled out from under the offer. */}
      <div className="h-24 in-[:has([data-stage])]:hidden" />
      <section
        aria-label="Install app"
        data-offer=""
        className="card fixed right-22 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] left-4 z-30 flex max-w-md animate-rise items-center justify-end gap-2 py-2 pr-1 pl-3 shadow-float in-[:has([data-composing],[data-outbox],[data-stage])]:hidden in-[:has(form:focus-within)]:hidden tight:flex-wrap"
      >
        <p className="mr-auto text-sm tight:w-full">
          Keep {productName} on your home screen
        </p>
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
    </>
  );
}
