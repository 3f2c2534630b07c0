import fc from "fast-check";
import type { Call } from "./openapi";

const nasty = fc.constantFrom(
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
  nasty,
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** Half a surrogate pair has no UTF-8. */
export const encode = (value: string) =>
  encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ""));

/** Percent-encoded as it should be, or not. */
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

/** Posts that would be taken, but for what is put in their place at one spot. */
const almost = fc
  .tuple(
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
      { type: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ" },
    ),
    fc.nat({ max: 12 }),
    json,
  )
  .map(([body, spot, value]) => {
    let seen = 0;
    return JSON.stringify(body, (key, old: unknown) =>
      key !== "" && seen++ === spot ? value : old,
    );
  });

/** Bodies near what the call wants: its own keys, right and wrong values, strange company. */
export function bodyNear({ operation }: Call): fc.Arbitrary<string> {
  const [content] = Object.values(operation.requestBody?.content ?? {});
  const keys = [
    ...JSON.stringify(content?.schema ?? {}).matchAll(/"(\w+)":\{/g),
  ]
    .map(([, key = ""]) => key)
    .filter((key) => key !== "properties");
  const key = fc.constantFrom(...keys, "type", "content", "desired", "id");
  return fc.oneof(
    almost,
    fc
      .uniqueArray(fc.tuple(key, json), { selector: ([name]) => name })
      .map((entries) => JSON.stringify(Object.fromEntries(entries))),
    fc
      .tuple(text, fc.constantFrom("text", "event", "prayer"))
      .map(([words, type]) => JSON.stringify({ type, content: words })),
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

export const queryNear = ({ operation }: Call): fc.Arbitrary<string> => {
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
