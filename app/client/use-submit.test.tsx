// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-client";
import { getFailureMessage, useSubmit } from "./use-submit";

const problem = { type: "about:blank", title: "Title", status: 422 };

describe("getFailureMessage", () => {
  const fallback = "Please try again.";

  it("uses the field's message, else the detail, else the fallback", () => {
    const issues = [{ path: "username", message: "Taken." }];
    const withDetail = { ...problem, detail: "Detail" };
    const getMessage = (body: typeof problem) =>
      getFailureMessage(new ApiError(422, "", body), fallback);
    expect(getMessage({ ...withDetail, ...{ issues } })).toBe("Taken.");
    expect(getMessage(withDetail)).toBe("Detail");
    expect(getMessage(problem)).toBe(fallback);
  });

  it.each([
    new ApiError(503, "", { ...problem, status: 503, detail: "Internal" }),
    new ApiError(502, "<html>", null),
    new TypeError("Failed to fetch"),
  ])("uses the fallback for %s", (error) => {
    expect(getFailureMessage(error, fallback)).toBe(fallback);
  });
});

describe("useSubmit", () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: new QueryClient() }, children);

  it("sends once at a time and reports a failure until the next attempt", async () => {
    let respond: (output: string) => void = () => undefined;
    const send = vi
      .fn<(input: string) => Promise<string>>()
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            respond = resolve;
          }),
      );
    const onSuccess = vi.fn();
    const onFailure = vi.fn();
    const { result } = renderHook(
      () => useSubmit(send, { onSuccess, onFailure }),
      { wrapper },
    );
    act(() => {
      result.current.submit("first");
      result.current.submit("a double click");
    });
    await waitFor(() => {
      expect(result.current.failure).toBe("Couldn't save. Please try again.");
    });
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
    act(() => {
      result.current.submit("second");
    });
    await waitFor(() => {
      expect(result.current.pending).toBe(true);
    });
    expect(result.current.failure).toBeNull();
    act(() => {
      result.current.submit("ignored");
      respond("saved");
    });
    await waitFor(() => {
      expect(onSuccess).toHaveBeenCalledWith("saved", "second");
    });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
