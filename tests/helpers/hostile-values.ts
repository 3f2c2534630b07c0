import fc from "fast-check";
import type { Call } from "./openapi";

const hostileText = fc.constantFrom(
  "",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "0x10",
  "true",
  "__proto__",
  "constructor",
  "toString",
  "' OR 1=1 --",
  "'; DROP TABLE posts; --",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "..\\..\\",
  "%",
  "\u0000",
  "\ud800",
  "\u202e",
  "🕊".repeat(300),
  "a".repeat(3000),
  "9".repeat(400),
  "2026-02-30",
  "\r\nset-cookie: session=x",
);
export const text = fc.oneof(
  hostileText,
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** Drops unpaired surrogates, which have no UTF-8 encoding. */
export const encode = (value: string) =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ""));

/** A path segment: a known id, encoded text, or a malformed encoding. */
export const segment = (known: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known, "nobody") },
    {
      weight: 3,
      arbitrary: text.map((value) => encode(value)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "%ff",
        "%zz",
        "%00",
        "%2e%2e",
        "%2F",
        "..",
        ".",
        "%",
        "*",
        "a;b=c",
      ),
    },
  );

const json: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Valid bodies in which one value is replaced with random JSON. */
export const replaceOneValue = (body: fc.Arbitrary<unknown>) =>
  fc
    .tuple(body, fc.nat({ max: 12 }), json)
    .map(([valid, valueIndex, value]) => {
      let seen = 0;
      return JSON.stringify(valid, (key, old: unknown) =>
        key !== "" && seen++ === valueIndex ? value : old,
      );
    });

const almostValidPost = replaceOneValue(
  fc.constantFrom(
    {
      type: "event",
      eventData: {
        title: "Vigil",
        date: "2099-12-24",
        time: "23:00",
        timeZone: "Africa/Lagos",
        location: "Here",
        registrationUrl: "https://vigil.example/",
      },
    },
    {
      type: "verse",
      verseData: {
        book: "John",
        chapter: 3,
        verse: 16,
        customization: { textSize: 20, backgroundOption: { name: "Dawn" } },
      },
    },
    { type: "image", imageUrl: "https://pictures.example/a.png" },
    { type: "image", imageUrl: "data:image/png;base64,iVBORw0KGgo=" },
    {
      type: "image",
      images: [
        { url: "https://pictures.example/a.png", description: "Dawn" },
        { url: "https://pictures.example/b.png" },
      ],
    },
    { type: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ" },
  ),
);

/** Bodies that resemble the declared one: its keys with valid and invalid values, or malformed JSON. */
export function arbitraryBody({ operation }: Call): fc.Arbitrary<string> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const keys = [
    ...JSON.stringify(content?.schema ?? {}).matchAll(/"(\w+)":\{/g),
  ]
    .map(([, key = ""]) => key)
    .filter((key) => key !== "properties");
  const key = fc.constantFrom(...keys, "type", "content", "desired", "id");
  return fc.oneof(
    almostValidPost,
    fc
      .uniqueArray(fc.tuple(key, json), { selector: ([name]) => name })
      .map((entries) => JSON.stringify(Object.fromEntries(entries))),
    // Often valid, so that some requests succeed.
    {
      weight: 8,
      arbitrary: fc
        .tuple(text, fc.constantFrom("text", "event", "prayer"))
        .map(([content, type]) => JSON.stringify({ type, content })),
    },
    fc.boolean().map((desired) => JSON.stringify({ desired })),
    fc.constantFrom(
      '{"__proto__":{"admin":true},"type":"text","content":"x"}',
      '{"type":"text","content":"x","content":["y"]}',
      '{"content":"\\ud800\\u0000"}',
      `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
      `[${"1,".repeat(10_000)}1]`,
      "{",
      "nul",
      "\ufeff{}",
      "<xml/>",
    ),
    json.map((value) => JSON.stringify(value)),
  );
}

export const arbitraryQuery = ({ operation }: Call): fc.Arbitrary<string> => {
  const names = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name }) => name);
  const name = fc.constantFrom(
    ...names,
    "limit",
    "cursor",
    "q",
    "__proto__",
    "_data",
    "_routes",
  );
  const value = fc.oneof(
    text,
    fc.integer({ min: -5, max: 200 }).map(String),
    fc.constantFrom("KJV", "WEB", "John", "video", "all"),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) =>
      pairs.length === 0
        ? ""
        : `?${pairs.map(([a, b]) => `${encode(a)}=${encode(b)}`).join("&")}`,
    );
};
