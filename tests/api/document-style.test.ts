import { expect, it } from "vitest";
import { urls } from "~/shared/urls";
import { expectStyled } from "../helpers/document-style";
import { loadPage } from "../helpers/load-page";

it.each([
  urls.root,
  urls.farewell,
  urls.guidelines,
  urls.privacy,
  urls.terms,
  urls.auth({ problem: "busy" }),
  urls.signOut,
  urls.bible(),
  urls.bible({ q: "Genesis 1:1-2:3" }),
  urls.verseOfTheDay(undefined, "WEB"),
  urls.prayerOfTheDay(),
  urls.dailyArchive("verse"),
  urls.dailyArchive("prayer"),
  urls.post("nobody-wrote-this"),
  urls.game("word-search"),
  "/nowhere",
])("has a style for every class on a visitor's %s", async (path) => {
  const { document } = await loadPage(path);
  const stylesheets = [
    ...document.querySelectorAll("link[rel=stylesheet]:not([media=print])"),
  ];
  expect(
    stylesheets.map((stylesheet) => stylesheet.getAttribute("href")),
  ).toEqual([expect.stringMatching(/^\/assets\/document-/)]);
  expectStyled(document);
});
