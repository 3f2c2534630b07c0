import { describe, expect, it } from "vitest";
import {
  getSuggestionOffset,
  maxSuggestions,
  maxSuggestionOffset,
  getRankingWindow,
  filterSuggestions,
} from "./suggested";
import type { SuggestedUser } from "./user";

function createUser(id: string, isFollowing = false): SuggestedUser {
  return {
    id,
    username: id,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    email: null,
    isFollowing,
  };
}

function suggestedIds(users: SuggestedUser[]): string[] {
  return filterSuggestions(users).map(({ id }) => id);
}

describe("filterSuggestions", () => {
  it("removes duplicates", () => {
    expect(
      suggestedIds([
        createUser("ruth"),
        createUser("boaz"),
        createUser("ruth"),
      ]),
    ).toEqual(["ruth", "boaz"]);
  });
  it("leaves out users who are already followed", () => {
    expect(
      suggestedIds([createUser("ruth", true), createUser("boaz")]),
    ).toEqual(["boaz"]);
  });
  it("keeps the order and returns five at most", () => {
    const users = ["a", "b", "c", "d", "e", "f"].map((id) => createUser(id));
    expect(suggestedIds(users)).toEqual(["a", "b", "c", "d", "e"]);
  });
});

describe("getRankingWindow", () => {
  it("covers every index exactly once", () => {
    const indexes: number[] = [];
    for (
      let offset = 0;
      offset <= maxSuggestionOffset;
      offset += maxSuggestions
    ) {
      const { start, size, skip } = getRankingWindow(offset);
      expect(skip + maxSuggestions).toBeLessThanOrEqual(size);
      for (let i = 0; i < maxSuggestions; i++) indexes.push(start + skip + i);
    }
    expect(indexes).toEqual(indexes.map((_, index) => index));
  });
});

it("wraps around after the last offset", () => {
  expect([0, 1, 10, 11, 12].map(getSuggestionOffset)).toEqual([0, 5, 50, 0, 5]);
});
