// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "./api-client";
import { deleteDrafts, getDraft } from "./drafts";
import { useDraftForm } from "./use-draft-form";

const schema = z.object({
  title: z.string().check(z.minLength(1, "Give it a title.")),
  location: z.string(),
});
const send = vi.fn<(input: unknown, draft: unknown) => Promise<string>>();
const storedDraft = getDraft("ruth", "form", (found) => found ?? {});

const renderForm = (saved = { title: "Vespers", location: "" }) =>
  renderHook(
    (initial) =>
      useDraftForm(schema, { owner: "ruth", name: "form", initial, send }),
    {
      initialProps: saved,
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          {children}
        </QueryClientProvider>
      ),
    },
  );

beforeEach(() => {
  send.mockReset();
  deleteDrafts("ruth");
});
afterEach(cleanup);

it("stores only what differs from the saved values, and restores it", () => {
  const { result, unmount } = renderForm();
  act(() => {
    result.current.change({ title: "Evensong", location: "" });
  });
  expect(storedDraft.read()).toEqual({ title: "Evensong" });
  expect(result.current).toMatchObject({ isDirty: true, isRestored: false });
  unmount();
  const later = renderForm({ title: "Lauds", location: "Dom" }).result;
  expect(later.current).toMatchObject({
    values: { title: "Evensong", location: "Dom" },
    isRestored: true,
  });
  act(() => {
    later.current.change({ title: "Lauds" });
  });
  expect(storedDraft.read()).toEqual({});
  expect(later.current.isDirty).toBe(false);
});

it.each(["text", [1], { title: 3, location: null, other: "x" }])(
  "ignores the draft %j of another format",
  (found) => {
    storedDraft.write(found);
    const { values, isDirty } = renderForm().result.current;
    expect(values).toEqual({ title: "Vespers", location: "" });
    expect(isDirty).toBe(false);
  },
);

it("shows errors of the schema until the field changes", () => {
  const { result } = renderForm({ title: "", location: "" });
  act(() => {
    result.current.submit();
  });
  expect(result.current.error("title")).toBe("Give it a title.");
  expect(send).not.toHaveBeenCalled();
  act(() => {
    result.current.change({ location: "Dom" });
  });
  expect(result.current.error("title")).toBe("Give it a title.");
  act(() => {
    result.current.change({ title: "Vespers" });
  });
  expect(result.current.error("title")).toBeUndefined();
});

it("shows the server's errors at their fields, and keeps the draft until it is saved", async () => {
  const { result } = renderForm();
  const submit = async () => {
    act(() => {
      result.current.submit();
    });
    await waitFor(() => {
      expect(result.current.pending).toBe(false);
    });
  };
  act(() => {
    result.current.change({ location: "Dom" });
  });
  const problem = { type: "about:blank", title: "Title", status: 422 };
  const issues = [{ path: "eventData.location", message: "Too far." }];
  send.mockRejectedValueOnce(new ApiError(422, "", { ...problem, issues }));
  await submit();
  expect(result.current.error("location")).toBe("Too far.");
  expect(result.current.failure).toBeNull();
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await submit();
  expect(result.current.error("location")).toBeUndefined();
  expect(result.current.failure).toBe("Couldn't save. Please try again.");
  expect(storedDraft.read()).toEqual({ location: "Dom" });
  send.mockResolvedValueOnce("saved");
  await submit();
  expect(send).toHaveBeenLastCalledWith(
    { title: "Vespers", location: "Dom" },
    expect.objectContaining({ changes: { location: "Dom" } }),
  );
  expect(storedDraft.read()).toEqual({});
});
