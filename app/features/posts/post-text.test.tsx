// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
} from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findBook } from "~/features/bible/canon";
import type { Chapter } from "~/features/bible/chapter";
import * as chapterFetch from "~/features/bible/chapter-fetch";
import { serializePassageCookie } from "~/features/bible/reader-cookies";
import { defaultVersion, findVersion } from "~/features/bible/versions";
import { PostText } from "./post-text";

vi.mock("@remix-run/react", () => import("../../../tests/helpers/plain-link"));

const text = "@ann, read John 3:16,17 at www.example.org.";
const chapter: Chapter = {
  version: "WEB",
  book: "JHN",
  chapter: 3,
  blocks: [
    {
      kind: "prose",
      verses: [
        [15, ["fifteen"]],
        [16, ["For God ", ["j", "so loved"]]],
        [17, ["the <b>world</b>"]],
      ],
    },
  ],
  notes: [],
};

/** Text and address. */
const links = () =>
  [...document.querySelectorAll("a")].map((link) => [
    link.textContent,
    link.getAttribute("href"),
  ]);
const fetchChapter = vi.spyOn(chapterFetch, "fetchChapter");
const web = findVersion("WEB") ?? defaultVersion;

beforeEach(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  fetchChapter.mockResolvedValue(chapter);
  document.cookie =
    serializePassageCookie({
      version: web,
      book: findBook("Job") ?? null,
      chapter: 1,
      verses: null,
    }) ?? "";
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const plainLinks = [
  ["@ann", "/profile/%40ann"],
  ["www.example.org", "https://www.example.org"],
];
const referenceLink = [
  "John 3:16,17",
  "/bible?book=John&chapter=3&verse=16-17&version=WEB#v16",
];

it("links references after hydration, in the version that was read last", async () => {
  const error = vi.spyOn(console, "error");
  const container = document.createElement("div");
  container.innerHTML = renderToString(<PostText text={text} />);
  document.body.appendChild(container);
  expect(links()).toEqual(plainLinks);
  const mention = document.querySelector("a");
  const root = await act(() =>
    hydrateRoot(container, <PostText text={text} />),
  );
  await vi.waitFor(() => {
    expect(links()).toEqual([plainLinks[0], referenceLink, plainLinks[1]]);
  });
  // The focus stays on a link that was there before.
  expect(document.querySelector("a")).toBe(mention);
  expect(error).not.toHaveBeenCalled();
  act(() => {
    root.unmount();
  });
});

it("leads from a range across chapters to the list of both", async () => {
  render(<PostText text="Gen 1:1-2:3" />);
  const link = await screen.findByRole("link", { name: "Gen 1:1-2:3" });
  expect(link.getAttribute("href")).toBe("/bible?q=Gen+1%3A1-2%3A3");
});

it("shows the verses to a mouse, not to a finger", async () => {
  render(<PostText text={text} />);
  const link = await screen.findByRole("link", { name: "John 3:16,17" });
  link.matches = (selector) => selector.includes(":hover");
  fireEvent.pointerEnter(link, { pointerType: "touch" });
  fireEvent.focus(link);
  expect(fetchChapter).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link, { pointerType: "mouse" });
  const card = await screen.findByText(/^For God/);
  // As text: nothing in it becomes an element.
  expect(card.innerHTML).toBe("For God so loved the &lt;b&gt;world&lt;/b&gt;");
  expect(screen.getByText("John 3:16–17 · World English Bible")).toBeTruthy();
  expect(link.getAttribute("aria-describedby")).toBe(card.parentElement?.id);
});

it.each([
  ["the chapter can't be loaded", () => Promise.reject(new TypeError("x"))],
  ["the version lacks the verses", () => Promise.resolve(null)],
])("shows nothing if %s", async (_, load) => {
  fetchChapter.mockImplementation(load);
  render(<PostText text={text} />);
  const link = await screen.findByRole("link", { name: "John 3:16,17" });
  link.matches = () => true;
  fireEvent.focus(link);
  await act(() => Promise.resolve());
  expect(fetchChapter).toHaveBeenCalled();
  expect(screen.queryByText(/World English Bible/)).toBeNull();
});
