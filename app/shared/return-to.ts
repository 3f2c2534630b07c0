/** Spaces, control characters and backslashes: browsers and servers interpret them differently. */
const ambiguousCharacters = /[ \p{Cc}\\]/u;

/** `URL` needs an origin to parse a path. Not part of the result. */
const dummyOrigin = "https://site.invalid";

/**
 * Prevents open redirects after signing in. Returns '/' for anything that isn't clearly a page of this site: other
 * origins in any spelling ('//x', '/\x', 'javascript:'), the API, and the sign-in page.
 */
export function safeReturnTo(path: string | null | undefined): string {
  if (!path?.startsWith("/") || path.length > 2048) return "/";
  if (ambiguousCharacters.test(path)) return "/";
  const url = URL.canParse(path, dummyOrigin)
    ? new URL(path, dummyOrigin)
    : null;
  if (url?.origin !== dummyOrigin) return "/";
  // The router and a proxy may interpret encoded slashes and double encoding differently.
  if (/%(25|2f|5c)/i.test(url.pathname)) return "/";
  // Removing dot segments can leave two leading slashes, which name a host: '/.//x' becomes '//x'. The router
  // matches decoded paths case-insensitively.
  const decodedPath = decodePath(url.pathname);
  if (decodedPath === null || /^\/(\/|(api|auth)([/;.]|$))/i.test(decodedPath))
    return "/";
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Null if the path is malformed. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
