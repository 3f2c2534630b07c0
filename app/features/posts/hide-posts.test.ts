import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { hidePostsOf } from "./hide-posts";
import { postKeys } from "./post.queries";
import type { PostPages } from "./post.queries";
import { aPost } from "../../../tests/helpers/a-post";

/** Ids sort as their posts do, the newest first. */
const post = (id: string, userId: string) =>
  aPost({ id, userId, user: { ...aPost().user, id: userId } });

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
  client.setQueryData(postKeys.ofUser("saul"), {
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
    own: () => ids(postKeys.ofUser("saul")),
  };
}

it("takes a person's posts out of every list but those spared, and puts back what was there", () => {
  const { client, pages, feed, own } = setUp();
  const undo = hidePostsOf(client, "saul", [postKeys.ofUser("saul")]);
  expect(feed()).toEqual(["4", "2"]);
  expect(own()).toEqual(["5", "3"]);
  undo();
  expect(client.getQueryData(postKeys.feed("all"))).toEqual(pages);
});

it("puts each back at its place in a list that has changed meanwhile", () => {
  const { client, feed, own } = setUp();
  const undo = hidePostsOf(client, "saul");
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

it("leaves alone what he has no part in", () => {
  const { client, pages, feed } = setUp();
  hidePostsOf(client, "jonathan")();
  expect(client.getQueryData(postKeys.feed("all"))).toBe(pages);
  expect(feed()).toHaveLength(4);
});
