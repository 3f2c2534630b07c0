import { useEffect, useState } from "react";
import { InstallOffer } from "./install-offer";

/** ms, spec §9: the install prompt's delay. */
export const installOfferDelay = 5000;

/** Where the app is offered to a phone, after a while. */
export function InstallPlace() {
  const [due, setDue] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true);
    }, installOfferDelay);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return due && <InstallOffer />;
}
