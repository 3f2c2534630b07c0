import { isLoopback } from "~/platform/env.server";

/**
 * Push services of Chromium browsers, Firefox, Safari and Edge. Clients choose the endpoint, so without this list they
 * could make the server send requests into its own network (SSRF).
 */
const vendorHosts =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/** The URL parser would accept tabs, spaces and backslashes. */
const validStart = /^https?:\/\/[^\s\\]+$/i;

/**
 * Returns the normalized endpoint, or null if it isn't a known push service's. Checked when saved and again when used,
 * since the list may change. `loopback` allows local servers in tests (platform/env.server.ts).
 */
export function parsePushEndpoint(
  text: string,
  loopback: boolean,
): string | null {
  if (!validStart.test(text) || !URL.canParse(text)) return null;
  const { href, protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return null;
  if (loopback && protocol === "http:" && isLoopback(hostname)) return href;
  // The parser removes the default port 443.
  const isVendor =
    protocol === "https:" && port === "" && vendorHosts.test(hostname);
  return isVendor ? href : null;
}
