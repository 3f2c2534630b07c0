import { expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { getLocation, signInAtProvider } from "../helpers/sign-in";
import { issuer } from "../helpers/site";

const person = {
  email: "pilgrim@example.org",
  firstName: "Pilgrim",
  lastName: "",
};

async function signInReturningTo(returnTo: string): Promise<string> {
  const client = new ApiClient();
  const login = await client.get(urls.api.loginReturningTo(returnTo));
  const callback = await signInAtProvider(getLocation(login), person);
  return getLocation(await client.get(callback));
}

it.each([
  "/bible?book=John&chapter=3",
  "/profile/0190d0c0-0000-7000-8000-000000000000#posts",
  "/games",
])("returns to %s after the sign-in", async (page) => {
  expect(await signInReturningTo(page)).toBe(page);
});

/** Addresses of other sites that parsers have mistaken for local paths. */
const externalUrls = [
  "https://evil.example",
  "http://evil.example/",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "//evil.example\u0000",
  "/\u0000/evil.example",
  "//evil%E3%80%82example",
  "//user@evil.example",
  "//localhost@evil.example",
  "//localhost:8787@evil.example",
  "https://localhost@evil.example",
  "//[::1]",
  "//2130706433",
  "//evil.example:80/..",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.example/x",
  "ftp://evil.example",
  "evil.example",
  "?next=https://evil.example",
  "#https://evil.example",
  "/x\r\nLocation: https://evil.example",
  "/.//evil.example",
  "/x/..//evil.example",
  "/%2e%2e//evil.example",
];

it.each(externalUrls)("ignores returnTo=%j", async (value) => {
  const client = new ApiClient();
  const login = await client.get(
    `${urls.api.login}?${new URLSearchParams({ returnTo: value }).toString()}`,
  );
  const callbackParams = new URLSearchParams({
    error: "access_denied",
    iss: issuer,
    state: new URL(getLocation(login)).searchParams.get("state") ?? "",
  });
  const response = await client.get(
    `${urls.api.authCallback}?${callbackParams.toString()}`,
  );
  const page = new URL(getLocation(response), "http://localhost");
  expect(page.pathname).toBe(urls.auth());
  expect(page.searchParams.get("problem")).toBe("denied");
  expect(staysOnSite(page.searchParams.get("returnTo") ?? urls.root)).toBe(
    true,
  );
});

/** Whether a browser stays on the same origin, both for the path and for its resolved pathname. */
function staysOnSite(path: string): boolean {
  return (
    path.startsWith("/") &&
    new URL(path, "http://site.example").origin === "http://site.example" &&
    new URL(
      new URL(path, "http://site.example").pathname,
      "http://other.example",
    ).origin === "http://other.example"
  );
}

it.each([urls.api.logout, urls.auth(), urls.api.login])(
  "doesn't return to %s after the sign-in",
  async (path) => {
    expect(await signInReturningTo(path)).toBe(urls.root);
  },
);
