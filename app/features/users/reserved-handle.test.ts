import { describe, expect, it } from "vitest";
import { isReservedHandle } from "./reserved-handle";

describe("isReservedHandle", () => {
  it.each([
    "admin",
    "ad.min_1",
    "owner",
    "root",
    "security_1",
    "support",
    "selah",
    "selah_support",
    "team.selah",
    "0wner",
    "m0d3rat0r",
    "5e1ah",
    "www",
    "user_7",
    "users",
    "security.team",
    "admin_support",
    "admin.selah.team",
    "the.owner",
    "real_admin",
    "the.real.selah",
  ])("reserves %s", (handle) => {
    expect(isReservedHandle(handle, "Selah")).toBe(true);
  });

  it.each([
    "ruth",
    "administering",
    "selah_choir",
    "helpful",
    "st.paul",
    "316",
    "jesus",
    "theresa",
    "theodore",
    "the.real.ruth",
    "realm",
  ])("allows %s", (handle) => {
    expect(isReservedHandle(handle, "Selah")).toBe(false);
  });

  it("ignores a product name without Latin letters", () => {
    expect(isReservedHandle("ruth", "日本")).toBe(false);
  });
});
