import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { v7 } from "uuid";
import { preferenceIds as appPreferenceIds } from "~/features/users/preference";
import { people } from "./content/people.mjs";
import { planDemo, preferenceIds } from "./plan.mjs";

const now = Date.parse("2026-03-10T12:00:00Z");
const week = 7 * 86_400_000;
const rows = planDemo({
  now,
  newId: (at) => v7({ msecs: at }),
  image: (name) => ({ url: `/images/${name}.png`, width: 960, height: 640 }),
  verseText: (...reference) => reference.join(" "),
});
/** @param {string} name */
const table = (name) => rows[name] ?? [];

/**
 * @param {Record<string, unknown>} row
 * @param {...string} columns
 */
const joinColumns = (row, ...columns) =>
  columns.map((column) => String(row[column])).join(" ");

/** @param {unknown} id */
const getUuidTime = (id) =>
  parseInt(String(id).replaceAll("-", "").slice(0, 12), 16);

describe("the demo community", () => {
  it("has twelve users, sixty posts of every kind and many comments", () => {
    expect(table("users")).toHaveLength(12);
    expect(table("posts").length).toBeGreaterThanOrEqual(60);
    expect(table("comments").length).toBeGreaterThan(130);
    expect(new Set(table("posts").map((post) => post["type"]))).toEqual(
      new Set(["text", "image", "video", "prayer", "event", "verse"]),
    );
  });

  it("has users with different preferences, stored as the app's bits", () => {
    expect(preferenceIds).toEqual(appPreferenceIds);
    const bits = table("users").map((user) => Number(user["preferenceBits"]));
    for (const value of bits) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(256);
    }
    expect(new Set(bits).size).toBeGreaterThan(6);
    for (const { prefers } of Object.values(people)) {
      expect(preferenceIds).toEqual(expect.arrayContaining(prefers));
    }
  });

  it("has an SVG for every image it uses, and no unused ones", () => {
    const listFiles = (/** @type {string} */ folder) =>
      readdirSync(new URL(`images/${folder}`, import.meta.url))
        .map((file) => `/images/${file.replace(/svg$/, "png")}`)
        .sort();
    const listUrls = (
      /** @type {string} */ name,
      /** @type {string} */ column,
    ) => {
      const urls = table(name).map((row) => row[column]);
      return [...new Set(urls)].filter((url) => typeof url === "string").sort();
    };
    expect(listUrls("users", "profileImageUrl")).toEqual(listFiles("people"));
    expect(listUrls("posts", "imageUrl")).toEqual(listFiles("posts"));
  });

  it("has no dates in the future, and posts from the last three weeks", () => {
    for (const list of Object.values(rows)) {
      for (const row of list) {
        if ("createdAt" in row)
          expect(row["createdAt"]).toBeLessThanOrEqual(now);
      }
    }
    for (const post of table("posts")) {
      expect(post["createdAt"]).toBeGreaterThan(now - 3 * week);
    }
  });

  it("creates ids with the time of their row", () => {
    for (const name of ["users", "posts", "comments", "shares"]) {
      for (const row of table(name)) {
        expect(getUuidTime(row["id"])).toBe(row["createdAt"]);
      }
    }
  });

  it("has no duplicate likes, interests or follows, and nobody follows themselves", () => {
    for (const name of ["likes", "interests"]) {
      const pairs = table(name).map((row) =>
        joinColumns(row, "postId", "userId"),
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    }
    const pairs = table("follows").map((row) =>
      joinColumns(row, "followerId", "followeeId"),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const row of table("follows")) {
      expect(row["followerId"]).not.toBe(row["followeeId"]);
    }
  });

  it("has a church and a group, in which only members do something", () => {
    const members = table("group_members").map((row) =>
      joinColumns(row, "groupId", "userId"),
    );
    for (const group of table("groups")) {
      const posts = table("posts").filter(
        (row) => row["groupId"] === group["id"],
      );
      expect(posts.length).toBeGreaterThan(1);
      const ids = posts.map(({ id }) => id);
      const actions = ["comments", "likes", "interests"].flatMap((name) =>
        table(name).filter((row) => ids.includes(row["postId"])),
      );
      for (const { userId } of [...posts, ...actions]) {
        expect(members).toContain(`${String(group["id"])} ${String(userId)}`);
      }
    }
    expect(table("groups").map(({ kind }) => kind)).toEqual([
      "church",
      "group",
    ]);
  });

  it("has valid usernames and bios", () => {
    for (const user of table("users")) {
      expect(user["username"]).toMatch(/^[a-z.]{3,30}$/);
      expect(String(user["bio"]).length).toBeLessThanOrEqual(500);
    }
  });

  it("has upcoming events in several time zones, and a past one", () => {
    const events = table("events");
    const upcoming = events.filter((event) => Number(event["startsAt"]) > now);
    expect(upcoming.length).toBe(events.length - 1);
    expect(
      new Set(events.map((event) => event["timeZone"])).size,
    ).toBeGreaterThan(4);
  });

  it("stores verse posts like the verse generator", () => {
    const card = table("verse_cards")[0];
    const post = table("posts").find((row) => row["id"] === card?.["postId"]);
    expect(post?.["content"]).toBe("Psalm 121:2");
    expect(card?.["text"]).toBe("WEB Psalms 121 2");
    expect(card?.["customization"]).toMatchObject({
      backgroundType: "gradient",
      selectedBackground: 4,
      backgroundOption: { name: "Peaceful Night" },
    });
  });
});
