import { beforeAll, expect, it } from "vitest";
import { validCalls } from "../helpers/valid-calls";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import { sendRaw } from "../helpers/raw-request";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

/** What may bring a picture along, as a data URL. */
const withPicture = new Set([
  "POST /api/posts",
  "PUT /api/posts/{postId}",
  "PATCH /api/users/{userId}",
  "POST /api/verse-image",
]);

let calls: Call[];
let person: SignedIn;

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi()).filter(
    ({ operation }) => operation.requestBody,
  );
  person = await newPerson();
});

const filled = (path: string) =>
  path
    .replace("{game}", "bible-trivia")
    .replaceAll("{selfId}", person.id)
    .replaceAll(/\{\w+\}/g, "nobody");

it("takes 64 KB, and 8 MB where a picture may come along", async () => {
  expect(calls.length).toBeGreaterThan(30);
  const session = person.client.jar.get("session") ?? "";
  const statusOf = async ({ method, path }: Call, type: string) => {
    // Only announced: the answer does not wait for it.
    const { status } = await sendRaw({
      method: type === "application/json" ? method : "POST",
      path: filled(path),
      headers: {
        origin: siteUrl,
        cookie: `session=${session}`,
        "content-type": type,
        "content-length": `${64 * 1024 + 1}`,
      },
      body: "{",
    });
    return status;
  };
  for (const call of calls) {
    const name = `${call.method} ${call.path}`;
    const types = Object.keys(call.operation.requestBody?.content ?? {});
    for (const type of types) {
      if (type === "application/json" && withPicture.has(name)) continue;
      expect([name, type, await statusOf(call, type)]).toEqual([
        name,
        type,
        413,
      ]);
    }
  }
  for (const name of withPicture) {
    const [method = "", path = ""] = name.split(" ");
    const body = {
      padding: "x".repeat(64 * 1024),
      type: 7,
      bio: 7,
      content: 7,
    };
    const response = await person.client.send(method, filled(path), { body });
    expect([name, response.status]).toEqual([name, 422]);
  }
});

/** The body with one of its numbers in a list, for each of them. */
function* withListedNumbers(body: unknown): Generator {
  if (typeof body !== "object" || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === "number") yield { ...body, [key]: [value] };
    for (const inner of withListedNumbers(value)) {
      yield { ...body, [key]: inner };
    }
  }
}

it("takes no list for a number", async () => {
  const decision = { decision: "suspend", reason: "So", days: 7 };
  const bodies: [string, string, unknown?][] = [
    ...validCalls,
    ["POST", "/api/admin/reports/{ticketId}/decision", decision],
  ];
  const refusals = bodies.flatMap(([method, path, body]) =>
    [...withListedNumbers(body)].map((listed) => {
      const name = `${method} ${path} ${JSON.stringify(listed)}`;
      const send = async () => {
        const options = { body: listed };
        const { status } = await person.client.send(
          method,
          filled(path),
          options,
        );
        expect([name, status]).toEqual([name, 422]);
      };
      return { name, send };
    }),
  );
  expect(refusals.length).toBeGreaterThanOrEqual(12);
  await expectNoWrites(refusals);
});
