import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pages } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { postKeys, type PostPages } from "~/features/posts/post.queries";
import type { Profile, UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { errorToast, toast } from "~/ui/toast-store";
import { toggleBlock, toggleMute } from "./hide.queries";

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
  const feed = postKeys.feed("all");
  const own = postKeys.byUser("saul");
  const posts = ["saul", "david"].map((userId) => ({ id: userId, userId }));
  client.setQueryData(feed, toPages(posts));
  client.setQueryData(own, toPages(posts.slice(0, 1)));
  client.setQueryData(postKeys.detail("saul"), posts[0]);
  client.setQueryData(userKeys.suggestedAt(0), ["saul", "ruth"].map(person));
  client.setQueryData(userKeys.profile("saul"), saul);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(respond()));
  vi.stubGlobal("fetch", sent);
  const postsIn = (key: readonly string[]) =>
    client
      .getQueryData<PostPages>(key)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    client,
    sent: () => sent.mock.calls.map(([url, init]) => [url, init?.body]),
    feed: () => postsIn(feed),
    own: () => postsIn(own),
    suggested: () =>
      client
        .getQueryData<{ id: string }[]>(userKeys.suggestedAt(0))
        ?.map(({ id }) => id),
    profile: () => client.getQueryData<Profile>(userKeys.profile("saul")),
  };
}

const down = () => new Response("", { status: 500 });

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("toggleMute", () => {
  it("removes a person from all lists except their profile at once, and can undo it", async () => {
    const { client, sent, feed, own, suggested, profile } = setUp(() =>
      Response.json({ muted: true }),
    );
    const muted = toggleMute(client, saul, true);
    expect([feed(), own(), suggested()]).toEqual([
      ["david"],
      ["saul"],
      ["ruth"],
    ]);
    expect(profile()?.isMuted).toBe(true);
    await muted;
    expect(sent()).toEqual([["/api/users/saul/mute", '{"desired":true}']]);
    const [message] = vi.mocked(toast).mock.calls[0] ?? [];
    expect(message?.title).toBe("Muted @saul");
    message?.action?.onSelect();
    expect(feed()).toEqual(["saul", "david"]);
    expect(profile()?.isMuted).toBe(false);
    await vi.waitFor(() => {
      expect(sent()).toHaveLength(2);
    });
  });

  it("restores them if the request fails", async () => {
    const { client, feed, suggested, profile } = setUp(down);
    await toggleMute(client, saul, true);
    expect([feed(), suggested()]).toEqual([
      ["saul", "david"],
      ["saul", "ruth"],
    ]);
    expect(profile()?.isMuted).toBe(false);
    expect(errorToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to mute. Please try again.",
    );
  });
});

describe("toggleBlock", () => {
  it("removes a person from every list at once, and from the cache after the response", async () => {
    const { client, feed, own, profile } = setUp(() =>
      Response.json({ blocked: true }),
    );
    const blocked = toggleBlock(client, saul, true);
    expect([feed(), own()]).toEqual([["david"], []]);
    expect(profile()?.isBlocked).toBe(true);
    await blocked;
    expect(client.getQueryData<Post>(postKeys.detail("saul"))).toBeUndefined();
    expect(own()).toBeUndefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Blocked @saul",
      description: "You won't see each other anymore.",
      variant: "success",
    });
  });

  it("succeeds if the account no longer exists", async () => {
    const { client, feed } = setUp(() => new Response("", { status: 404 }));
    await toggleBlock(client, saul, true);
    expect(feed()).toEqual(["david"]);
    expect(errorToast).not.toHaveBeenCalled();
  });

  it("restores them if the request fails", async () => {
    const { client, feed, profile } = setUp(down);
    await toggleBlock(client, saul, true);
    expect(feed()).toEqual(["saul", "david"]);
    expect(profile()?.isBlocked).toBe(false);
    expect(errorToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to block. Please try again.",
    );
  });

  it.each([
    ["removes them from the list of blocked people", 200, ["doeg"]],
    ["keeps them in the list if the request fails", 500, ["saul", "doeg"]],
  ])("unblocking %s", async (_, status, expected) => {
    const { client } = setUp(() =>
      Response.json({ blocked: false }, { status }),
    );
    const key = userKeys.hidden("blocked");
    const names = () =>
      client
        .getQueryData<Pages<UserSummary>>(key)
        ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
    client.setQueryData(key, toPages(["saul", "doeg"].map(person)));
    const unblocked = toggleBlock(client, saul, false);
    expect(names()).toEqual(["doeg"]);
    await unblocked;
    expect(names()).toEqual(expected);
    if (status === 200) {
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: "Unblocked @saul",
        variant: "success",
      });
    } else {
      expect(errorToast).toHaveBeenCalledExactlyOnceWith(
        "Failed to unblock. Please try again.",
      );
    }
  });
});
