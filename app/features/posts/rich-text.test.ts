import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { foldText, linkParts } from "./rich-text";

describe("linkParts", () => {
  it("finds addresses and leaves the sentence's own stops alone", () => {
    expect(
      linkParts("See https://example.org/a?b=c. Or (http://example.com)!"),
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
  ])("keeps a bracket of %s that was opened in it", (href, rest) => {
    expect(linkParts(`See ${href}${rest}`)).toEqual([
      { text: "See " },
      { text: href, href },
      { text: rest },
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org",
    "//example.org",
    "https://",
    "xhttps://example.org",
  ])("makes no link of %s", (text) => {
    expect(linkParts(text)).toEqual([{ text }]);
  });

  it.each([
    ["@ann", "ann"],
    ["Thanks, @Ann.Lee_2.", "Ann.Lee_2"],
    ["(@ann)", "ann"],
    ["谢谢@ann！", "ann"],
    ["@ann's", "ann"],
    [`@${"a".repeat(30)}`, "a".repeat(30)],
  ])("finds whom %s names", (text, handle) => {
    const named = linkParts(text).filter(({ href }) => href !== undefined);
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
  ])("finds nobody in %s", (text) => {
    expect(linkParts(text)).toEqual([{ text }]);
  });

  it("leaves an address whole that has a handle in it", () => {
    const href = "https://example.org/@ann?by=@ben";
    expect(linkParts(href)).toEqual([{ text: href, href }]);
  });

  it("loses no character of any text", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl())), (words) => {
        const text = words.join(" ");
        const parts = linkParts(text);
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

describe("foldText", () => {
  it("leaves a short text whole", () => {
    expect(foldText("Rejoice evermore.")).toBeNull();
    expect(foldText("x".repeat(540))).toBeNull();
  });

  it("cuts a long one between words", () => {
    const folded = foldText("blessed ".repeat(200));
    expect(folded).toMatch(/blessed…$/);
    expect(folded?.length).toBeLessThanOrEqual(421);
  });

  it("cuts a tall one after eight lines", () => {
    expect(foldText("amen\n".repeat(40))?.split("\n")).toHaveLength(8);
  });

  it("never ends in half a character", () => {
    expect(foldText(`x${"🕊".repeat(400)}`)).toMatch(/🕊…$/u);
  });
});
