import { expect, it, vi } from "vitest";
import { toCsvResponse } from "./csv.server";

const app = { now: Date.parse("2026-11-23T10:00:00Z"), requestId: "r" };

/** The line of a row whose columns are a, b, … */
async function toLine(...values: unknown[]): Promise<string> {
  const row = Object.fromEntries(
    values.map((value, i) => ["abcdef".charAt(i), value]),
  );
  const response = toCsvResponse(
    app,
    "users",
    Object.keys(row).join(","),
    { items: [{ ...row, other: "not a column" }], next: null },
    () => Promise.reject(new Error("no more pages")),
  );
  const text = await response.text();
  return text.slice(text.indexOf("\r\n") + 2);
}

it("quotes cells with quotes, commas or line breaks", async () => {
  expect(
    await toLine("plain", 'a "word", two', "two\nlines", 7, null, true),
  ).toBe('plain,"a ""word"", two","two\nlines",7,,true\r\n');
});

it.each([
  ..."=+-@＝＋－＠".split("").map((sign) => `${sign}SUM(A1)`),
  "\tx",
  "\u200e＋1",
  "\rx",
])(
  "prefixes %j with an apostrophe so that no spreadsheet runs it",
  async (text) => {
    expect(await toLine(text)).toContain(`'${text}`);
  },
);

it("leaves numbers unchanged", async () => {
  expect(await toLine(-5)).toBe("-5\r\n");
});

it("downloads all pages below the head", async () => {
  const pages = [
    { items: [{ id: "1", name: "Ann" }], next: "1" },
    { items: [{ id: "2", name: "Bob" }], next: "2" },
    { items: [], next: null },
  ];
  const [first] = pages;
  if (!first) throw new Error("no page");
  const getRows = (cursor: string) =>
    Promise.resolve(pages[Number(cursor)] ?? first);
  const response = toCsvResponse(app, "users", "id,name", first, getRows);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="users-2026-11-23.csv"',
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
    "\ufeffid,name\r\n1,Ann\r\n2,Bob\r\n",
  );
});

it("breaks off if a later page fails to load", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const first = { items: [{ id: "1" }], next: "1" };
  const response = toCsvResponse(app, "users", "id", first, () =>
    Promise.reject(new Error("D1 is down")),
  );
  await expect(response.text()).rejects.toThrow("D1 is down");
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
