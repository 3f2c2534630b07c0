import { describe, expect, it } from "vitest";
import {
  emptyPeopleText,
  profileTabHref,
  parseProfileTab,
  profileTabs,
} from "./profile-tab";

describe("profile tabs", () => {
  it("round-trip through the URL", () => {
    for (const { slug } of profileTabs) {
      expect(parseProfileTab(profileTabHref(slug))).toBe(slug);
    }
    expect(parseProfileTab("")).toBe("posts");
    expect(parseProfileTab("?tab=nonsense&tab=following")).toBe("posts");
  });

  it("have an empty message for the viewer and for others", () => {
    expect(emptyPeopleText("followers", true)).toBe(
      "You don't have any followers yet.",
    );
    expect(emptyPeopleText("followers", false)).toBe(
      "This user doesn't have any followers yet.",
    );
    expect(emptyPeopleText("following", true)).toBe(
      "You're not following anyone yet.",
    );
    expect(emptyPeopleText("following", false)).toBe(
      "This user isn't following anyone yet.",
    );
  });
});
