import { useEffect, useState } from "react";
import { onDemand, useOnDemand } from "~/ui/on-demand";

/** ms, spec §9: the install prompt's delay. */
export const installOfferDelay = 5000;

/** What asks the device whether it may be offered comes with the offer (2 KB): most visits see none. */
const offer = onDemand(() => import("./install-offer"));

/** Where the app is offered to a phone, after a while. */
export function InstallPlace() {
  const [due, setDue] = useState(false);
  const { module } = useOnDemand(offer, due);

  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
    }, installOfferDelay);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return due && module && <module.InstallOffer />;
}
