/** Names that lead nowhere on the web: of this machine, of a home, of a firm (RFC 6761, 6762, 8375, 9476). */
const privateEnds =
  /\.(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|alt|onion)$/;

/** As it begins and ends; the parser would pass over spaces, tabs and a backslash for a slash. */
const written = /^https:\/\/[^\s/\\]([^\t\n\r]*\S)?$/i;

/**
 * Whether an address is one that anybody on the web can ask: https on its own port, no password, a
 * name with a dot that is no number. Names only: what a name leads to is the network's to guard.
 */
export function isPublicAddress(address: string): boolean {
  if (!written.test(address) || !URL.canParse(address)) return false;
  const { username, password, port, hostname } = new URL(address);
  const name = hostname.replace(/\.$/, "");
  // The parser has written IPv4, in whatever disguise, as four decimal numbers, and IPv6 in brackets.
  const isName = /^[^[\]]+\.[^.\d][^.]*$/.test(name);
  return (
    username === "" &&
    password === "" &&
    port === "" &&
    isName &&
    !privateEnds.test(name)
  );
}
