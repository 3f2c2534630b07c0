import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

/** HMAC-SHA-256, base64url. */
export function hmac(value: string, secret: string): string {
  return createHmac("sha256", secret).update(value).digest("base64url");
}

/** Returns `value.signature`, so that clients can't forge a cookie's value. */
export function sign(value: string, secret: string): string {
  return `${value}.${hmac(value, secret)}`;
}

/** Null if the signature is invalid. */
export function unsign(signed: string, secret: string): string | null {
  const value = signed.slice(0, Math.max(signed.lastIndexOf("."), 0));
  const expected = Buffer.from(sign(value, secret));
  const actual = Buffer.from(signed);
  const isValid =
    actual.length === expected.length && timingSafeEqual(actual, expected);
  return isValid ? value : null;
}

export function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
