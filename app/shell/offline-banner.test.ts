// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConnection } from "./offline-banner";

function goes(state: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  act(() => {
    dispatchEvent(new Event(state));
  });
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("returns 'back' for three seconds after 'offline', and 'online' before", () => {
  const { result } = renderHook(useConnection);
  expect(result.current).toBe("online");
  goes("offline");
  expect(result.current).toBe("offline");
  goes("online");
  expect(result.current).toBe("back");
  pass(2999);
  expect(result.current).toBe("back");
  pass(1);
  expect(result.current).toBe("online");
});

it("restarts the three seconds after another disconnection", () => {
  const { result } = renderHook(useConnection);
  goes("offline");
  goes("online");
  pass(2000);
  goes("offline");
  pass(5000);
  expect(result.current).toBe("offline");
  goes("online");
  pass(2999);
  expect(result.current).toBe("back");
});
