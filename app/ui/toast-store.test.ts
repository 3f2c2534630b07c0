// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissFailure,
  dismissPassing,
  dismissToast,
  failureToast,
  toast,
  useShownToast,
} from "./toast-store";

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
});

describe("the toast", () => {
  it("is one at a time: the newest", () => {
    const { result } = renderHook(useShownToast);
    act(() => {
      toast({ title: "First" });
      toast({ title: "Second" });
    });
    expect(result.current).toMatchObject({ title: "Second", open: true });
  });

  it("is forgotten 1,000,000 ms after it was dismissed", () => {
    const { result } = renderHook(useShownToast);
    act(() => {
      toast({ title: "Saved" });
    });
    const { id } = result.current ?? { id: -1 };
    act(() => {
      dismissToast(id);
    });
    expect(result.current).toMatchObject({ title: "Saved", open: false });
    pass(999_999);
    expect(result.current).not.toBeNull();
    pass(1);
    expect(result.current).toBeNull();
  });

  it("of a failure goes when that has been put right, and no other does", () => {
    const { result } = renderHook(useShownToast);
    act(() => {
      failureToast("Failed to process image");
    });
    act(() => {
      dismissFailure("Please select an image file");
    });
    expect(result.current).toMatchObject({ open: true });
    act(() => {
      dismissFailure("Failed to process image");
    });
    expect(result.current).toMatchObject({ open: false });
  });

  it("gives way to what opens over the page, unless it is a failure", () => {
    const { result } = renderHook(useShownToast);
    act(() => {
      toast({ title: "Link copied!" });
      dismissPassing();
    });
    expect(result.current).toMatchObject({ open: false });
    act(() => {
      failureToast("Failed to process image");
      dismissPassing();
    });
    expect(result.current).toMatchObject({ open: true });
  });

  it("is not dismissed by its predecessor's end", () => {
    const { result } = renderHook(useShownToast);
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
