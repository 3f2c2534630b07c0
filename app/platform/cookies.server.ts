import { parse, serialize } from "cookie";

/**
 * On https the `__Host-` prefix makes the browser reject a cookie set by a sibling domain or over plain
 * HTTP (RFC 6265bis §4.1.3.2).
 */
function cookieName(request: Request, name: string): string {
  return new URL(request.url).protocol === "https:" ? `__Host-${name}` : name;
}

export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get("cookie");
  if (header === null) return null;
  return parse(header)[cookieName(request, name)] ?? null;
}

/** A Set-Cookie value. `maxAge` in seconds; 0 deletes the cookie. */
export function writeCookie(
  request: Request,
  name: string,
  value: string,
  maxAge: number,
): string {
  return serialize(cookieName(request, name), value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: new URL(request.url).protocol === "https:",
    maxAge,
  });
}
