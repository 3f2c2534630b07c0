// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { getIdempotencyKey } from "~/features/posts/attempt";
import { newEventPost } from "./event-form";
import { useEventForm } from "./use-event-form";

it("retries with the key of the first attempt, and then deletes the draft", async () => {
  const keys: string[] = [];
  const { result } = renderHook(
    () =>
      useEventForm({
        owner: "ruth",
        draftName: "event",
        initial: null,
        imageAlt: null,
        send: (values, { values: fields, change }) => {
          const draft = { read: () => fields, write: change };
          keys.push(getIdempotencyKey(draft, newEventPost(values)));
          return keys.length < 2
            ? Promise.reject(new TypeError("Failed to fetch"))
            : Promise.resolve();
        },
        onClose: () => undefined,
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={new QueryClient()}>
          {children}
        </QueryClientProvider>
      ),
    },
  );
  act(() => {
    result.current.change({ title: "Potluck", date: "2099-02-03" });
    result.current.change({ allDay: true });
  });
  for (const attempts of [1, 2]) {
    act(() => {
      result.current.submit();
    });
    await waitFor(() => {
      expect(result.current.pending).toBe(false);
      expect(keys).toHaveLength(attempts);
    });
  }
  expect(keys[0]).toBe(keys[1]);
  expect(result.current.values).toMatchObject({ title: "", attempt: null });
});
