import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { v7 } from "uuid";
import { preferenceIds as idsOfTheApp } from "~/features/users/preference";
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
const pairOf = (row, ...columns) =>
  columns.map((column) => String(row[column])).join(" ");

/** @param {unknown} id */
const timeOf = (id) =>
  parseInt(String(id).replaceAll("-", "").slice(0, 12), 16);

describe("the demo community", () => {
  it("is twelve people, sixty posts of every kind and much talk", () => {
    expect(table("users")).toHaveLength(12);
    expect(table("posts").length).toBeGreaterThanOrEqual(60);
    expect(table("comments").length).toBeGreaterThan(130);
    expect(new Set(table("posts").map((post) => post["type"]))).toEqual(
      new Set(["text", "image", "video", "prayer", "event", "verse"]),
    );
  });

  it("prefers different things, each by the bit that the app reads", () => {
    expect(preferenceIds).toEqual(idsOfTheApp);
    const bits = table("users").map((user) => Number(user["preferenceBits"]));
    for (const some of bits) {
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(256);
    }
    expect(new Set(bits).size).toBeGreaterThan(6);
    for (const { prefers } of Object.values(people)) {
      expect(preferenceIds).toEqual(expect.arrayContaining(prefers));
    }
  });

  it("has a drawing of every person and every picture it names, and no other", () => {
    const drawn = (/** @type {string} */ folder) =>
      readdirSync(new URL(`pictures/${folder}`, import.meta.url))
        .map((file) => `/images/${file.replace(/svg$/, "png")}`)
        .sort();
    const asked = (
      /** @type {string} */ name,
      /** @type {string} */ column,
    ) => {
      const urls = table(name).map((row) => row[column]);
      return [...new Set(urls)].filter((url) => typeof url === "string").sort();
    };
    expect(asked("users", "profileImageUrl")).toEqual(drawn("people"));
    expect(asked("posts", "imageUrl")).toEqual(drawn("posts"));
  });

  it("dates nothing later than now, and posts of the last three weeks", () => {
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

  it("gives every id the time of its row", () => {
    for (const name of ["users", "posts", "comments", "shares"]) {
      for (const row of table(name)) {
        expect(timeOf(row["id"])).toBe(row["createdAt"]);
      }
    }
  });

  it("lets nobody like, follow or mark the same thing twice, or follow themselves", () => {
    for (const name of ["likes", "interests"]) {
      const pairs = table(name).map((row) => pairOf(row, "postId", "userId"));
      expect(new Set(pairs).size).toBe(pairs.length);
    }
    const pairs = table("follows").map((row) =>
      pairOf(row, "followerId", "followeeId"),
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const row of table("follows")) {
      expect(row["followerId"]).not.toBe(row["followeeId"]);
    }
  });

  it("names people as the app would", () => {
    for (const user of table("users")) {
      expect(user["username"]).toMatch(/^[a-z.]{3,30}$/);
      expect(String(user["bio"]).length).toBeLessThanOrEqual(500);
    }
  });

  it("has events to come, in several time zones, and one that is over", () => {
    const events = table("events");
    const coming = events.filter((event) => Number(event["startsAt"]) > now);
    expect(coming.length).toBe(events.length - 1);
    expect(
      new Set(events.map((event) => event["timeZone"])).size,
    ).toBeGreaterThan(4);
  });

  it("writes verse posts as the generator does", () => {
    const card = table("verse_cards")[0];
    const post = table("posts").find((one) => one["id"] === card?.["postId"]);
    expect(post?.["content"]).toBe("Psalm 121:2");
    expect(card?.["text"]).toBe("WEB Psalms 121 2");
    expect(card?.["customization"]).toMatchObject({
      backgroundType: "gradient",
      selectedBackground: 4,
      backgroundOption: { name: "Peaceful Night" },
    });
  });
});
