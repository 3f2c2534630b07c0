// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { notePresence, refreshKey } from "./presence";

const asked = () => localStorage.getItem(refreshKey) !== null;

describe("notePresence", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("asks nobody while a visitor stays a visitor", () => {
    notePresence(null);
    expect(asked()).toBe(false);
  });

  it("tells of a sign-in once", () => {
    notePresence("ruth");
    expect(asked()).toBe(true);
    localStorage.removeItem(refreshKey);
    notePresence("ruth");
    expect(asked()).toBe(false);
  });

  it.each([[null], ["naomi"]])("tells when %s comes after ruth", (next) => {
    notePresence("ruth");
    localStorage.removeItem(refreshKey);
    notePresence(next);
    expect(asked()).toBe(true);
  });
});
