import { describe, expect, it } from "vitest";
import { completeSecrets } from "./dev-vars.mjs";

const pair = { VAPID_PUBLIC_KEY: "both", VAPID_PRIVATE_KEY: "halves" };
const newPair = () => pair;
const pairLines = 'VAPID_PUBLIC_KEY="both"\nVAPID_PRIVATE_KEY="halves"\n';

describe("completeSecrets", () => {
  it("adds missing secrets", () => {
    const { text, secrets } = completeSecrets("", () => "new", newPair);
    expect(text).toBe(
      `OIDC_CLIENT_SECRET="new"\nSESSION_SECRET="new"\nSANCTIONS_SECRET="new"\n${pairLines}`,
    );
    expect(secrets).toEqual({
      OIDC_CLIENT_SECRET: "new",
      SESSION_SECRET: "new",
      SANCTIONS_SECRET: "new",
      ...pair,
    });
  });

  it("leaves existing lines unchanged", () => {
    const before = "PRODUCT_NAME=Fellowship\nSESSION_SECRET = mine";
    const { text, secrets } = completeSecrets(before, () => "new", newPair);
    expect(text).toBe(
      `${before}\nOIDC_CLIENT_SECRET="new"\nSANCTIONS_SECRET="new"\n${pairLines}`,
    );
    expect(secrets.SESSION_SECRET).toBe("mine");
    expect(completeSecrets(text).text).toBe(text);
  });

  it("replaces both VAPID keys if one is missing", () => {
    const half =
      'VAPID_PRIVATE_KEY="old"\nOIDC_CLIENT_SECRET="a"\nSESSION_SECRET="b"\n';
    const { text, secrets } = completeSecrets(half, undefined, newPair);
    expect(secrets).toMatchObject(pair);
    expect(text).not.toContain("old");
    expect(text.endsWith(pairLines)).toBe(true);
    expect(completeSecrets(text).text).toBe(text);
  });

  it("generates a different value for each secret", () => {
    const { secrets } = completeSecrets("");
    expect(secrets.SESSION_SECRET).toHaveLength(43);
    expect(secrets.SESSION_SECRET).not.toBe(secrets.OIDC_CLIENT_SECRET);
  });
});
