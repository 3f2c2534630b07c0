import { describe, expect, it } from "vitest";
import { clearedAddress } from "./viewer.queries";

const site = "https://site.example";

describe("clearedAddress", () => {
  it.each([
    ["/home?refresh=1", "/home"],
    ["/?auth=success&tab=events#x", "/?tab=events#x"],
    ["/home?refresh&auth", "/home"],
  ])("makes %s into %s", (address, cleared) => {
    expect(clearedAddress(`${site}${address}`)).toBe(cleared);
  });

  it.each(["/", "/home?tab=events", "/bible?q=refresh"])(
    "leaves %s alone",
    (address) => {
      expect(clearedAddress(`${site}${address}`)).toBeNull();
    },
  );
});
