import { expect, it } from "vitest";
import { joinSharedText } from "~/shared/share-target";

const link = "https://example.org/psalm";

it.each([
  [
    "a title, a text and a link",
    ["A psalm", "Read this", link],
    `A psalm\nRead this\n${link}`,
  ],
  [
    "a link that the text ends with",
    ["", `Read this ${link}`, link],
    `Read this ${link}`,
  ],
  ["a text that is the link", ["", link, link], link],
  ["a title that the text repeats", ["Read", "Read this", ""], "Read this"],
  ["the same text three times", ["Amen", "Amen", "Amen"], "Amen"],
  ["spaces around the text", ["  ", "\nAmen ", ""], "Amen"],
  ["nothing", ["", "", ""], ""],
])("joins %s without repetition", (_, parts, expected) => {
  expect(joinSharedText(...parts)).toBe(expected);
});
