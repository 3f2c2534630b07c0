import { isLoopback } from "~/platform/env.server";

/**
 * Where browsers let themselves be reached (RFC 8030 calls it the push resource): Chrome and its kin, Firefox, Safari,
 * Edge. Whoever asks us to push says where to, so only these are asked: an address of a stranger's choice is a door
 * into networks that see us.
 */
const hosts =
  /^(fcm\.googleapis\.com|([a-z\d-]+\.)+(push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/** As it begins; the parser would pass over tabs, spaces and a backslash for a slash. */
const written = /^https?:\/\/[^\s\\]+$/i;

/**
 * The address as we keep it, or null where nobody's browser is reached by it. Asked when it is kept and again when
 * it is used: a list may grow shorter. `loopback`: of tests (platform/env.server.ts).
 */
export function pushAddress(text: string, loopback: boolean): string | null {
  if (!written.test(text) || !URL.canParse(text)) return null;
  const { href, protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return null;
  if (loopback && protocol === "http:" && isLoopback(hostname)) return href;
  // The parser has taken 443 away.
  const isVendor = protocol === "https:" && port === "" && hosts.test(hostname);
  return isVendor ? href : null;
}
