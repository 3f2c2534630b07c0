import fc from "fast-check";
import { addDays, utcDate } from "~/shared/time";
import { dataString } from "../images/parts";
import { png } from "../images/png";
import { text } from "../hostile-values";
import { newSubscription } from "../push-calls";
import type { JsonSchema } from "../openapi";
import type { Actor } from "./actors";
import type { Pools } from "./pools";

/** What valid values may refer to. */
export interface Sources {
  pools: Pools;
  actor: Actor;
  usernames: string[];
}

const today = utcDate(Date.now());
const pictures = [1, 2, 3, 4].map((width) => dataString(png(width, 2)));
const subscriptions = Array.from({ length: 12 }, () => newSubscription());
const hex = fc.uuid().map((id) => id.replaceAll("-", ""));

const picture = ({ pools }: Sources) =>
  fc.constantFrom(
    ...pictures,
    ...pictures,
    ...pools.images,
    "https://pictures.example/a.png",
  );
const one = (...values: unknown[]) => fc.constantFrom(...values);
const known = (param: string) => (sources: Sources) =>
  one(...sources.pools.values(param), "nobody");
const sentence = ({ usernames }: Sources) =>
  fc.oneof(
    { weight: 5, arbitrary: one("Selah", "Come and see.", "Amen 🕊") },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...usernames).map((name) => `Hi @${name}!`),
    },
    { weight: 1, arbitrary: text },
  );

/** Values that the schema alone doesn't describe, by the property's name. */
const valuesByName: Record<string, (from: Sources) => fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(
    [
      ["postId", "postId"],
      ["pinnedPostId", "postId"],
      ["parentId", "commentId"],
      ["commentId", "commentId"],
      ["group", "slug"],
      ["upTo", "notificationId"],
      ["id", "notificationId"],
    ].map(([name = "", param = ""]) => [name, known(param)]),
  ),
  postIds: (from) => fc.array(known("postId")(from), { maxLength: 3 }),
  targetId: ({ pools }) =>
    one(
      ...["postId", "commentId", "userId", "slug"].flatMap((param) =>
        pools.values(param).slice(-15),
      ),
    ),
  ...Object.fromEntries(
    ["image", "imageUrl", "url", "profileImageUrl", "customBackgroundUrl"].map(
      (name) => [name, picture],
    ),
  ),
  smallerImages: () => one([]),
  images: (from) =>
    fc.array(
      picture(from).map((url) => ({ url })),
      { minLength: 1, maxLength: 4 },
    ),
  videoUrl: () => one("https://youtu.be/dQw4w9WgXcQ", "https://vimeo.com/1"),
  website: () => one("https://church.example/", null),
  registrationUrl: () => one("https://vigil.example/", null),
  handle: ({ actor, usernames }) =>
    fc.oneof(one(actor.username), one(...usernames)),
  username: () => hex.map((digits) => `u${digits.slice(0, 20)}`),
  slug: () => hex.map((digits) => `g-${digits.slice(0, 20)}`),
  roundId: () => hex,
  name: () => one("St Anna", "House group", "Choir"),
  title: () => one("Vigil", "Vespers"),
  tags: () => one([], ["baptist"], ["youth", "music"]),
  serviceTimes: () =>
    one([], [{ weekday: 0, time: "10:00", timeZone: "UTC", language: "en" }]),
  book: () => one("John", "Psalms"),
  chapter: () => one(1, 3),
  verse: () => fc.integer({ min: 1, max: 6 }),
  verses: () => one("", "1-3"),
  lastVerse: () => one(null, 6),
  version: () => one("KJV", "WEB"),
  addVerses: () => one([], [{ book: "John", chapter: 3, verse: 16 }]),
  removeVerses: () => one([], [{ book: "John", chapter: 3, verse: 16 }]),
  date: () => one(today, today, today, "2099-12-24"),
  endDate: () => one(null, "2099-12-25"),
  day: () => one(today, addDays(today, -1)),
  prayedOn: () => one(today),
  from: () => one("2026-01-01"),
  to: () => one("2026-01-31"),
  ...Object.fromEntries(
    ["time", "endTime", "quietFrom", "quietUntil"].map((name) => [
      name,
      () => one("07:00", "23:00", null),
    ]),
  ),
  localTime: () => one("07:00"),
  timeZone: () => one("UTC", "Asia/Jerusalem", "Africa/Lagos"),
  q: () => one("ruth", "John 3:16", "grace"),
  endpoint: () => one(...subscriptions.map(({ endpoint }) => endpoint)),
  keys: () => one(...subscriptions.map(({ keys }) => keys)),
  sessionId: () => one("1790000000000", "1790000000001"),
  page: () => one("bible", "games"),
  count: () => one(5, -1),
  amount: () => one(1, 5),
  days: () => one(1, 7, 30),
  step: () => one(0, 0, 0, 0, 1),
  answer: (from) => fc.oneof(one(0, 1), one(0), sentence(from)),
  seed: () => one(0, 7),
  at: () => one(0, 1),
  score: () => fc.integer({ min: 0, max: 3 }),
};

/** Declared as optional, but most calls need them. */
const expected = new Set(["reason", "days"]);

/** Values that fit a schema and mostly the rules of the product too. */
export function validValue(
  schema: JsonSchema,
  sources: Sources,
  name = "",
): fc.Arbitrary<unknown> {
  const { properties, items, required = [] } = schema;
  const branches = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  const named = Object.hasOwn(valuesByName, name) && valuesByName[name];
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (named) return named(sources);
  if (branches)
    return fc.oneof(
      ...branches.map((branch) => validValue(branch, sources, name)),
    );
  if (properties) {
    const optional = Object.keys(properties).filter(
      (key) => !required.includes(key) && !expected.has(key),
    );
    const all = fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [
          key,
          validValue(value, sources, key),
        ]),
      ),
    );
    // Each optional property is there in a third of the bodies, but never none of them.
    const omitted = fc.subarray(optional, {
      minLength: Math.floor(optional.length / 2),
      maxLength: Math.max(0, optional.length - (required.length > 0 ? 0 : 1)),
    });
    return fc
      .tuple(all, omitted)
      .map(([value, keys]) =>
        Object.fromEntries(
          Object.entries(value).filter(([key]) => !keys.includes(key)),
        ),
      );
  }
  const [type] = [schema.type ?? "string"].flat();
  const { minimum = 0, maximum = 3, pattern } = schema;
  switch (type) {
    case "boolean":
      // Mostly true: false undoes what other requests need.
      return fc.constantFrom(true, true, true, false);
    case "null":
      return fc.constant(null);
    case "integer":
    case "number":
      return fc.integer({
        min: Math.max(minimum, 0),
        max: Math.min(maximum, minimum + 50),
      });
    case "array":
      return fc.array(validValue(items ?? {}, sources, name), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    default:
      return pattern !== undefined && schema.format === undefined
        ? fc.stringMatching(new RegExp(pattern))
        : sentence(sources);
  }
}
