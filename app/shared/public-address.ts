/** Reserved names that never resolve to public hosts (RFC 6761, 6762, 8375, 9476). */
const privateSuffixes =
  /\.(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|alt|onion)$/;

/** The URL parser would accept surrounding spaces, tabs, and backslashes instead of slashes. */
const httpsUrlPattern = /^https:\/\/[^\s/\\]([^\t\n\r]*\S)?$/i;

/**
 * Whether the worker may fetch this URL: https on the default port, no credentials, and a host name with a dot that
 * isn't an IP address. DNS isn't checked: Cloudflare doesn't route to private networks.
 */
export function isPublicAddress(address: string): boolean {
  if (!httpsUrlPattern.test(address) || !URL.canParse(address)) return false;
  const { username, password, port, hostname } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  // The URL parser normalizes every notation of IPv4 to four decimal numbers, and puts IPv6 in brackets.
  const isName = /^[^[\]]+\.[^.\d][^.]*$/.test(name);
  return (
    username === "" &&
    password === "" &&
    port === "" &&
    isName &&
    !privateSuffixes.test(name)
  );
}
