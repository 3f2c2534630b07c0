import { describe, expect, it } from "vitest";
import {
  emptyPeopleSentence,
  profileTabHref,
  profileTabOf,
  profileTabs,
} from "./profile-tab";

describe("the tabs of a profile", () => {
  it("are named by the address, which leads back to them", () => {
    for (const { slug } of profileTabs) {
      expect(profileTabOf(profileTabHref(slug))).toBe(slug);
    }
    expect(profileTabOf("")).toBe("posts");
    expect(profileTabOf("?tab=nonsense&tab=following")).toBe("posts");
  });

  it("say in the specification's words that they are empty", () => {
    expect(emptyPeopleSentence("followers", true)).toBe(
      "You don't have any followers yet.",
    );
    expect(emptyPeopleSentence("followers", false)).toBe(
      "This user doesn't have any followers yet.",
    );
    expect(emptyPeopleSentence("following", true)).toBe(
      "You're not following anyone yet.",
    );
    expect(emptyPeopleSentence("following", false)).toBe(
      "This user isn't following anyone yet.",
    );
  });
});
