import fc from "fast-check";
import { expect, it } from "vitest";
import { newPerson } from "../helpers/seeds";
import { encode, text } from "../helpers/hostile-values";
import { sendRaw, type RawRequest } from "../helpers/raw-request";
import { siteUrl } from "../helpers/site";

const runs = Number(process.env["HOSTILE_RUNS"] ?? 600);
const seed = Number(process.env["HOSTILE_SEED"] ?? 20_260_102);
const concurrency = 6;

const path = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      "/",
      "/home",
      "/landing",
      "/privacy",
      "/auth",
      "/bible",
      "/games",
      "/videos",
      "/verse-generator",
      "/profile",
      "/profile/nobody",
      "/sign-out",
      "/nowhere",
      "/post/x",
      "/post/x/preview.png",
      "/post/x/thumbnail.jpg",
      "/post/x/event.ics",
      "/oembed",
      "/images/x",
      "/manifest.webmanifest",
      "/healthz",
      "/.well-known/security.txt",
      "/__manifest",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "//",
      "/%",
      "/%ff",
      "/%00",
      "/..",
      "/%2e%2e/api/posts",
      "//evil.example",
      "/\\evil.example",
      "/;/",
      "/%5C",
      "/%5c%5Cevil.example",
      "/%2f",
      "/api%2fposts",
      "/API%5Cposts",
      "/%61pi%2Flogin",
      "/api.data",
      "/api/posts.data",
      "/home/",
      "/HOME",
      "/_root",
      "/assets/nothing.js",
      "/assets/%2e%2e/server/index.js",
      "/scripture/x/KJV/genesis/1.json",
    ),
  },
  {
    weight: 2,
    arbitrary: text.map((value) => `/${encode(value)}`),
  },
);

/** Remix requests a page's data with ".data". */
const suffix = fc.constantFrom("", "", ".data", ".data/", "/.data");

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        "_data",
        "_routes",
        "index",
        "p",
        "version",
        "book",
        "chapter",
        "verse",
        "q",
        "type",
        "problem",
        "returnTo",
        "pwa",
        "url",
        "format",
        "maxwidth",
        "v",
      ),
      fc.oneof(
        text,
        fc.constantFrom("routes/home", "root", "/home", "John", "-1"),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) =>
    pairs.length === 0
      ? ""
      : `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join("&")}`,
  );

const methods = "GET HEAD POST PUT PATCH DELETE OPTIONS PROPFIND".split(" ");

/** Headers that state the origin of a request, genuine and forged. */
const originHeaders = fc.constantFrom<Record<string, string>[]>(
  {},
  { origin: siteUrl },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "not an origin" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { origin: siteUrl, "x-forwarded-host": "evil.example" },
  { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
);

it(
  `answers ${runs} hostile page requests without a server error`,
  { timeout: 300_000 },
  async () => {
    const { client } = await newPerson();
    const session = `session=${client.jar.get("session") ?? ""}`;
    const requests = fc.sample(
      fc.record<RawRequest>({
        method: fc.oneof(
          { weight: 4, arbitrary: fc.constant("GET") },
          { weight: 2, arbitrary: fc.constantFrom(...methods) },
        ),
        path: fc
          .tuple(path, suffix, query)
          .map(([pathname, end, search]) => pathname + end + search),
        headers: fc
          .tuple(
            originHeaders,
            fc.constantFrom<Record<string, string>[]>(
              { cookie: session },
              { cookie: session, accept: "application/json" },
              { "user-agent": "Googlebot/2.1" },
              {},
            ),
          )
          .map(([origin, credentials]) => ({ ...origin, ...credentials })),
        body: fc.oneof(
          { weight: 4, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.constantFrom("x", "a=b", "{}") },
        ),
      }),
      { numRuns: runs, seed },
    );
    const failures: string[] = [];
    const queue = requests.values();
    const runWorker = async () => {
      for (const request of queue) {
        const { status, headers, text: body } = await sendRaw(request);
        const leaks = /SQLITE|D1_ERROR|\n {4}at /.test(body);
        const redirectsOffSite =
          new URL(String(headers["location"] ?? "/"), siteUrl).origin !==
          siteUrl;
        const lacksSecurityHeaders =
          headers["x-content-type-options"] !== "nosniff";
        const lacksRequestId = !headers["x-request-id"];
        if (
          status >= 500 ||
          leaks ||
          redirectsOffSite ||
          lacksSecurityHeaders ||
          lacksRequestId
        ) {
          failures.push(
            `${status} by ${JSON.stringify(request)}\n${body.slice(0, 300)}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, runWorker));
    expect(failures).toEqual([]);
  },
);

it.each(["/%", "/%ff", "/a%0ab", "/%E0%A4%A"])(
  "shows a 404 page for %s",
  async (path) => {
    const response = await sendRaw({
      method: "GET",
      path,
      headers: {},
      body: null,
    });
    expect(response.status).toBe(404);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
  },
);
