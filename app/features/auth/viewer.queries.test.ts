import { describe, expect, it } from "vitest";
import { stripAuthParams } from "./viewer.queries";

const site = "https://site.example";

describe("stripAuthParams", () => {
  it.each([
    ["/home?refresh=1", "/home"],
    ["/?auth=success&tab=events#x", "/?tab=events#x"],
    ["/home?refresh&auth", "/home"],
  ])("makes %s into %s", (path, stripped) => {
    expect(stripAuthParams(`${site}${path}`)).toBe(stripped);
  });

  it.each(["/", "/home?tab=events", "/bible?q=refresh"])(
    "leaves %s alone",
    (path) => {
      expect(stripAuthParams(`${site}${path}`)).toBeNull();
    },
  );
});
