import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { urls } from "~/shared/urls";
import type { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { lagMs } from "../helpers/lagging-database";
import { getAnswerId, startLaggingWorld } from "../helpers/lagging-world";
import { fetchOpenApi, listCalls } from "../helpers/openapi";
import { ownWrites, unseenWrites, type OwnWrite } from "../helpers/own-writes";

let world: Awaited<ReturnType<typeof startLaggingWorld>>;
beforeAll(async () => {
  world = await startLaggingWorld();
});
afterAll(async () => {
  console.log(JSON.stringify(counts));
  await world.site.stop();
});

/** For docs/reliability.md. */
const counts = { writes: 0, reads: 0, links: 0 };

function getClient(name: string): ApiClient {
  const person = world.people[name];
  if (!person) throw new Error(`Nobody is called ${name}`);
  return person.client;
}

/** Fills in the placeholders. Other braces are JSON. */
const fill = (text: string) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = world.values[name];
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });

/** Leaves out what differs from request to request, and ids, because the replica has others where SQL makes them. */
const normalize = (text: string) =>
  text
    .replaceAll(/nonce="\w+"/g, "")
    .replaceAll(/\b\d{13}\b/g, "(time)")
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "(id)");

/** What an address shows. The message after a form, which is shown once, is left out. */
async function read(
  client: ApiClient,
  path: string,
  { bookmarks = true } = {},
): Promise<string> {
  const ignored = bookmarks ? /^flash/ : /^(flash|bookmark-)/;
  const cookies = (client.jar.header ?? "").split("; ");
  const cookie = cookies.filter((one) => !ignored.test(one)).join("; ");
  const answer = await client.raw(fill(path), { headers: { cookie } });
  return `${answer.status} ${normalize(await answer.text())}`;
}

const readAll = (
  client: ApiClient,
  paths: string[],
  options?: { bookmarks: boolean },
) => Promise.all(paths.map((path) => read(client, path, options)));

const getLastSegment = (url: unknown) => String(url).replace(/.*\//, "");

function send({ author, isForm, method, path, body }: OwnWrite) {
  const client = getClient(author);
  if (isForm) {
    return client.raw(fill(path), {
      method: "POST",
      headers: {
        origin: client.origin,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: `_method=${method}&${fill(body ?? "")}`,
    });
  }
  const json: unknown = body && JSON.parse(fill(body));
  return client.send(method, fill(path), body ? { body: json } : {});
}

describe("the simulated replica", () => {
  it("lacks a write for two seconds", async () => {
    const naomi = getClient("naomi");
    const post = { type: "text", content: "Almighty" };
    await expectOk(naomi.post(urls.api.posts(), post));
    const list = "/api/users/{naomi}/posts";
    const seesPost = async (options?: { bookmarks: boolean }) =>
      (await read(naomi, list, options)).includes(post.content);
    const { answers } = world.site.database;
    const before = answers.replica;
    expect(await seesPost({ bookmarks: false })).toBe(false);
    expect(answers.replica).toBeGreaterThan(before);
    expect(await seesPost()).toBe(true);
    world.site.database.advance(lagMs - 1);
    expect(await seesPost({ bookmarks: false })).toBe(false);
    world.site.database.advance(1);
    expect(await seesPost({ bookmarks: false })).toBe(true);
    // A replica that has caught up answers requests with a bookmark too.
    const primary = answers.primary;
    expect(await seesPost()).toBe(true);
    expect(answers.primary).toBe(primary);
  });
});

describe("a write is seen at once, though not by the replica", () => {
  it.each(ownWrites.map((write) => [write.line, write] as const))(
    "%s",
    async (_, write) => {
      const { author, seen, found } = write;
      const [client, other] = [getClient(author), getClient("admin")];
      counts.writes += 1;
      counts.reads += seen.length;
      counts.links += found.length;
      const answer = await send(write);
      const text = await answer.text();
      expect(answer.ok || answer.status === 303, text).toBe(true);
      expect(answer.status === 303).toBe(write.isForm);
      if (write.name !== undefined) {
        const json = JSON.parse(text) as Record<string, unknown>;
        world.values[write.name] = getAnswerId(json);
        if (json["url"]) world.values["token"] = getLastSegment(json["url"]);
      }
      const [own, lagging, foundByOther] = [
        await readAll(client, seen),
        await readAll(client, seen, { bookmarks: false }),
        await readAll(other, found, { bookmarks: false }),
      ];
      world.site.database.advance(lagMs);
      const [settled, settledForOther] = [
        await readAll(client, seen, { bookmarks: false }),
        await readAll(other, found, { bookmarks: false }),
      ];
      expect(own).toEqual(settled);
      for (const [i, path] of seen.entries()) {
        expect(lagging[i], `${path} doesn't change`).not.toBe(settled[i]);
      }
      expect(foundByOther).toEqual(settledForOther);
      for (const page of foundByOther) expect(page).toMatch(/^200 /);
    },
  );

  it("covers every operation that writes", async () => {
    const operations = listCalls(await fetchOpenApi())
      .filter(({ method }) => method !== "GET")
      .map(({ method, path }) => `${method} ${path}`);
    const covered = [
      ...ownWrites.map(({ method, path }) => `${method} ${path}`),
      ...Object.keys(unseenWrites),
    ];
    const missing = operations.filter((operation) => {
      const pattern = operation.replaceAll(/\{\w+\}/g, "[^/]+");
      return !covered.some((call) => new RegExp(`^${pattern}$`).test(call));
    });
    expect(missing).toEqual([]);
  });
});
