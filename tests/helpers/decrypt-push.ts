import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";

/** The keys that a browser stores for a subscription. */
export interface Receiver {
  keys: { p256dh: string; auth: string };
  /** The private half of p256dh, base64url. */
  secret: string;
}

const bytes = (text: string) => Buffer.from(text, "base64url");

export function newReceiver(): Receiver {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const p256dh = pair.getPublicKey("base64url");
  const auth = randomBytes(16).toString("base64url");
  return {
    keys: { p256dh, auth },
    secret: pair.getPrivateKey("base64url"),
  };
}

/** Decrypts a push message as a browser does (RFC 8291, RFC 8188), independently of the code under test. */
export function decryptPush(body: Uint8Array, receiver: Receiver): string {
  const message = Buffer.from(body);
  const salt = message.subarray(0, 16);
  const recordSize = message.readUInt32BE(16);
  const keyEnd = 21 + message.readUInt8(20);
  const senderKey = message.subarray(21, keyEnd);
  const record = message.subarray(keyEnd);
  if (record.length > recordSize) throw new Error("More than one record");
  const receiverKey = createECDH("prime256v1");
  receiverKey.setPrivateKey(bytes(receiver.secret));
  const hkdf = (key: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", key, from, info, length));
  const input = hkdf(
    receiverKey.computeSecret(senderKey),
    bytes(receiver.keys.auth),
    Buffer.concat([
      Buffer.from("WebPush: info\0"),
      bytes(receiver.keys.p256dh),
      senderKey,
    ]),
    32,
  );
  const derive = (name: string, length: number) =>
    hkdf(input, salt, Buffer.from(`Content-Encoding: ${name}\0`), length);
  const open = createDecipheriv(
    "aes-128-gcm",
    derive("aes128gcm", 16),
    derive("nonce", 12),
  );
  open.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([
    open.update(record.subarray(0, -16)),
    open.final(),
  ]);
  // RFC 8188: the last record ends with a 2 and then zeros.
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("Not the last record");
  return padded.subarray(0, end).toString();
}

/** Returns the claims and the key of a VAPID header (RFC 8292). Throws if the signature is invalid. */
export function verifyVapid(header: string): {
  claims: unknown;
  key: string;
} {
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = bytes(key);
  const publicKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    bytes(signature),
  );
  if (!isGenuine) throw new Error(`Not signed by its key: ${header}`);
  return { claims: JSON.parse(bytes(claims).toString()), key };
}
