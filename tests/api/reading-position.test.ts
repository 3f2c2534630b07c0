import { beforeAll, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlCount, sqlRows } from "../helpers/site";

const url = urls.api.readingPosition;
const romans8 = { version: "WEB", book: "Romans", chapter: 8 };

let person: SignedIn;

beforeAll(async () => {
  person = await newPerson();
});

const put = ({ client }: SignedIn, body: unknown, headers = {}) =>
  client.send("PUT", url, { body, headers });
const getPosition = async ({ client }: SignedIn) =>
  (await client.get(url)).json();
const open = ({ client }: SignedIn, path: string) =>
  client.raw(path, { redirect: "manual" });

it("stores the last position, and only the user themselves can read it", async () => {
  const [user, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  expect(await getPosition(user)).toBeNull();
  for (const [book, chapter] of [
    ["John", 3],
    ["rom", 8],
    ["rom", 8],
  ] as const) {
    const response = await put(user, { ...romans8, book, chapter });
    expect(response.status).toBe(204);
  }
  expect(await getPosition(user)).toEqual({
    ...romans8,
    updatedAt: expect.any(Number) as number,
  });
  expect(await getPosition(other)).toBeNull();
});

it("stores one row for concurrent writes, and none that is older", async () => {
  const user = await newPerson();
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      put(user, { ...romans8, chapter: 1 + (i % 16) }),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(
    new Set([204]),
  );
  const countRows = () =>
    sqlCount(
      sql`SELECT count(*) FROM reading_positions WHERE userId = ${user.id}`,
    );
  expect(await countRows()).toBe(1);
  await sqlRows(
    sql`UPDATE reading_positions SET chapter = 1, updatedAt = 9e15 WHERE userId = ${user.id}`,
  );
  await put(user, romans8);
  expect(await getPosition(user)).toMatchObject({ chapter: 1 });
  await sqlRows(sql`DELETE FROM users WHERE id = ${user.id}`);
  expect(await countRows()).toBe(0);
});

it("refuses other requests and writes nothing", async () => {
  const bodies = [
    {},
    { ...romans8, version: "NIV" },
    { ...romans8, book: "Enoch" },
    { ...romans8, chapter: 0 },
    { ...romans8, chapter: 1.5 },
    { ...romans8, chapter: 17 },
    { ...romans8, book: "Jude", chapter: 100 },
    { ...romans8, chapter: "8" },
  ];
  const send = async (response: Promise<Response>) => (await response).status;
  await expectNoWrites(
    [
      ...bodies.map((body) => ({
        name: JSON.stringify(body),
        send: () => send(put(person, body)),
        status: 422,
      })),
      {
        name: "visitor",
        send: () => send(new ApiClient().send("PUT", url, { body: romans8 })),
        status: 401,
      },
      {
        name: "another site",
        send: () =>
          send(put(person, romans8, { origin: "https://evil.example" })),
        status: 403,
      },
      {
        name: "POST",
        send: () => send(person.client.post(url, romans8)),
        status: 405,
      },
    ].map(({ name, send, status }) => ({
      name,
      send: async () => {
        expect([name, await send()]).toEqual([name, status]);
      },
    })),
  );
  await expectProblem(await new ApiClient().get(url), 401);
});

it("opens /bible there on a device where nothing was read, and elsewhere at its own passage", async () => {
  const user = await newPerson();
  expect((await open(user, "/bible")).status).toBe(200);
  await put(user, romans8);
  const response = await open(user, "/bible");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(
    "/bible?book=Romans&chapter=8&version=WEB",
  );
  user.client.jar.set("bible-passage", "KJV.JHN.3");
  expect((await open(user, "/bible")).headers.get("location")).toBe(
    "/bible?book=John&chapter=3&version=KJV#last",
  );
});
