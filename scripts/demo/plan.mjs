// From the content tables to rows: pure, so that a test can hold every row against the rules.
import { listNameParts } from "../../app/shared/name-parts.mjs";
import { people } from "./content/people.mjs";
import { posts } from "./content/posts.mjs";
import { contentOf } from "./plan-content.mjs";
import { eventRow } from "./plan-events.mjs";
import { verseCardRow } from "./plan-verses.mjs";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * @typedef {object} Inputs
 * @property {number} now ms since the epoch
 * @property {(at: number) => string} newId a UUIDv7 of that time
 * @property {(name: string) => { url: string, width: number, height: number }} image of a person or a picture, by name
 * @property {import("./plan-verses.mjs").VerseText} verseText
 *
 * @typedef {Record<string, Record<string, unknown>[]>} Rows by table, in the order of their insertion
 * @typedef {keyof typeof posts} Kind
 * @typedef {import("./content/posts.mjs").DemoPost} DemoPost
 */

const types = /** @type {const} */ ({
  texts: "text",
  images: "image",
  videos: "video",
  prayers: "prayer",
  events: "event",
  verses: "verse",
});

/**
 * @param {Inputs} inputs
 * @returns {Rows}
 */
export function planDemo(inputs) {
  const { now, newId, image } = inputs;
  const random = seeded(1);
  /** @type {Record<string, string>} */
  const ids = {};
  const users = Object.entries(people).map(([key, person]) => {
    const createdAt = now - person.joinedDays * day;
    const id = (ids[key] = newId(createdAt));
    return userRow(id, person, createdAt, image(key).url);
  });
  /** @type {Rows} */
  const rows = { users, follows: followRows(ids, now), ...emptyTables() };

  /** @param {string} key */
  const userId = (key) => {
    const id = ids[key];
    if (id === undefined) throw new Error(`Nobody is called ${key}`);
    return id;
  };

  /** @param {string} author @param {number} count @param {string[]} [first] */
  const others = (author, count, first = []) =>
    [...new Set([...first, ...shuffled(Object.keys(people), random)])]
      .filter((key) => key !== author)
      .slice(0, count);

  for (const kind of /** @type {Kind[]} */ (Object.keys(posts))) {
    for (const post of posts[kind]) {
      const createdAt = now - Math.round(post.hoursAgo * hour);
      const id = newId(createdAt);
      /** Some time between the post and now. */
      const later = () => Math.round(createdAt + random() * (now - createdAt));
      rows["posts"]?.push({
        id,
        userId: userId(post.by),
        type: types[kind],
        isDemo: 1,
        createdAt,
        ...contentOf(post, image),
      });
      if ("event" in post) {
        rows["events"]?.push(eventRow(id, post.event, now));
        for (const key of others(post.by, post.event.interests)) {
          rows["interests"]?.push({
            postId: id,
            userId: userId(key),
            createdAt: later(),
          });
        }
      }
      if ("card" in post) {
        rows["verse_cards"]?.push(verseCardRow(id, post.card, inputs));
      }
      for (const [by, after, content] of post.comments ?? []) {
        const at = createdAt + Math.round(after * hour);
        rows["comments"]?.push({
          id: newId(at),
          postId: id,
          userId: userId(by),
          content,
          isDemo: 1,
          createdAt: at,
        });
      }
      const talking = (post.comments ?? []).map(([by]) => by);
      for (const key of others(post.by, post.likes, talking)) {
        rows["likes"]?.push({
          postId: id,
          userId: userId(key),
          createdAt: later(),
        });
      }
      for (const key of others(post.by, post.shares ?? 0)) {
        const at = later();
        rows["shares"]?.push({
          id: newId(at),
          postId: id,
          userId: userId(key),
          createdAt: at,
        });
      }
    }
  }
  return rows;
}

/** Parents before children: foreign keys are checked row by row. */
const emptyTables = () => ({
  posts: [],
  events: [],
  verse_cards: [],
  comments: [],
  likes: [],
  interests: [],
  shares: [],
});

/**
 * @param {string} id
 * @param {import("./content/people.mjs").DemoPerson} person
 * @param {number} createdAt
 * @param {string} profileImageUrl
 */
function userRow(id, person, createdAt, profileImageUrl) {
  const { firstName, lastName, bio } = person;
  const username = `${firstName}.${lastName}`
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z.]/g, "");
  return {
    id,
    username,
    firstName,
    lastName,
    // RFC 2606 keeps .example for nobody: no mail can ever leave for it.
    email: `${username}@demo.example`,
    emailVerified: 1,
    profileImageUrl,
    bio,
    isDemo: 1,
    preferencesSetAt: createdAt,
    preferenceBits: preferenceBits(person.prefers),
    createdAt,
    nameParts: JSON.stringify(listNameParts({ firstName, lastName, username })),
  };
}

/** In the order of app/features/users/preference.ts, which a test holds against this one. */
export const preferenceIds =
  "videos verses prayers sermons events games community testimonies".split(" ");

/** @param {string[]} ids */
const preferenceBits = (ids) =>
  ids.reduce((bits, id) => bits | (1 << preferenceIds.indexOf(id)), 0);

/**
 * @param {Record<string, string>} ids
 * @param {number} now
 */
function followRows(ids, now) {
  const random = seeded(2);
  return Object.entries(people).flatMap(([key, { joinedDays, follows }]) =>
    follows.map((other) => {
      const both = Math.min(joinedDays, people[other]?.joinedDays ?? 0);
      return {
        followerId: ids[key],
        followeeId: ids[other],
        createdAt: Math.round(now - random() * both * day),
      };
    }),
  );
}

/**
 * @template T
 * @param {T[]} list
 * @param {() => number} random
 */
const shuffled = (list, random) =>
  list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/**
 * mulberry32: the same numbers from the same seed, so that the community is the same on every machine.
 *
 * @param {number} seed
 * @returns {() => number} from 0 up to 1
 */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
