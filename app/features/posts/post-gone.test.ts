// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { renderHook } from "@testing-library/react";
import { ApiError } from "~/browser/api-client";
import { useShownToast } from "~/ui/toast-store";
import { aPost } from "../../../tests/helpers/a-post";
import { leaveIfGone } from "./post-gone";
import { postKeys } from "./post.queries";

const list = [...postKeys.lists, "all"];

function setUp() {
  const client = new QueryClient();
  client.setQueryData(list, {
    pages: [{ items: [aPost({ id: "b" }), aPost({ id: "a" })] }],
    pageParams: [null],
  });
  const ids = () =>
    client
      .getQueryData<{ pages: { items: { id: string }[] }[] }>(list)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id));
  return { client, ids };
}

it("takes a post that is no longer there out of the lists, and says so", () => {
  const { client, ids } = setUp();
  expect(leaveIfGone(client, "b", new ApiError(404, "", null))).toBe(true);
  expect(ids()).toEqual(["a"]);
  expect(renderHook(useShownToast).result.current).toMatchObject({
    title: "Post Not Found",
    variant: "destructive",
  });
});

it.each([new ApiError(503, "", null), new TypeError("Failed to fetch")])(
  "leaves it there after any other failure: %s",
  (error) => {
    const { client, ids } = setUp();
    expect(leaveIfGone(client, "b", error)).toBe(false);
    expect(ids()).toEqual(["b", "a"]);
  },
);
