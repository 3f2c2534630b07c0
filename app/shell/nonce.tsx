import { createContext, useContext } from "react";

/** The Content-Security-Policy nonce of this response. Null if the page has no inline script. */
const NonceContext = createContext<string | null>(null);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext) ?? undefined;
}
