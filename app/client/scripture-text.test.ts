// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { formatQuotation, onCopy, getQuotation } from "./scripture-text";

const number = (verse: number) => `<sup><a href="#">${verse}</a></sup>`;
const verse = (n: number, html: string) =>
  `<span data-verse="${n}">${number(n)}${html}</span>`;

beforeEach(() => {
  document.body.innerHTML = `<div data-scripture="John 3" data-version="WEB">
    <p>${verse(1, "In the begin<button>a</button>ning.")} ${verse(2, "It was <i>dark</i>.")}</p>
    <p>${verse(3, "Light!")}</p>
    <p data-line>${verse(4, "One line,")}</p><p data-line><span data-verse="4">and another.</span></p>
    <div></div>
    <p data-line>${verse(5, "A new stanza.")}</p>
  </div>`;
});

const getText = () =>
  document.querySelector<HTMLElement>("[data-scripture]") ?? document.body;

it("returns the text with its paragraphs and lines, and the reference", () => {
  expect(getQuotation(getText())).toEqual({
    text: "In the beginning. It was dark.\n\nLight!\nOne line,\nand another.\n\nA new stanza.",
    reference: "John 3:1–5 (WEB)",
    verses: [1, 2, 3, 4, 5],
  });
});

it("returns only the marked verses", () => {
  for (const n of [1, 3]) {
    const element = document.querySelector(`[data-verse="${n}"]`);
    element?.appendChild(document.createElement("mark"));
  }
  expect(getQuotation(getText())).toEqual({
    text: "In the beginning.\n\nLight!",
    reference: "John 3:1, 3 (WEB)",
    verses: [1, 3],
  });
});

it("returns a selection across verses", () => {
  const range = document.createRange();
  const dark = document.querySelector("i")?.firstChild ?? document;
  const light = document.querySelector('[data-verse="3"]')?.lastChild;
  range.setStart(dark, 2);
  range.setEnd(light ?? document, 3);
  expect(getQuotation(getText(), {}, range)).toEqual({
    text: "rk.\n\nLig",
    reference: "John 3:2–3 (WEB)",
    verses: [2, 3],
  });
});

it("returns null for a selected verse number", () => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("sup") ?? document);
  expect(getQuotation(getText(), {}, range)).toBeNull();
});

it("numbers several verses and adds a link, but doesn't number a single one", () => {
  const options = {
    numbers: true,
    getUrl: (verses: readonly number[]) => `https://site/${verses.join()}`,
  };
  const quote = getQuotation(getText(), options);
  expect(quote && formatQuotation(quote, options)).toBe(
    "1 In the beginning. 2 It was dark.\n\n3 Light!\n4 One line,\nand another.\n\n5 A new stanza.\nJohn 3:1–5 (WEB)\nhttps://site/1,2,3,4,5",
  );
  for (const verse of document.querySelectorAll('[data-verse="4"]')) {
    verse.appendChild(document.createElement("mark"));
  }
  expect(getQuotation(getText(), options)?.text).toBe(
    "One line,\nand another.",
  );
});

/** The text that is copied when `node` is selected. */
function getCopied(node: Node | null | undefined): unknown {
  const setData = vi.fn();
  const event = Object.assign(new Event("copy"), {
    clipboardData: { setData },
  });
  getSelection()?.selectAllChildren(node ?? document);
  onCopy(event as unknown as ClipboardEvent);
  return setData.mock.calls[0]?.[1];
}

it("drops the number of a single word, and copies the text when the whole page is selected", () => {
  expect(getCopied(document.querySelector('[data-verse="3"]'))).toBe("Light!");
  expect(getCopied(document.body)).toMatch(
    /^In the beginning[^]*stanza\.\nJohn 3:1–5 \(WEB\)$/,
  );
});
