/**
 * Whether a browser calls itself a phone's (RFC 9110 §10.1.5; every phone's name has "Mobile"). Only
 * for what to send at first: what is shown, the window's width decides.
 */
export function saysPhone(userAgent: string | null): boolean {
  return /\bMobi/.test(userAgent ?? "");
}
