import { describe, expect, it } from "vitest";
import { completeSecrets } from "./dev-vars.mjs";

describe("completeSecrets", () => {
  it("writes what is missing", () => {
    const { text, secrets } = completeSecrets("", () => "new");
    expect(text).toBe('OIDC_CLIENT_SECRET="new"\nSESSION_SECRET="new"\n');
    expect(secrets).toEqual({
      OIDC_CLIENT_SECRET: "new",
      SESSION_SECRET: "new",
    });
  });

  it("leaves what a person wrote alone", () => {
    const before = "PRODUCT_NAME=Fellowship\nSESSION_SECRET = mine";
    const { text, secrets } = completeSecrets(before, () => "new");
    expect(text).toBe(`${before}\nOIDC_CLIENT_SECRET="new"\n`);
    expect(secrets.SESSION_SECRET).toBe("mine");
    expect(completeSecrets(text).text).toBe(text);
  });

  it("never makes the same secret twice", () => {
    const { secrets } = completeSecrets("");
    expect(secrets.SESSION_SECRET).toHaveLength(43);
    expect(secrets.SESSION_SECRET).not.toBe(secrets.OIDC_CLIENT_SECRET);
  });
});
