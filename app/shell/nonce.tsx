import { createContext, useContext } from "react";

/** The CSP nonce of this answer; null where a page has no inline script. */
const NonceContext = createContext<string | null>(null);

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext) ?? undefined;
}
