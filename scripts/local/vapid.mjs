import { generateKeyPairSync } from "node:crypto";

/**
 * Generates a VAPID key pair (RFC 8292): P-256, raw, base64url.
 *
 * @returns {{ VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string }}
 */
export function newVapidPair() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const point = [x, y].map((coordinate) =>
    Buffer.from(coordinate, "base64url"),
  );
  return {
    // 4 marks an uncompressed point (SEC 1, 2.3.3).
    VAPID_PUBLIC_KEY: Buffer.concat([Buffer.of(4), ...point]).toString(
      "base64url",
    ),
    VAPID_PRIVATE_KEY: d,
  };
}
