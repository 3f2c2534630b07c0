import { QueryClient } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import { toggleInterest, toggleLike } from "./card-acts";
import type { CardAct } from "./card-acts";

const drawn = {
  id: "p",
  isLikedByUser: false,
  _count: { likes: 4, comments: 0 },
  eventData: { isInterested: false, interestsCount: 2 },
} as Post;

/** A card that is not drawn anew between the presses, as before this code has come. */
function setUp() {
  const client = new QueryClient();
  client.setQueryData(postKeys.feed("all"), {
    pages: [{ items: [drawn], next: null }],
    pageParams: [null],
  });
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const card: CardAct = { client, post: drawn, productName: "Site" };
  const shown = () =>
    client.getQueryData<{ pages: { items: Post[] }[] }>(postKeys.feed("all"))
      ?.pages[0]?.items[0];
  return { card, shown };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("presses on a card as it was first drawn", () => {
  it("turn the heart over, one after the other", () => {
    const { card, shown } = setUp();
    toggleLike(card);
    expect(shown()?.isLikedByUser).toBe(true);
    toggleLike(card);
    expect(shown()).toMatchObject({
      isLikedByUser: false,
      _count: { likes: 4 },
    });
    toggleLike(card);
    expect(shown()).toMatchObject({
      isLikedByUser: true,
      _count: { likes: 5 },
    });
  });

  it("turn interest over, one after the other", () => {
    const { card, shown } = setUp();
    for (const isInterested of [true, false, true]) {
      toggleInterest(card);
      expect(shown()?.eventData).toMatchObject({
        isInterested,
        interestsCount: isInterested ? 3 : 2,
      });
    }
  });
});
