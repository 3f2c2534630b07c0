import { expect, type Page } from "@playwright/test";
import type { Group, NewGroup } from "../../app/features/groups/group";
import { urls } from "../../app/shared/urls";
import { unique } from "./feed";

/** Sends a request as the page's user and returns the response. */
export async function callApi<Result>(
  page: Page,
  path: string,
  data: unknown,
): Promise<Result> {
  const response = await page.request.post(path, {
    data,
    headers: { "sec-fetch-site": "same-origin" },
  });
  const text = await response.text();
  expect(response.ok(), text).toBe(true);
  return JSON.parse(text || "null") as Result;
}

/** Creates a group through the API, by default by approval; the page's user owns it. */
export async function createGroup(page: Page, fields: Partial<NewGroup> = {}) {
  const name = unique("House group");
  const chosen = name.toLowerCase().replaceAll(" ", "-");
  const { slug } = await callApi<Group>(page, urls.api.groups(), {
    ...{ name, kind: "group", joinPolicy: "approval", about: "On Tuesdays" },
    ...(fields.joinPolicy !== "hidden" && { slug: chosen }),
    ...fields,
  });
  return { name, slug, path: urls.group(slug) };
}

export const setMembership = (page: Page, slug: string, desired: boolean) =>
  callApi(page, urls.api.group(slug, "/membership"), { desired });
