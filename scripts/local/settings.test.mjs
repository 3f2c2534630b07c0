import { describe, expect, it } from "vitest";
import { requireNode } from "./node-version.mjs";
import { inRoot } from "./paths.mjs";
import { readSettings } from "./settings.mjs";

describe("readSettings", () => {
  it("has defaults for all settings", () => {
    expect(readSettings({})).toEqual({
      port: 8787,
      identityPort: 8788,
      stateDir: inRoot(".wrangler", "state"),
      siteUrl: "http://localhost:8787",
      issuer: "http://localhost:8788",
      rateLimits: true,
    });
  });

  it("reads ports, folder and rate limits from the environment", () => {
    const env = {
      PORT: "9000",
      IDENTITY_PORT: "9001",
      STATE_DIR: "/var/lib/app",
      RATE_LIMITS: "off",
    };
    expect(readSettings(env)).toMatchObject({
      siteUrl: "http://localhost:9000",
      issuer: "http://localhost:9001",
      stateDir: "/var/lib/app",
      rateLimits: false,
    });
  });

  it.each(["0", "65536", "80.5", "http", "-1"])("rejects port %s", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/PORT must be a whole number/);
  });

  it("rejects the same port for both servers", () => {
    expect(() => readSettings({ PORT: "8788" })).toThrow(/must be different/);
  });
});

describe("requireNode", () => {
  it.each(["20.19.0", "22.1.0", "24.0.0"])("accepts Node %s", (version) => {
    expect(() => {
      requireNode(version);
    }).not.toThrow();
  });

  it.each(["18.20.4", "20.18.3"])(
    "rejects Node %s with a readable message",
    (version) => {
      expect(() => {
        requireNode(version);
      }).toThrow(`Please use Node 20.19 or newer. This is Node ${version}.`);
    },
  );
});
