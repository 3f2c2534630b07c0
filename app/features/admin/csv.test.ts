import { expect, it } from "vitest";
import { csvLine } from "./csv.server";

it("quotes cells with quotes, commas or line breaks", () => {
  expect(csvLine(["plain", 'a "word", two', "two\nlines", 7, null, true])).toBe(
    'plain,"a ""word"", two","two\nlines",7,,true\r\n',
  );
});

it.each([
  ..."=+-@＝＋－＠".split("").map((sign) => `${sign}SUM(A1)`),
  "\tx",
  "\u200e＋1",
  "\rx",
])("prefixes %j with an apostrophe so that no spreadsheet runs it", (text) => {
  expect(csvLine([text])).toContain(`'${text}`);
});

it("leaves numbers unchanged", () => {
  expect(csvLine([-5])).toBe("-5\r\n");
});
