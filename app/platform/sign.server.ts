const encoder = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
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

/** HMAC-SHA-256 in base64url. */
export async function hmac(value: string, secret: string): Promise<string> {
  const mac = await crypto.subtle.sign(
    "HMAC",
    await keyOf(secret),
    encoder.encode(value),
  );
  return toBase64Url(new Uint8Array(mac));
}

/** `value.signature`, for what a cookie carries and a stranger must not make up. */
export async function sign(value: string, secret: string): Promise<string> {
  return `${value}.${await hmac(value, secret)}`;
}

/** The value that was signed, or null. */
export async function unsign(
  signed: string,
  secret: string,
): Promise<string | null> {
  const value = signed.slice(0, Math.max(signed.lastIndexOf("."), 0));
  const mac = fromBase64Url(signed.slice(value.length + 1));
  if (!mac) return null;
  const genuine = await crypto.subtle.verify(
    "HMAC",
    await keyOf(secret),
    mac,
    encoder.encode(value),
  );
  return genuine ? value : null;
}

export function toBase64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]+$/.test(text)
    ? Uint8Array.from(Buffer.from(text, "base64url"))
    : null;
}
