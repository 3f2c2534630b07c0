import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { collapseText, splitText } from "./rich-text";

describe("splitText", () => {
  it("finds URLs without the punctuation of the sentence", () => {
    expect(
      splitText("See https://example.org/a?b=c. Or (http://example.com)!"),
    ).toEqual([
      { text: "See " },
      { text: "https://example.org/a?b=c", href: "https://example.org/a?b=c" },
      { text: ". Or (" },
      { text: "http://example.com", href: "http://example.com" },
      { text: ")!" },
    ]);
  });

  it.each([
    ["https://example.org/a_(b)", "."],
    ["https://example.org/a_(b)_[c]", ")!"],
    ["https://example.org/(a)b", ")"],
  ])("keeps a closing bracket of %s that was opened inside", (href, rest) => {
    expect(splitText(`See ${href}${rest}`)).toEqual([
      { text: "See " },
      { text: href, href },
      { text: rest },
    ]);
  });

  it.each([
    ["www.example.org/x", ")."],
    ["www.example.org", "!"],
    ["WWW.Example.org/a_(b)", ""],
    ["www.müller.example:8080/?a=@ann", ","],
  ])("links %s with https", (address, rest) => {
    expect(splitText(`See (${address}${rest}`)).toEqual([
      { text: "See (" },
      { text: address, href: `https://${address}` },
      ...(rest === "" ? [] : [{ text: rest }]),
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org",
    "//example.org",
    "https://",
    "xhttps://example.org",
    "www.",
    "www.example",
    "www..example.org",
    "xwww.example.org",
    "//www.example.org",
    "ann@www.example.org",
    "www.example.org@evil.example",
  ])("doesn't link %s", (text) => {
    expect(splitText(text)).toEqual([{ text }]);
  });

  it.each([
    ["@ann", "ann"],
    ["Thanks, @Ann.Lee_2.", "Ann.Lee_2"],
    ["(@ann)", "ann"],
    ["谢谢@ann！", "ann"],
    ["@ann's", "ann"],
    [`@${"a".repeat(30)}`, "a".repeat(30)],
  ])("finds the mention in %s", (text, handle) => {
    const named = splitText(text).filter(({ href }) => href !== undefined);
    expect(named).toEqual([
      { text: `@${handle}`, href: urls.profile(`@${handle}`) },
    ]);
  });

  it.each([
    "ann@example.org",
    "a.@example.org",
    "a+@example.org",
    "@an",
    "@ ann",
    "@.ann",
    "@@ann",
    "@ann@example.org",
    "/@ann",
    `@${"a".repeat(31)}`,
    "@\ud800",
  ])("finds no mention in %s", (text) => {
    expect(splitText(text)).toEqual([{ text }]);
  });

  it("doesn't split a URL that contains a handle", () => {
    const href = "https://example.org/@ann?by=@ben";
    expect(splitText(href)).toEqual([{ text: href, href }]);
  });

  it("keeps every character", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (words) => {
        const text = words.join(" ");
        const parts = splitText(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const { href } of parts) {
          if (href !== undefined) {
            expect(href).toMatch(/^(https?:\/\/|\/profile\/)/i);
          }
        }
      }),
    );
  });
});

describe("collapseText", () => {
  it("returns null for a short text", () => {
    expect(collapseText("Rejoice evermore.")).toBeNull();
    expect(collapseText("x".repeat(540))).toBeNull();
  });

  it("cuts a long text between words", () => {
    const collapsed = collapseText("blessed ".repeat(200));
    expect(collapsed).toMatch(/blessed…$/);
    expect(collapsed?.length).toBeLessThanOrEqual(421);
  });

  it("cuts after eight lines", () => {
    expect(collapseText("amen\n".repeat(40))?.split("\n")).toHaveLength(8);
  });

  it("never ends in half a character", () => {
    expect(collapseText(`x${"🕊".repeat(400)}`)).toMatch(/🕊…$/u);
  });
});
