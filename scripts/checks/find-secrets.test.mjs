import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { inRoot } from "../local/paths.mjs";
import { newVapidPair } from "../local/vapid.mjs";
import { findSecrets } from "./find-secrets.mjs";

/** Joined here, so that this file itself contains nothing that looks like a secret. */
const join = (/** @type {string[]} */ ...parts) => parts.join("");
const letters = "aB3dE5fG7hJ9kL2mN4pQ6rS8tU0vW1xY5zA7bC3d";
const hex = randomBytes(32).toString("hex");
const base64 = () => randomBytes(32).toString("base64url");
const { VAPID_PRIVATE_KEY } = newVapidPair();

/** @type {[string, string][]} */
const planted = [
  ["private key", join("-----BEGIN ", "PRIVATE KEY-----")],
  ["private key", join("-----BEGIN RSA ", "PRIVATE KEY-----")],
  ["private key", join("-----BEGIN OPENSSH ", "PRIVATE KEY-----")],
  ["private key", join('{"kty":"EC","', 'd":"', base64(), '"}')],
  ["Cloudflare token", join("CF=", "cfut_", letters, "0a1b2c3d")],
  ["Cloudflare token", join("cfat_", letters, "0a1b2c3d")],
  ["Cloudflare token", join("cfk_", letters, "0a1b2c3d")],
  ["secret", join("CLOUDFLARE_API_TOKEN", "=", letters)],
  ["secret", join("cloudflareApi", 'Key: "', hex.slice(0, 37), '"')],
  ["AWS access key", join("AKIA", "IOSFODNN7EXAMPLE")],
  ["secret", join("aws_secret_access_key", " = ", letters)],
  ["GitHub token", join("ghp_", letters.slice(0, 36))],
  ["npm token", join("//registry/:_authToken=", "npm_", letters.slice(0, 36))],
  ["Slack token", join("xoxb-", "1234567890-abc")],
  ["Stripe key", join("sk_live_", letters)],
  ["Google API key", join("AIza", letters.slice(0, 35))],
  ["password in a URL", join("postgres://", "app:hunter2", "@db/app")],
  ["secret", join("VAPID_PRIVATE", '_KEY="', VAPID_PRIVATE_KEY, '"')],
  ["secret", join("SESSION_", "SECRET=", base64())],
  ["secret", join("  sanctions", 'Secret: "', hex, '",')],
  ["secret", join("wrangler secret put OIDC_CLIENT_", "SECRET ", base64())],
];

describe("findSecrets", () => {
  it.each(planted)("finds a planted %s", (kind, line) => {
    const text = `const first = 1;\n${line}\n`;
    expect(findSecrets("app/a.ts", text)).toEqual([
      { name: "app/a.ts", line: 2, kind },
    ]);
  });

  it("finds every random value that is assigned to a secret's name", () => {
    for (let count = 0; count < 500; count++) {
      const line = join("SESSION_", "SECRET=", base64());
      expect(findSecrets("a", line), line).toHaveLength(1);
    }
  });

  it.each([".dev.vars", ".dev.vars.production", "a/.env", "keys/site.pem"])(
    "rejects the file %s",
    (name) => {
      expect(findSecrets(name, "")).toHaveLength(1);
    },
  );

  it.each([
    "SESSION_SECRET=only-for-tests-and-longer-than-it-needs-to-be",
    "const sessionToken = createSessionTokenForTheWholeSite(options);",
    "npx wrangler secret put SESSION_SECRET # 32 random characters or more",
    '"integrity": "sha512-AKIAb3dE5fG7hJ9kL2mN4pQ6rS8tU0vW1xY5zA7bC3d=="',
    "https://user:password@site.example/",
  ])("accepts %s", (line) => {
    expect(findSecrets("app/a.ts", line)).toEqual([]);
  });
});

it("git ignores the local secrets", async () => {
  const lines = (await readFile(inRoot(".gitignore"), "utf8")).split("\n");
  expect(lines).toContain(".dev.vars");
});
