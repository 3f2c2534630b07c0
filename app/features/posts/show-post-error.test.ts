// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { renderHook } from "@testing-library/react";
import { ApiError } from "~/client/api-client";
import { useCurrentToast } from "~/ui/toast-store";
import { makePost } from "../../../tests/helpers/make-post";
import { postKeys } from "./post.queries";
import { showPostError } from "./show-post-error";

const list = [...postKeys.lists, "all"];

function setUp() {
  const client = new QueryClient();
  client.setQueryData(list, {
    pages: [{ items: [makePost({ id: "b" }), makePost({ id: "a" })] }],
    pageParams: [null],
  });
  const ids = () =>
    client
      .getQueryData<{ pages: { items: { id: string }[] }[] }>(list)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return { client, ids };
}

it("removes a post that no longer exists from the lists and shows a toast", () => {
  const { client, ids } = setUp();
  showPostError(client, "b", new ApiError(404, "", null), "Failed");
  expect(ids()).toEqual(["a"]);
  expect(renderHook(useCurrentToast).result.current).toMatchObject({
    title: "Post Not Found",
    variant: "destructive",
  });
});

it.each([new ApiError(503, "", null), new TypeError("Failed to fetch")])(
  "keeps the post after any other error: %s",
  (error) => {
    const { client, ids } = setUp();
    showPostError(client, "b", error, "Failed");
    expect(ids()).toEqual(["b", "a"]);
    expect(renderHook(useCurrentToast).result.current).toMatchObject({
      description: "Failed",
    });
  },
);
