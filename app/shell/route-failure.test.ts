import { afterEach, describe, expect, it, vi } from "vitest";
import { readRouteError } from "./route-failure";

/** What the router passes on for a thrown response. */
function routeErrorResponse(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readRouteError", () => {
  it("shows the page's own message for a client error", () => {
    expect(
      readRouteError(routeErrorResponse(404, { detail: "User not found" })),
    ).toMatchObject({ status: 404, detail: "User not found" });
  });

  it("shows the request id of an unexpected error, but no technical details", () => {
    const failure = readRouteError(
      routeErrorResponse(500, {
        detail: "D1_ERROR: no such table",
        requestId: "r-1",
      }),
    );
    expect(failure).toEqual({
      status: 500,
      title: "Something went wrong on our side",
      detail: "It's not your fault. Please try again in a moment.",
      id: "r-1",
    });
  });

  it("doesn't show the message of a thrown Error", () => {
    const failure = readRouteError(new Error("x is undefined"));
    expect(JSON.stringify(failure)).not.toContain("undefined");
    expect(failure.status).toBe(500);
  });

  it.each([
    "Failed to fetch",
    "network error",
    "Failed to fetch dynamically imported module: http://localhost/assets/videos-1.js",
    "NetworkError when attempting to fetch resource.",
    "error loading dynamically imported module: http://localhost/assets/videos-1.js",
    "Load failed",
    "Importing a module script failed.",
  ])("treats '%s' as offline, even if the browser has a network", (message) => {
    vi.stubGlobal("navigator", { onLine: true });
    const failure = readRouteError(new TypeError(message));
    expect(failure.title).toBe("You're offline");
  });

  it("treats an error in our own code as unexpected, even without a network", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const thrown = new TypeError("Cannot read properties of undefined");
    expect(readRouteError(thrown).status).toBe(500);
  });

  it("accepts responses of any shape", () => {
    expect(readRouteError(routeErrorResponse(405, "no")).status).toBe(405);
    expect(readRouteError(routeErrorResponse(400, null)).detail).toMatch(
      /not your fault/,
    );
  });
});
