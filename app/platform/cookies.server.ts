import { parse, serialize } from "cookie";
import { isTimeZone } from "~/shared/time";
import type { Env } from "./env.server";
import { sign, unsign } from "./sign.server";

export const isSecure = ({ url }: Request) => url.startsWith("https:");

/**
 * On https the `__Host-` prefix makes the browser reject a cookie set by a sibling domain or over plain
 * HTTP (RFC 6265bis §4.1.3.2).
 */
function cookieName(request: Request, name: string): string {
  return isSecure(request) ? `__Host-${name}` : name;
}

export function readCookie(request: Request, name: string): string | null {
  const cookies = parse(request.headers.get("cookie") ?? "");
  return cookies[cookieName(request, name)] ?? null;
}

/** The zone (IANA) that the client has stored in the cookie `time-zone`; null without a valid one. */
export function readTimeZone(request: Request): string | null {
  const zone = readCookie(request, "time-zone");
  return zone !== null && isTimeZone(zone) ? zone : null;
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
    secure: isSecure(request),
    maxAge,
  });
}

export interface SigningContext {
  env: Pick<Env, "SESSION_SECRET">;
  request: Request;
}

/** Null if the signature is invalid. All cookies are signed with the same key, so the signature covers the name too. */
export async function readSignedCookie(
  { env, request }: SigningContext,
  name: string,
): Promise<string | null> {
  const signed = readCookie(request, name);
  const value = signed && (await unsign(signed, env.SESSION_SECRET));
  const prefix = `${name}:`;
  return value?.startsWith(prefix) ? value.slice(prefix.length) : null;
}

/** A Set-Cookie value that clients can't forge. */
export async function writeSignedCookie(
  { env, request }: SigningContext,
  name: string,
  value: string,
  maxAge: number,
): Promise<string> {
  const signed = await sign(`${name}:${value}`, env.SESSION_SECRET);
  return writeCookie(request, name, signed, maxAge);
}
