import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import * as toasts from "~/ui/toast-store";
import { wantInterest } from "./interest.queries";

const post = {
  id: "e",
  eventData: { isInterested: false, interestsCount: 2 },
} as Post;

/** A server that answers when the test says so. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(postKeys.one("e"), post);
  const answers: ((response: Response) => void)[] = [];
  const sent = vi.fn<typeof fetch>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  vi.stubGlobal("fetch", sent);
  const event = () =>
    client.getQueryData<Post>(postKeys.one("e"))?.eventData ?? null;
  return {
    toast: vi.spyOn(toasts, "toast"),
    failureToast: vi.spyOn(toasts, "failureToast"),
    bodies: () => sent.mock.calls.map(([, init]) => init?.body),
    shown: () => [event()?.isInterested, event()?.interestsCount],
    want: (interested: boolean) => {
      wantInterest(client, "e", event()?.isInterested ?? false, interested);
    },
    answer: async (response: Response) => {
      answers.shift()?.(response);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const reply = (isInterested: boolean, count: number) =>
  Response.json({ isInterested, count });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("wantInterest", () => {
  it("shows the mark at once, then the server's count, and says what it means", async () => {
    const { want, shown, answer, bodies, toast } = setUp();
    want(true);
    expect(shown()).toEqual([true, 3]);
    expect(bodies()).toEqual(['{"desired":true}']);
    await answer(reply(true, 9));
    expect(shown()).toEqual([true, 9]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Marked as interested!",
      description: "You'll be notified about this event",
      variant: "success",
    });
  });

  it("keeps to the last intent, and speaks of that alone", async () => {
    const { want, shown, answer, bodies, toast } = setUp();
    want(true);
    want(false);
    expect(shown()).toEqual([false, 2]);
    await answer(reply(true, 3));
    expect(shown()).toEqual([false, 2]);
    await answer(reply(false, 2));
    expect(bodies()).toEqual(['{"desired":true}', '{"desired":false}']);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Interest removed",
    });
  });

  it("takes back what failed", async () => {
    const { want, shown, answer, failureToast } = setUp();
    want(true);
    await answer(new Response("", { status: 422 }));
    expect(shown()).toEqual([false, 2]);
    expect(failureToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to update interest. Please try again.",
    );
  });
});
