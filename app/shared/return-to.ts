/** Blanks, control characters and backslashes: what browsers and servers read differently. */
function readsDifferently(character: string): boolean {
  return character <= " " || character === "\\" || character === "\u007f";
}

/** What `URL` needs to read a path; never part of the result. */
const anywhere = "https://site.invalid";

/**
 * The path to go back to after signing in, or '/' for whatever is not plainly a page of this site:
 * other origins in any spelling ('//x', '/\x', 'javascript:'), the API, and sign-in itself.
 */
export function safeReturnTo(wanted: string | null | undefined): string {
  if (!wanted?.startsWith("/") || wanted.length > 2048) return "/";
  if (Array.from(wanted).some(readsDifferently)) return "/";
  const url = URL.canParse(wanted, anywhere) ? new URL(wanted, anywhere) : null;
  if (url?.origin !== anywhere) return "/";
  // Encoded slashes, and what was encoded twice, mean one thing to the router and another to a proxy.
  if (/%(25|2f|5c)/i.test(url.pathname)) return "/";
  // Dot segments may have left two slashes in front, and those name a host: '/.//x' is '//x'. The
  // router reads a path decoded and in any case.
  const path = decoded(url.pathname);
  if (path === null || /^\/(\/|(api|auth)([/;.]|$))/i.test(path)) return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
