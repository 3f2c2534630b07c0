import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import type { ApiClient } from "./api-client";
import { fetchOpenApi, listCalls } from "./openapi";
import { siteUrl } from "./site";

export const noId = newId(0);

/**
 * Times, request ids and the build's nonces differ from call to call, and the counts of daily content, which are cached
 * for a minute, may still change after an earlier test file.
 */
const normalize = (text: string) =>
  text
    .replaceAll(/"likesCount"[:,]\d+,"sharesCount"[:,]\d+/g, "")
    .replaceAll(/"at":\d+|"now",\d+,|\b1[678]\d{11}\b/g, "")
    .replaceAll(/posted (now|\d+\w ago)/g, "")
    .replaceAll(/nonce="[^"]*"/g, "");

/** The paths of all operations that read, with their parameters in braces. */
export async function listReadPaths(): Promise<string[]> {
  return listCalls(await fetchOpenApi())
    .filter(({ method, path }) => method === "GET" && !path.includes("/export"))
    .map(({ path }) => path);
}

const fillPath = (path: string, ids: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? noId);

/** What each path answers. An event's own operations take `eventId`. */
export async function crawl(
  client: ApiClient,
  paths: readonly string[],
  { eventId = noId, ...ids }: Record<string, string>,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) {
    const own = /interest/.test(path) ? { ...ids, postId: eventId } : ids;
    const response = await client.get(fillPath(path, own));
    const link = response.headers.get("link") ?? "";
    const text = normalize(await response.text());
    answers.set(path, `${response.status} ${link} ${text}`);
  }
  return answers;
}

/** The paths whose answers differ, with the text around the first difference. A diff of whole pages would be unreadable. */
export function listChanges(
  before: readonly Map<string, string>[],
  after: readonly Map<string, string>[],
): string[] {
  return after.flatMap((answers, client) =>
    [...answers].flatMap(([path, answer]) => {
      const old = before[client]?.get(path) ?? "";
      if (answer === old) return [];
      let at = 0;
      while (answer[at] === old[at]) at += 1;
      const [from, to] = [Math.max(0, at - 80), at + 80];
      return `${path} (client ${client}): ${old.slice(from, to)} → ${answer.slice(from, to)}`;
    }),
  );
}

/** What a post's own addresses answer, without its id. */
export async function crawlPost(
  client: ApiClient,
  paths: readonly string[],
  postId: string,
): Promise<string[]> {
  const own = [
    ...paths.filter((path) => path.includes("{postId}")),
    decodeURIComponent(urls.post("{postId}")),
    "/post/{postId}.data",
    "/post/{postId}/preview.png",
    "/post/{postId}/thumbnail.jpg",
    "/post/{postId}/event.ics",
    `/oembed?url=${encodeURIComponent(`${siteUrl}/post/`)}{postId}`,
  ];
  const answers: string[] = [];
  for (const path of own) {
    const response = await client.get(fillPath(path, { postId }));
    const text = normalize(await response.text()).replaceAll(postId, "id");
    answers.push(`${path} ${response.status} ${text}`);
  }
  return answers;
}
