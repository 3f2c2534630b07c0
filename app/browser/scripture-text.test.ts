// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { onCopy, quotationIn } from "./scripture-text";

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

const place = () =>
  document.querySelector<HTMLElement>("[data-scripture]") ?? document.body;

it("holds words alone, in their paragraphs and lines, and the place they are from", () => {
  expect(quotationIn(place())).toEqual({
    words:
      "In the beginning. It was dark.\n\nLight!\nOne line,\nand another.\n\nA new stanza.",
    reference: "John 3:1–5 (WEB)",
  });
});

it("is what is marked, where something is", () => {
  for (const n of [1, 3]) {
    const said = document.querySelector(`[data-verse="${n}"]`);
    said?.appendChild(document.createElement("mark"));
  }
  expect(quotationIn(place())).toEqual({
    words: "In the beginning.\n\nLight!",
    reference: "John 3:1, 3 (WEB)",
  });
});

it("is what was selected, from within one verse into another", () => {
  const range = document.createRange();
  const dark = document.querySelector("i")?.firstChild ?? document;
  const light = document.querySelector('[data-verse="3"]')?.lastChild;
  range.setStart(dark, 2);
  range.setEnd(light ?? document, 3);
  expect(quotationIn(place(), range)).toEqual({
    words: "rk.\n\nLig",
    reference: "John 3:2–3 (WEB)",
  });
});

it("is nothing where only a number was selected", () => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector("sup") ?? document);
  expect(quotationIn(place(), range)).toBeNull();
});

/** What is copied while all of `of` is selected. */
function copied(of: Node | null | undefined): unknown {
  const setData = vi.fn();
  const event = Object.assign(new Event("copy"), {
    clipboardData: { setData },
  });
  getSelection()?.selectAllChildren(of ?? document);
  onCopy(event as unknown as ClipboardEvent);
  return setData.mock.calls[0]?.[1];
}

it("leaves the number out of a single word too, and takes the text where all of the page is marked", () => {
  expect(copied(document.querySelector('[data-verse="3"]'))).toBe("Light!");
  expect(copied(document.body)).toMatch(
    /^In the beginning[^]*stanza\.\nJohn 3:1–5 \(WEB\)$/,
  );
});
