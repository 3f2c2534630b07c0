// @vitest-environment jsdom
import { QueryClient, type InfiniteData } from "@tanstack/react-query";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { toggleFollow } from "./follow.queries";
import { filterSuggestions } from "./suggested";
import type { ListedUser, Profile, SuggestedUser } from "./user";
import { userKeys } from "./user-keys";

vi.mock("~/ui/toast-store", () => ({
  toast: vi.fn(),
  errorToast: vi.fn(),
}));

function createUser(id: string): SuggestedUser {
  return {
    id,
    username: id,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    email: null,
    isFollowing: false,
  };
}

const profile: Profile = {
  ...createUser("boaz"),
  bio: null,
  banner: "hills",
  createdAt: "2026-01-01T00:00:00.000Z",
  isRequested: false,
  approvesFollowers: false,
  totalRequests: 0,
  isDemo: false,
  isMuted: false,
  isBlocked: false,
  totalPosts: 0,
  totalFollowers: 7,
  totalFollowing: 0,
};

function setUp(respond: () => Promise<Response>) {
  const fetchMock = vi.fn<typeof fetch>(respond);
  vi.stubGlobal("fetch", fetchMock);
  const client = new QueryClient();
  client.setQueryData(
    userKeys.suggestedAt(0),
    ["ruth", "boaz", "obed"].map(createUser),
  );
  client.setQueryData(userKeys.profile("boaz"), profile);
  client.setQueryData([urls.api.currentUser], { id: "naomi" });
  client.setQueryData(userKeys.profile("naomi"), {
    ...profile,
    id: "naomi",
    totalFollowing: 2,
  });
  client.setQueryData(userKeys.people("followers", "naomi"), {
    pages: [{ items: ["ruth", "boaz"].map(createUser), next: null }],
    pageParams: [null],
  });
  return {
    client,
    fetchMock,
    setFollow: (desired: boolean) => {
      void toggleFollow(client, "boaz", desired, {
        failure: "Failed to update follow status",
      });
    },
    suggested: () =>
      filterSuggestions(
        client.getQueryData<SuggestedUser[]>(userKeys.suggestedAt(0)) ?? [],
      ).map(({ id }) => id),
    profile: () => client.getQueryData<Profile>(userKeys.profile("boaz")),
    ownCount: () =>
      client.getQueryData<Profile>(userKeys.profile("naomi"))?.totalFollowing,
    listed: () =>
      client
        .getQueryData<InfiniteData<Page<ListedUser>>>(
          userKeys.people("followers", "naomi"),
        )
        ?.pages[0]?.items.filter(({ isFollowing }) => isFollowing)
        .map(({ id }) => id),
  };
}

const followed = () =>
  Promise.resolve(
    Response.json({ following: true, isFollowing: true, requested: false }),
  );
const requested = () =>
  Promise.resolve(
    Response.json({ following: false, isFollowing: false, requested: true }),
  );
const failed = () => Promise.resolve(new Response("no", { status: 500 }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
  vi.mocked(errorToast).mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Waits until all requests and their effects are done. */
function settled(): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );
}

describe("toggleFollow", () => {
  it("removes the user from the suggestions before the response", async () => {
    let respond = () => {};
    const pending = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const { setFollow, suggested, profile, listed, ownCount } = setUp(() =>
      pending.then(followed),
    );
    setFollow(true);
    await settled();
    expect(suggested()).toEqual(["ruth", "obed"]);
    expect(profile()).toMatchObject({ isFollowing: true, totalFollowers: 8 });
    expect(listed()).toEqual(["boaz"]);
    expect(ownCount()).toBe(3);
    respond();
    await settled();
  });

  it("sends the desired state, shows a toast and refetches the lists", async () => {
    const { setFollow, client, fetchMock } = setUp(followed);
    const invalidate = vi.spyOn(client, "invalidateQueries");
    setFollow(true);
    await settled();
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/users/boaz/follow");
    expect(fetchMock.mock.calls[0]?.[1]?.body).toBe('{"desired":true}');
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Success",
      description: "You are now following this user",
      variant: "success",
    });
    expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      userKeys.suggested,
      userKeys.people("followers", "boaz"),
      userKeys.profiles,
      userKeys.people("following", "naomi"),
    ]);
  });

  it("restores the user at the same index if the request fails", async () => {
    const { setFollow, suggested, profile, listed, ownCount } = setUp(failed);
    setFollow(true);
    await settled();
    expect(listed()).toEqual([]);
    expect(ownCount()).toBe(2);
    expect(suggested()).toEqual(["ruth", "boaz", "obed"]);
    expect(profile()).toMatchObject({ isFollowing: false, totalFollowers: 7 });
    expect(errorToast).toHaveBeenCalledExactlyOnceWith(
      "Failed to update follow status",
    );
  });

  it("updates the author of their posts", async () => {
    const { setFollow, client } = setUp(followed);
    const posts = ["boaz", "ruth"].map((userId) => ({
      userId,
      isFollowingAuthor: false,
    }));
    client.setQueryData(["posts", "list"], posts);
    setFollow(true);
    await settled();
    expect(client.getQueryData(["posts", "list"])).toEqual([
      { userId: "boaz", isFollowingAuthor: true },
      posts[1],
    ]);
  });

  it("changes to a request without counting if the response says so", async () => {
    const { setFollow, suggested, profile, ownCount } = setUp(requested);
    setFollow(true);
    await settled();
    expect(profile()).toMatchObject({
      isFollowing: false,
      isRequested: true,
      totalFollowers: 7,
    });
    expect(ownCount()).toBe(2);
    expect(suggested()).toEqual(["ruth", "obed"]);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: "Request sent" }),
    );
  });
});
