// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorToast, toast } from "~/ui/toast-store";
import type { PostChange } from "./new-post";
import type { Post } from "./post";
import { postKeys } from "./post.queries";
import { useUpdatePost } from "./update-post.queries";

vi.mock("~/ui/toast-store", () => ({
  toast: vi.fn(),
  errorToast: vi.fn(),
}));

const post = {
  id: "p",
  content: "old",
  isLikedByUser: false,
  _count: { likes: 1, comments: 0 },
  eventData: null,
} as Post;
const event = {
  ...post,
  eventData: { title: "Old", isInterested: false, interestsCount: 1 },
} as Post;

function setUp(before: Post, response: Response) {
  const client = new QueryClient();
  client.setQueryData(postKeys.detail("p"), before);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal("fetch", sent);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpdatePost(before), { wrapper });
  const save = (change: PostChange) =>
    act(() => result.current.mutateAsync({ change }).catch(() => undefined));
  return { client, sent, save };
}

beforeEach(() => {
  vi.mocked(toast).mockClear();
  vi.mocked(errorToast).mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("useUpdatePost", () => {
  it("shows the saved post", async () => {
    const { client, sent, save } = setUp(
      post,
      Response.json({ ...post, content: "new", updatedAt: "2026-01-01" }),
    );
    await save({ content: "new" });
    const [url, init] = sent.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      "/api/posts/p",
      "PUT",
      '{"content":"new"}',
    ]);
    expect(client.getQueryData(postKeys.detail("p"))).toMatchObject({
      content: "new",
      updatedAt: "2026-01-01",
    });
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Post updated!",
      variant: "success",
    });
  });

  it("says that the event was updated", async () => {
    const { client, save } = setUp(
      event,
      Response.json({
        ...event,
        eventData: { ...event.eventData, title: "New" },
      }),
    );
    await save({ eventData: { title: "New" } });
    expect(
      client.getQueryData<Post>(postKeys.detail("p"))?.eventData,
    ).toMatchObject({ title: "New" });
    expect(vi.mocked(toast).mock.calls[0]?.[0].title).toBe("Event updated!");
  });

  it.each([
    [post, "Failed to update post. Please try again."],
    [event, "Failed to update event. Please try again."],
  ])("changes nothing if the request fails", async (before, sentence) => {
    const { client, save } = setUp(before, new Response("", { status: 500 }));
    await save({ content: "new" });
    expect(client.getQueryData(postKeys.detail("p"))).toBe(before);
    expect(errorToast).toHaveBeenCalledExactlyOnceWith(sentence);
  });
});
