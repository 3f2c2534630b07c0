// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { recordViewer, authRefreshKey } from "./last-viewer";

const hasNotified = () => localStorage.getItem(authRefreshKey) !== null;

describe("recordViewer", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("doesn't notify other tabs for a visitor", () => {
    recordViewer(null);
    expect(hasNotified()).toBe(false);
  });

  it("notifies other tabs once of a sign-in", () => {
    recordViewer("ruth");
    expect(hasNotified()).toBe(true);
    localStorage.removeItem(authRefreshKey);
    recordViewer("ruth");
    expect(hasNotified()).toBe(false);
  });

  it.each([[null], ["naomi"]])(
    "notifies other tabs when the viewer changes from ruth to %s",
    (next) => {
      recordViewer("ruth");
      localStorage.removeItem(authRefreshKey);
      recordViewer(next);
      expect(hasNotified()).toBe(true);
    },
  );
});
