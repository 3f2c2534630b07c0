import { useState } from "react";
import {
  dismissInstallOffer,
  install,
  canOfferInstall,
} from "~/client/install-prompt";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useSite } from "~/ui/site";

/** Offers to install the app on a phone. It is part of the page, and hidden while the user is writing. */
export function InstallOffer() {
  const { productName } = useSite();
  const [open, setOpen] = useState(canOfferInstall);

  if (!open) return null;
  return (
    <section
      aria-label="Install app"
      className="card mb-4 flex items-center justify-end gap-2 py-2 pr-1 pl-3 in-[:has([data-composing])]:hidden tight:flex-wrap"
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
          dismissInstallOffer();
        }}
      >
        <Icon name="close" />
      </Button>
    </section>
  );
}
