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
  urls.verseOfTheDay(undefined, "WEB"),
  urls.prayerOfTheDay(),
  urls.dailyArchive("verse"),
  urls.dailyArchive("prayer"),
  urls.post("nobody-wrote-this"),
  "/nowhere",
])("a visitor's %s has every class it wears", async (path) => {
  const { document } = await loadPage(path);
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")];
  expect(sheets.map((sheet) => sheet.getAttribute("href"))).toEqual([
    expect.stringMatching(/^\/assets\/document-/),
  ]);
  expectStyled(document);
});
