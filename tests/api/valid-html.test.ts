import { HtmlValidate } from "html-validate";
import { beforeAll, expect, it } from "vitest";
import { adminViews } from "~/features/admin/admin-page";
import { gameIds } from "~/shared/enums";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { postEveryKind } from "../helpers/full-account";
import { documents, pages } from "../helpers/pages";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import type { SignedIn } from "../helpers/seeds";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

const dailyPages = [
  urls.verseOfTheDay(),
  urls.prayerOfTheDay(),
  "/verse-detail",
  "/prayer-detail",
  urls.dailyArchive("verse"),
  urls.dailyArchive("prayer"),
];

/** The test site keeps one game closed (local-site.ts). */
const openGames = gameIds.filter((id) => id !== "memory");

let users: Record<UserRole, SignedIn>;
let postIds: string[];

beforeAll(async () => {
  users = await newUserPerRole();
  const posts = await postEveryKind(users.member);
  postIds = posts.map(({ id }) => id);
});

/** Loads a page and lists what html-validate's standard rules find in it. */
async function validate(path: string, client: ApiClient): Promise<string[]> {
  const response = await client.get(path);
  expect(response.headers.get("content-type"), path).toMatch(/^text\/html/);
  const report = await validator.validateString(await response.text());
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) =>
        `${path} ${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

async function findErrors(paths: string[], client: ApiClient) {
  const errors = [];
  for (const path of paths) errors.push(...(await validate(path, client)));
  return errors;
}

it("a visitor's pages are valid HTML", async () => {
  const paths = [
    ...documents,
    ...dailyPages,
    ...postIds.map(urls.post),
    urls.profile(users.member.id),
  ];
  expect(await findErrors(paths, new ApiClient())).toEqual([]);
});

it("a member's pages are valid HTML", async () => {
  const paths = [
    ...pages,
    ...dailyPages,
    ...postIds.map(urls.post),
    ...openGames.map((id) => urls.game(id, { day: utcDate(Date.now()) })),
    ...openGames.map((id) => urls.game(id, { seed: 0 })),
  ];
  expect(await findErrors(paths, users.member.client)).toEqual([]);
});

it("an admin's pages are valid HTML", async () => {
  const paths = Object.keys(adminViews).map(
    (view) => `${urls.admin()}?view=${view}`,
  );
  expect(await findErrors(paths, users.power.client)).toEqual([]);
});
