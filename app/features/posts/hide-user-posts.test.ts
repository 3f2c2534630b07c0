import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { hideUserPosts } from "./hide-user-posts";
import { postKeys, type PostPages } from "./post.queries";
import { makePost } from "../../../tests/helpers/make-post";

/** Ids sort as their posts do, the newest first. */
const post = (id: string, userId: string) =>
  makePost({ id, userId, user: { ...makePost().user, id: userId } });

function setUp() {
  const client = new QueryClient();
  const first = [post("5", "saul"), post("4", "david")];
  const second = [post("3", "saul"), post("2", "david")];
  const pages: PostPages = {
    pages: [
      { items: first, next: "4" },
      { items: second, next: null },
    ],
    pageParams: [null, "4"],
  };
  client.setQueryData(postKeys.feed("all"), pages);
  client.setQueryData(postKeys.byUser("saul"), {
    pages: [{ items: [post("5", "saul"), post("3", "saul")], next: null }],
    pageParams: [null],
  });
  const ids = (key: readonly string[]) =>
    client
      .getQueryData<PostPages>(key)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return {
    client,
    pages,
    feed: () => ids(postKeys.feed("all")),
    own: () => ids(postKeys.byUser("saul")),
  };
}

it("removes a user's posts from every list except the given ones, and restores them", () => {
  const { client, pages, feed, own } = setUp();
  const undo = hideUserPosts(client, "saul", [postKeys.byUser("saul")]);
  expect(feed()).toEqual(["4", "2"]);
  expect(own()).toEqual(["5", "3"]);
  undo();
  expect(client.getQueryData(postKeys.feed("all"))).toEqual(pages);
});

it("restores each post at its position in a list that has changed", () => {
  const { client, feed, own } = setUp();
  const undo = hideUserPosts(client, "saul");
  expect(own()).toEqual([]);
  client.setQueryData<PostPages>(
    postKeys.feed("all"),
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, i) =>
          i === 0
            ? { ...page, items: [post("6", "david"), ...page.items] }
            : page,
        ),
      },
  );
  undo();
  expect(feed()).toEqual(["6", "5", "4", "3", "2"]);
  expect(own()).toEqual(["5", "3"]);
});

it("doesn't touch lists without posts by the user", () => {
  const { client, pages, feed } = setUp();
  hideUserPosts(client, "jonathan")();
  expect(client.getQueryData(postKeys.feed("all"))).toBe(pages);
  expect(feed()).toHaveLength(4);
});
