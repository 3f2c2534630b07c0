// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "~/ui/toast-store";
import { useFollow, userKeys } from "./follow.queries";
import type { Profile, SuggestedUser } from "./user";

vi.mock("~/ui/toast-store", () => ({ toast: vi.fn() }));

function person(id: string): SuggestedUser {
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
  ...person("boaz"),
  bio: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  isDemo: false,
  totalPosts: 0,
  totalFollowers: 7,
  totalFollowing: 0,
};

function setUp(answer: () => Promise<Response>) {
  const sent = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", sent);
  const client = new QueryClient();
  client.setQueryData(userKeys.suggested, ["ruth", "boaz", "obed"].map(person));
  client.setQueryData(userKeys.profile("boaz"), profile);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => useFollow({ failure: "Failed to update follow status" }),
    { wrapper },
  );
  return {
    client,
    sent,
    hook: result,
    suggested: () =>
      client
        .getQueryData<SuggestedUser[]>(userKeys.suggested)
        ?.map(({ id }) => id),
    profile: () => client.getQueryData<Profile>(userKeys.profile("boaz")),
  };
}

const followed = () =>
  Promise.resolve(Response.json({ following: true, isFollowing: true }));
const failed = () => Promise.resolve(new Response("no", { status: 500 }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("useFollow", () => {
  it("takes the person from the suggestions before the answer is there", async () => {
    const { hook, suggested, profile } = setUp(
      () => new Promise(() => undefined),
    );
    act(() => {
      hook.current.mutate({ userId: "boaz", follow: true });
    });
    await waitFor(() => {
      expect(suggested()).toEqual(["ruth", "obed"]);
    });
    expect(profile()).toMatchObject({ isFollowing: true, totalFollowers: 8 });
  });

  it("sends the wanted state, says so, and asks for the lists anew", async () => {
    const { hook, client, sent } = setUp(followed);
    const invalidate = vi.spyOn(client, "invalidateQueries");
    await act(() => hook.current.mutateAsync({ userId: "boaz", follow: true }));
    expect(sent.mock.calls[0]?.[0]).toBe("/api/users/boaz/follow");
    expect(sent.mock.calls[0]?.[1]?.body).toBe('{"desired":true}');
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Success",
      description: "You are now following this user",
      variant: "success",
    });
    expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
      userKeys.suggested,
      userKeys.following,
      userKeys.profiles,
    ]);
  });

  it("brings the person back to the same place if the call fails", async () => {
    const { hook, suggested, profile } = setUp(failed);
    await act(() =>
      hook.current
        .mutateAsync({ userId: "boaz", follow: true })
        .catch(() => undefined),
    );
    expect(suggested()).toEqual(["ruth", "boaz", "obed"]);
    expect(profile()).toMatchObject({ isFollowing: false, totalFollowers: 7 });
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: "Error",
      description: "Failed to update follow status",
      variant: "destructive",
    });
  });

  it("lets go of nobody else when one of two calls fails", async () => {
    let calls = 0;
    const { hook, suggested } = setUp(() =>
      ++calls === 1 ? failed() : followed(),
    );
    await act(() =>
      Promise.allSettled([
        hook.current.mutateAsync({ userId: "boaz", follow: true }),
        hook.current.mutateAsync({ userId: "ruth", follow: true }),
      ]),
    );
    expect(suggested()).toContain("boaz");
    expect(suggested()).not.toContain("ruth");
  });
});
