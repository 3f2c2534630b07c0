/** Only for deciding what to send first: the layout depends on the window's width. */
export function isPhoneUserAgent(userAgent: string | null): boolean {
  return /\bMobi/.test(userAgent ?? "");
}
