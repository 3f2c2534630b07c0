import { expect, it } from "vitest";
import { wordsShared } from "~/features/pwa/shared";

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
  ["a text that is the link", [null, link, link], link],
  ["a title that the text repeats", ["Read", "Read this", null], "Read this"],
  ["the same said three times", ["Amen", "Amen", "Amen"], "Amen"],
  ["blanks around words", ["  ", "\nAmen ", null], "Amen"],
  ["nothing", [null, null, null], ""],
])("says %s once", (_, parts, words) => {
  expect(wordsShared(...parts)).toBe(words);
});
