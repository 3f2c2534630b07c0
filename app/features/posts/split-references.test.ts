import { expect, it } from "vitest";
import { versions } from "~/features/bible/versions";
import { splitText } from "./rich-text";
import { splitReferences } from "./split-references";

const split = (text: string) =>
  splitText(text, splitReferences).map(({ text, href }) =>
    href === undefined ? text : { text, href },
  );

it.each([
  ["John 3:16", "/bible/kjv/john/3/16"],
  ["1 Corinthians 13:4–7", "/bible/kjv/1-corinthians/13/4-7"],
  ["Psalm 23:1, 4 (WEB)", "/bible/web/psalms/23/1,4"],
  ["1 Cor. 13:4", "/bible/kjv/1-corinthians/13/4"],
  ["WEB John 1:1", "/bible/web/john/1/1"],
  ["Romans 14:24 (WEB)", "/bible/web/romans/14/24"],
  ["Isaías 40:31", "/bible/kjv/isaiah/40/31"],
  ["Genesis 1:1-2:3", "/bible?q=Genesis+1%3A1-2%3A3"],
  ["WEB Gen 1:1-2:3", "/bible?q=WEB+Gen+1%3A1-2%3A3"],
  ...versions.map(
    ({ id, slug }) =>
      [`Mt 5:3 (${id})`, `/bible/${slug}/matthew/5/3`] as [string, string],
  ),
])("links %s", (text, href) => {
  expect(split(`See ${text}, and rest.`)).toEqual([
    "See ",
    { text, href },
    ", and rest.",
  ]);
  expect(split(text)).toEqual([{ text, href }]);
});

it.each([
  "Mark 3",
  "John 3:99",
  "Romans 14:24",
  "Mark 3:15 pm",
  "At 3:16 John came",
  "Eljohn 3:16",
  "example.org/John 3:16",
  "John 3:16@example.org",
  "me@John 3:16",
  "#John 3:16",
])("finds no reference in %j", (text) => {
  expect(split(text)).toEqual([text]);
});

const john = { text: "John 3:16", href: "/bible/kjv/john/3/16" };

it.each([
  [
    "@ann John 3:16@ben",
    [{ text: "@ann", href: "/profile/%40ann" }, " John 3:16@ben"],
  ],
  [
    "@ann, John 3:16: @ben!",
    [
      { text: "@ann", href: "/profile/%40ann" },
      ", ",
      john,
      ": ",
      { text: "@ben", href: "/profile/%40ben" },
      "!",
    ],
  ],
  [
    "https://example.org/john/3:16?q=John%203:16 John 3:16",
    [
      {
        text: "https://example.org/john/3:16?q=John%203:16",
        href: "https://example.org/john/3:16?q=John%203:16",
      },
      " ",
      john,
    ],
  ],
  ["(John 3:16)\n", ["(", john, ")\n"]],
  ["قال يسوع John 3:16، آمين", ["قال يسوع ", john, "، آمين"]],
  ["\u2067John 3:16\u2069", ["\u2067", john, "\u2069"]],
])("splits %j into mentions, links and references", (text, parts) => {
  expect(split(text)).toEqual(parts);
});

it("links a second range across chapters to a list with the name of its book", () => {
  expect(split("Ps 23:1; 24:3-25:2").at(-1)).toEqual({
    text: "24:3-25:2",
    href: "/bible?q=Ps+24%3A3-25%3A2",
  });
});

it.each([
  "John 3:16 ",
  "1 John 1:9, ",
  "Song of Song of ",
  "John John ",
  "1 1 1 1 ",
  "3:16, 18-20, ",
  "www.a",
  "www.a.",
  "www.a(",
  "https://a.(",
  "@a.b",
  "a@",
  "((((",
])("splits 5,000 characters of %j without backtracking", (unit) => {
  const text = unit.repeat(5000 / unit.length);
  const start = performance.now();
  const parts = splitText(text, splitReferences);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  // Usually below 10 ms. A quadratic pattern would take over a second.
  expect(performance.now() - start).toBeLessThan(300);
});
