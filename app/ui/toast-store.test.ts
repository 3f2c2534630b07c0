// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissErrorToast,
  dismissNonErrorToast,
  dismissToast,
  errorToast,
  toast,
  useCurrentToast,
} from "./toast-store";

function advance(ms: number) {
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
});

describe("toast", () => {
  it("shows only the newest", () => {
    const { result } = renderHook(useCurrentToast);
    act(() => {
      toast({ title: "First" });
      toast({ title: "Second" });
    });
    expect(result.current).toMatchObject({ title: "Second", open: true });
  });

  it("is removed 1,000,000 ms after it was dismissed", () => {
    const { result } = renderHook(useCurrentToast);
    act(() => {
      toast({ title: "Saved" });
    });
    const { id } = result.current ?? { id: -1 };
    act(() => {
      dismissToast(id);
    });
    expect(result.current).toMatchObject({ title: "Saved", open: false });
    advance(999_999);
    expect(result.current).not.toBeNull();
    advance(1);
    expect(result.current).toBeNull();
  });

  it("with an error is dismissed by its own description only", () => {
    const { result } = renderHook(useCurrentToast);
    act(() => {
      errorToast("Failed to process image");
    });
    act(() => {
      dismissErrorToast("Please select an image file");
    });
    expect(result.current).toMatchObject({ open: true });
    act(() => {
      dismissErrorToast("Failed to process image");
    });
    expect(result.current).toMatchObject({ open: false });
  });

  it("is dismissed by dismissNonErrorToast unless it is an error", () => {
    const { result } = renderHook(useCurrentToast);
    act(() => {
      toast({ title: "Link copied!" });
      dismissNonErrorToast();
    });
    expect(result.current).toMatchObject({ open: false });
    act(() => {
      errorToast("Failed to process image");
      dismissNonErrorToast();
    });
    expect(result.current).toMatchObject({ open: true });
  });

  it("isn't dismissed by the id of an earlier toast", () => {
    const { result } = renderHook(useCurrentToast);
    act(() => {
      toast({ title: "First" });
    });
    const { id } = result.current ?? { id: -1 };
    act(() => {
      toast({ title: "Second" });
      dismissToast(id);
    });
    expect(result.current).toMatchObject({ title: "Second", open: true });
  });
});
