const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function importKey(secret: string): Promise<CryptoKey> {
  const cached = keys.get(secret);
  if (cached) return cached;
  const key = crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  keys.set(secret, key);
  return key;
}

export async function sha256(
  data: string | Uint8Array<ArrayBuffer>,
): Promise<Buffer> {
  const bytes = typeof data === "string" ? encoder.encode(data) : data;
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes));
}

/** HMAC-SHA-256, base64url. */
export async function hmac(value: string, secret: string): Promise<string> {
  const mac = await crypto.subtle.sign(
    "HMAC",
    await importKey(secret),
    encoder.encode(value),
  );
  return toBase64Url(new Uint8Array(mac));
}

/** Returns `value.signature`, so that clients can't forge a cookie's value. */
export async function sign(value: string, secret: string): Promise<string> {
  return `${value}.${await hmac(value, secret)}`;
}

/** Null if the signature is invalid. */
export async function unsign(
  signed: string,
  secret: string,
): Promise<string | null> {
  const value = signed.slice(0, Math.max(signed.lastIndexOf("."), 0));
  const mac = fromBase64Url(signed.slice(value.length + 1));
  if (!mac) return null;
  const isValid = await crypto.subtle.verify(
    "HMAC",
    await importKey(secret),
    mac,
    encoder.encode(value),
  );
  return isValid ? value : null;
}

export function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]+$/.test(text) ? Buffer.from(text, "base64url") : null;
}
