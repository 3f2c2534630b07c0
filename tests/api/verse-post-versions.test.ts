import { expect, it } from "vitest";
import { urls } from "~/shared/urls";
import type { Post } from "~/features/posts/post";
import { newPerson } from "../helpers/seeds";

it.each([
  ["KJV", "Jesus wept."],
  ["WEB", "Jesus wept."],
  ["RV1909", "Y lloró Jesús."],
])("a verse post quotes the %s", async (version, text) => {
  const { client } = await newPerson();
  const response = await client.post(urls.api.posts(), {
    type: "verse",
    content: "",
    verseData: { version, book: "John", chapter: 11, verse: 35 },
  });
  const { verseData } = await response.json<Post>();
  expect(verseData).toMatchObject({
    version,
    text,
    layout: { reference: `John 11:35 (${version})` },
  });
});
