import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pages } from "~/browser/use-pages";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import type { PostPages } from "~/features/posts/post.queries";
import type { Profile, UserSummary } from "~/features/users/user";
import { userKeys } from "~/features/users/user-keys";
import { failureToast, toast } from "~/ui/toast-store";
import { wantBlocked, wantMuted } from "./hide.queries";

vi.mock("~/ui/toast-store", () => ({ toast: vi.fn(), failureToast: vi.fn() }));

const person = (id: string) => ({
  id,
  username: id,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
});
const saul = person("saul");

const pagesOf = <Item>(items: Item[]) => ({
  pages: [{ items, next: null }],
  pageParams: [null],
});

/** A home with posts of Saul and David, over a server that answers so. */
function setUp(answer: () => Response) {
  const client = new QueryClient();
  const feed = postKeys.feed("all");
  const own = postKeys.ofUser("saul");
  const posts = ["saul", "david"].map((userId) => ({ id: userId, userId }));
  client.setQueryData(feed, pagesOf(posts));
  client.setQueryData(own, pagesOf(posts.slice(0, 1)));
  client.setQueryData(postKeys.one("saul"), posts[0]);
  client.setQueryData(userKeys.suggestedFrom(0), ["saul", "ruth"].map(person));
  client.setQueryData(userKeys.profile("saul"), saul);
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(answer()));
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
        .getQueryData<{ id: string }[]>(userKeys.suggestedFrom(0))
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

describe("wantMuted", () => {
  it("takes a person from all lists but their own at once, with a way back", async () => {
    const { client, sent, feed, own, suggested, profile } = setUp(() =>
      Response.json({ muted: true }),
    );
    const muted = wantMuted(client, saul, true);
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

  it("brings them back where it fails", async () => {
    const { client, feed, suggested, profile } = setUp(down);
    await wantMuted(client, saul, true);
    expect([feed(), suggested()]).toEqual([
      ["saul", "david"],
      ["saul", "ruth"],
    ]);
    expect(profile()?.isMuted).toBe(false);
    expect(failureToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to mute. Please try again.",
    );
  });
});

describe("wantBlocked", () => {
  it("takes a person from every list at once, and what is kept of them after", async () => {
    const { client, feed, own, profile } = setUp(() =>
      Response.json({ blocked: true }),
    );
    const blocked = wantBlocked(client, saul, true);
    expect([feed(), own()]).toEqual([["david"], []]);
    expect(profile()?.isBlocked).toBe(true);
    await blocked;
    expect(client.getQueryData<Post>(postKeys.one("saul"))).toBeUndefined();
    expect(own()).toBeUndefined();
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Blocked @saul",
      description: "You no longer see each other.",
      variant: "success",
    });
  });

  it("is done where they are gone already", async () => {
    const { client, feed } = setUp(() => new Response("", { status: 404 }));
    await wantBlocked(client, saul, true);
    expect(feed()).toEqual(["david"]);
    expect(failureToast).not.toHaveBeenCalled();
  });

  it("brings them back where it fails", async () => {
    const { client, feed, profile } = setUp(down);
    await wantBlocked(client, saul, true);
    expect(feed()).toEqual(["saul", "david"]);
    expect(profile()?.isBlocked).toBe(false);
    expect(failureToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to block. Please try again.",
    );
  });

  it.each([
    ["lets them go from the list of the blocked", 200, ["doeg"]],
    ["keeps them there where it fails", 500, ["saul", "doeg"]],
  ])("undone, %s", async (_, status, expected) => {
    const { client } = setUp(() =>
      Response.json({ blocked: false }, { status }),
    );
    const key = userKeys.hidden("blocked");
    const names = () =>
      client
        .getQueryData<Pages<UserSummary>>(key)
        ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
    client.setQueryData(key, pagesOf(["saul", "doeg"].map(person)));
    const unblocked = wantBlocked(client, saul, false);
    expect(names()).toEqual(["doeg"]);
    await unblocked;
    expect(names()).toEqual(expected);
    if (status === 200) {
      expect(toast).toHaveBeenCalledExactlyOnceWith({
        title: "Unblocked @saul",
        variant: "success",
      });
    } else {
      expect(failureToast).toHaveBeenCalledExactlyOnceWith(
        "Failed to unblock. Please try again.",
      );
    }
  });
});
