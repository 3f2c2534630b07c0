import { expect, it } from "vitest";
import { csvLine } from "./csv";

it("quotes what has to be quoted", () => {
  expect(csvLine(["plain", 'a "word", two', "two\nlines", 7, null, true])).toBe(
    'plain,"a ""word"", two","two\nlines",7,,true\r\n',
  );
});

it.each([
  ..."=+-@＝＋－＠".split("").map((sign) => `${sign}SUM(A1)`),
  "\tx",
  "\u200e＋1",
  "\rx",
])("does not let a spreadsheet run %j", (text) => {
  expect(csvLine([text])).toContain(`'${text}`);
});

it("leaves numbers as they are", () => {
  expect(csvLine([-5])).toBe("-5\r\n");
});
