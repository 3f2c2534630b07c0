import { generateKeyPairSync } from "node:crypto";

/**
 * A pair of keys by which push services know us (RFC 8292): P-256, raw, base64url.
 *
 * @returns {{ VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string }}
 */
export function newVapidPair() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = [x, y].map((half) => Buffer.from(half, "base64url"));
  return {
    // 4: both halves of the point follow (SEC 1, 2.3.3).
    VAPID_PUBLIC_KEY: Buffer.concat([Buffer.of(4), ...point]).toString(
      "base64url",
    ),
    VAPID_PRIVATE_KEY: d,
  };
}
