import { beforeAll, expect, it } from "vitest";
import { validCalls } from "../helpers/valid-calls";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import { sendRaw } from "../helpers/raw-request";
import { newPerson, type SignedIn } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

/** Endpoints that accept an image as a data URL. */
const imageEndpoints = new Set([
  "POST /api/images",
  "POST /api/posts",
  "PUT /api/posts/{postId}",
  "PATCH /api/users/{userId}",
  "PATCH /api/groups/{slug}",
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

const fillPath = (path: string) =>
  path
    .replace("{game}", "bible-trivia")
    .replace("{kind}", "verse")
    .replaceAll("{selfId}", person.id)
    .replaceAll(/\{\w+\}/g, "nobody");

it("limits bodies to 64 KB, except where they may contain an image", async () => {
  expect(calls.length).toBeGreaterThan(30);
  const session = person.client.jar.get("session") ?? "";
  const getStatus = async ({ method, path }: Call, type: string) => {
    // Sends only the header: the server responds without waiting for the body.
    const { status } = await sendRaw({
      method: type === "application/json" ? method : "POST",
      path: fillPath(path),
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
      if (type === "application/json" && imageEndpoints.has(name)) continue;
      expect([name, type, await getStatus(call, type)]).toEqual([
        name,
        type,
        413,
      ]);
    }
  }
  for (const name of imageEndpoints) {
    const [method = "", path = ""] = name.split(" ");
    const body = {
      padding: "x".repeat(64 * 1024),
      type: 7,
      bio: 7,
      about: 7,
      content: 7,
    };
    const response = await person.client.send(method, fillPath(path), { body });
    expect([name, response.status]).toEqual([name, 422]);
  }
});

/** Yields the body once per number in it, with that number in a list. */
function* withListedNumbers(body: unknown): Generator {
  if (typeof body !== "object" || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === "number") yield { ...body, [key]: [value] };
    for (const inner of withListedNumbers(value)) {
      yield { ...body, [key]: inner };
    }
  }
}

it("returns 422 for a list instead of a number", async () => {
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
          fillPath(path),
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
