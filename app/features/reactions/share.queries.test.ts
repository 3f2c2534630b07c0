// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import * as toasts from "~/ui/toast-store";
import { sharePost } from "./share.queries";

const post = {
  id: "p",
  content: "Selah",
  eventData: null,
  user: { username: "ruth", firstName: "Ruth", lastName: "Reader" },
} as Post;

const link = `${location.origin}/post/p`;

function setUp({
  share,
  clipboard = true,
}: {
  share?: () => Promise<void>;
  clipboard?: boolean;
}) {
  const order: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    order.push(`POST ${url}`);
    return Promise.reject(new TypeError("no network"));
  });
  const writeText = vi.fn(() =>
    clipboard ? Promise.resolve() : Promise.reject(new Error("closed")),
  );
  vi.stubGlobal("navigator", {
    clipboard: { writeText },
    ...(share && {
      share: () => {
        order.push("sheet");
        return share();
      },
    }),
  });
  const prompt = vi.fn();
  vi.stubGlobal("prompt", prompt);
  return { order, writeText, prompt, toast: vi.mocked(toasts.toast) };
}

beforeEach(() => {
  vi.spyOn(toasts, "toast").mockImplementation(() => 0);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("sharePost", () => {
  it("counts the share first and ignores its failure", async () => {
    const { order, toast } = setUp({ share: () => Promise.resolve() });
    await sharePost(post, "Fellowship");
    expect(order).toEqual(["POST /api/posts/p/share", "sheet"]);
    expect(toast).not.toHaveBeenCalled();
  });

  it("shows nothing if the share sheet was canceled", async () => {
    const { writeText, toast } = setUp({
      share: () => Promise.reject(new DOMException("", "AbortError")),
    });
    await sharePost(post, "Fellowship");
    expect(writeText).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it.each([
    ["is missing", undefined],
    ["fails", () => Promise.reject(new DOMException("", "DataError"))],
  ])("copies the link if the share sheet %s", async (_case, share) => {
    const { writeText, toast } = setUp(share ? { share } : {});
    await sharePost(post, "Fellowship");
    expect(writeText).toHaveBeenCalledExactlyOnceWith(link);
    expect(toast.mock.calls[0]?.[0].title).toBe("Link copied!");
  });

  it("shows the link if the clipboard isn't available either", async () => {
    const { prompt, toast } = setUp({ clipboard: false });
    await sharePost(post, "Fellowship");
    expect(prompt).toHaveBeenCalledExactlyOnceWith("Copy this link:", link);
    expect(toast).not.toHaveBeenCalled();
  });
});
