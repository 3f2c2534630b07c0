import { afterEach, expect, it, vi } from "vitest";
import { CodeFlow, toCallbackRequest } from "./code-flow.server";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("gives up waiting for a token after ten seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const url = "https://provider.example";
  const request = new Request("https://site.example/callback?state=s&code=c");
  const flow = new CodeFlow(
    {
      env: {
        OIDC_CLIENT_ID: "id",
        OIDC_CLIENT_SECRET: "secret",
        SITE_URL: "https://site.example",
      },
      request,
    },
    {
      issuer: url,
      authorization_endpoint: url,
      token_endpoint: url,
      userinfo_endpoint: url,
    },
  );
  const end = vi.fn();
  void flow
    .authenticate(toCallbackRequest(request, { state: "s", verifier: "v" }))
    .catch(end);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(end).toHaveBeenCalledWith(
    expect.objectContaining({ code: "unavailable" }),
  );
});
