import { afterEach, describe, expect, it, vi } from "vitest";
import { readRouteError } from "./route-failure";

/** What the router makes of a thrown answer. */
function answer(status: number, data: unknown) {
  return { status, statusText: "", internal: false, data };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readRouteError", () => {
  it("says the page's own sentence where the person can do something", () => {
    expect(
      readRouteError(answer(404, { detail: "User not found" })),
    ).toMatchObject({ status: 404, detail: "User not found" });
  });

  it("names the request of an unexpected failure, and nothing of the machine", () => {
    const failure = readRouteError(
      answer(500, { detail: "D1_ERROR: no such table", requestId: "r-1" }),
    );
    expect(failure).toEqual({
      status: 500,
      title: "Something went wrong on our side",
      detail: "It is not your doing. Please try again in a moment.",
      id: "r-1",
    });
  });

  it("shows no thrown message either", () => {
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

  it("takes an error of our own code for one, even without a network", () => {
    vi.stubGlobal("navigator", { onLine: false });
    const thrown = new TypeError("Cannot read properties of undefined");
    expect(readRouteError(thrown).status).toBe(500);
  });

  it("reads answers of any shape", () => {
    expect(readRouteError(answer(405, "no")).status).toBe(405);
    expect(readRouteError(answer(400, null)).detail).toMatch(/not your doing/);
  });
});
