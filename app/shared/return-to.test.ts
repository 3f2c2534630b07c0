import { describe, expect, it } from "vitest";
import { safeReturnTo } from "./return-to";

describe("safeReturnTo", () => {
  it.each(["/bible?book=John&chapter=3", "/home", "/profile/1#posts", "/"])(
    "keeps %s",
    (path) => {
      expect(safeReturnTo(path)).toBe(path);
    },
  );

  it.each([
    null,
    "",
    "home",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e%2e//evil.example",
    "https://evil.example/",
    "HTTPS:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    " /home",
    "/%5c%5cevil.example\u0000",
    "/api/logout",
    "/api;x",
    "/api.data",
    "/API/logout",
    "/%61pi/logout",
    "/api%2flogout",
    "/x/..%2fapi%2flogout",
    "/x%5c..%5capi",
    "/%2561pi/logout",
    "/%252561pi/logout",
    "/ApI/Auth/Callback?code=x",
    "/./api/logout",
    "/x/%2e%2e/API",
    "/api?x=1",
    "/api#x",
    "/%zz",
    "/api",
    "/auth",
    "/auth?x=1",
    `/${"a".repeat(2100)}`,
  ])("replaces %j with /", (path) => {
    expect(safeReturnTo(path)).toBe("/");
  });

  it("resolves dot segments", () => {
    expect(safeReturnTo("/x/../api/logout")).toBe("/");
  });
});
