import { createContext, useContext } from "react";

/** This installation's environment variables. `host` is SITE_URL without its scheme. */
export interface Site {
  productName: string;
  contactEmail: string;
  siteUrl: string;
  host: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite needs a SiteProvider above it");
  return site;
}
