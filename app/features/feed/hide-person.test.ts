import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys, type PostPages } from "~/features/posts/post.queries";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { errorToast, toast } from "~/ui/toast-store";
import { hidePerson } from "./hide-person";

vi.mock("~/ui/restore-focus", () => ({ restoreFocusAfterRemoval: vi.fn() }));
vi.mock("~/ui/toast-store", () => ({ toast: vi.fn(), errorToast: vi.fn() }));

const person = (id: string) => ({
  id,
  username: id,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
});
const saul = person("saul");

const toPages = <Item>(items: Item[]) => ({
  pages: [{ items, next: null }],
  pageParams: [null],
});

/** A feed with posts by Saul and David, and a server that sends this response. */
function setUp(respond: () => Response) {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  const feed = postKeys.feed("all");
  const own = postKeys.byUser("saul");
  const posts = ["saul", "david"].map((userId) => ({ id: userId, userId }));
  client.setQueryData(feed, toPages(posts));
  client.setQueryData(own, toPages(posts.slice(0, 1)));
  client.setQueryData(postKeys.detail("saul"), posts[0]);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(respond()));
  vi.stubGlobal("fetch", sent);
  const postsIn = (key: readonly string[]) =>
    client
      .getQueryData<PostPages>(key)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    client,
    invalidate,
    sent: () => sent.mock.calls.map(([url, init]) => [url, init?.body]),
    feed: () => postsIn(feed),
    own: () => postsIn(own),
  };
}

const down = () => new Response("", { status: 500 });

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("hidePerson", () => {
  it("mutes: their posts leave all lists except their profile, and the toast can undo it", async () => {
    const { client, invalidate, sent, feed, own } = setUp(() =>
      Response.json({ muted: true }),
    );
    await hidePerson(client, "mute", saul);
    expect([feed(), own()]).toEqual([["david"], ["saul"]]);
    expect(restoreFocusAfterRemoval).toHaveBeenCalledOnce();
    expect(invalidate).toHaveBeenCalledOnce();
    expect(sent()).toEqual([["/api/users/saul/mute", '{"desired":true}']]);
    const [message] = vi.mocked(toast).mock.calls[0] ?? [];
    expect(message?.title).toBe("Muted @saul");
    message?.action?.onSelect();
    await vi.waitFor(() => {
      expect(sent()[1]).toEqual(["/api/users/saul/mute", '{"desired":false}']);
    });
  });

  it("blocks: their posts leave every list", async () => {
    const { client, feed, own } = setUp(() => Response.json({ blocked: true }));
    await hidePerson(client, "block", saul);
    expect([feed(), own()]).toEqual([["david"], []]);
    expect(client.getQueryData<Post>(postKeys.detail("saul"))).toBeUndefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Blocked @saul",
      description: "You won't see each other anymore.",
      variant: "success",
    });
    expect(errorToast).not.toHaveBeenCalled();
  });

  it.each(["unmute", "unblock"] as const)("%ss", async (action) => {
    const { client, invalidate, feed } = setUp(() => Response.json({}));
    await hidePerson(client, action, saul);
    expect(feed()).toEqual(["saul", "david"]);
    expect(invalidate).toHaveBeenCalledOnce();
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: action === "unmute" ? "Unmuted @saul" : "Unblocked @saul",
      variant: "success",
    });
  });

  it.each(["mute", "unmute", "block", "unblock"] as const)(
    "changes nothing if the request fails: %s",
    async (action) => {
      const { client, feed, own } = setUp(down);
      await hidePerson(client, action, saul);
      expect([feed(), own()]).toEqual([["saul", "david"], ["saul"]]);
      expect(toast).not.toHaveBeenCalled();
      expect(errorToast).toHaveBeenCalledExactlyOnceWith(
        `Failed to ${action}. Please try again.`,
      );
    },
  );
});
