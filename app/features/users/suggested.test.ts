import { describe, expect, it } from "vitest";
import {
  offsetOfBlock,
  suggestedMax,
  suggestedOffsetMax,
  windowAt,
  worthSuggesting,
} from "./suggested";
import type { SuggestedUser } from "./user";

function person(id: string, isFollowing = false): SuggestedUser {
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

function idsOf(users: SuggestedUser[]): string[] {
  return worthSuggesting(users).map(({ id }) => id);
}

describe("worthSuggesting", () => {
  it("names nobody twice", () => {
    expect(idsOf([person("ruth"), person("boaz"), person("ruth")])).toEqual([
      "ruth",
      "boaz",
    ]);
  });
  it("leaves out who is followed already", () => {
    expect(idsOf([person("ruth", true), person("boaz")])).toEqual(["boaz"]);
  });
  it("names five at most, in their order", () => {
    const users = ["a", "b", "c", "d", "e", "f"].map((id) => person(id));
    expect(idsOf(users)).toEqual(["a", "b", "c", "d", "e"]);
  });
});

describe("windowAt", () => {
  it("finds every place once, whatever the block it is in", () => {
    const places: number[] = [];
    for (let offset = 0; offset <= suggestedOffsetMax; offset += suggestedMax) {
      const { start, size, skip } = windowAt(offset);
      expect(skip + suggestedMax).toBeLessThanOrEqual(size);
      for (let at = 0; at < suggestedMax; at++) places.push(start + skip + at);
    }
    expect(places).toEqual(places.map((_, at) => at));
  });
});

it("goes round again where the server's last offset is passed", () => {
  expect([0, 1, 10, 11, 12].map(offsetOfBlock)).toEqual([0, 5, 50, 0, 5]);
});
