// Converts the demo content to database rows. Without side effects, so that a test can check every row.
import { listNameParts } from "../../app/shared/name-parts.mjs";
import { people } from "./content/people.mjs";
import { posts } from "./content/posts.mjs";
import { toContentColumns } from "./plan-content.mjs";
import { toEventRow } from "./plan-events.mjs";
import { toVerseCardRow } from "./plan-verses.mjs";

const hour = 3_600_000;
const day = 24 * hour;

/**
 * @typedef {object} Inputs
 * @property {number} now ms since the epoch
 * @property {(at: number) => string} newId creates a UUIDv7 with that time
 * @property {(name: string) => { url: string, width: number, height: number }} image finds a person's or post's image by name
 * @property {import("./plan-verses.mjs").VerseText} verseText
 *
 * @typedef {Record<string, Record<string, unknown>[]>} Rows by table, in the order of insertion
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
  const random = createRandom(1);
  /** @type {Record<string, string>} */
  const ids = {};
  const users = Object.entries(people).map(([key, person]) => {
    const createdAt = now - person.joinedDays * day;
    const id = (ids[key] = newId(createdAt));
    return toUserRow(id, person, createdAt, image(key).url);
  });
  /** @type {Rows} */
  const rows = {
    users,
    follows: listFollowRows(ids, now),
    ...createEmptyTables(),
  };

  /** @param {string} key */
  const userId = (key) => {
    const id = ids[key];
    if (id === undefined) throw new Error(`There's no demo user ${key}`);
    return id;
  };

  /** @param {string} author @param {number} count @param {string[]} [first] */
  const pickOthers = (author, count, first = []) =>
    [...new Set([...first, ...shuffle(Object.keys(people), random)])]
      .filter((key) => key !== author)
      .slice(0, count);

  for (const kind of /** @type {Kind[]} */ (Object.keys(posts))) {
    for (const post of posts[kind]) {
      const createdAt = now - Math.round(post.hoursAgo * hour);
      const id = newId(createdAt);
      /** A random time between the post and now. */
      const later = () => Math.round(createdAt + random() * (now - createdAt));
      rows["posts"]?.push({
        id,
        userId: userId(post.by),
        type: types[kind],
        isDemo: 1,
        createdAt,
        ...toContentColumns(post, image),
      });
      if ("event" in post) {
        rows["events"]?.push(toEventRow(id, post.event, now));
        for (const key of pickOthers(post.by, post.event.interests)) {
          rows["interests"]?.push({
            postId: id,
            userId: userId(key),
            createdAt: later(),
          });
        }
      }
      if ("card" in post) {
        rows["verse_cards"]?.push(toVerseCardRow(id, post.card, inputs));
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
      const commenters = (post.comments ?? []).map(([by]) => by);
      for (const key of pickOthers(post.by, post.likes, commenters)) {
        rows["likes"]?.push({
          postId: id,
          userId: userId(key),
          createdAt: later(),
        });
      }
      for (const key of pickOthers(post.by, post.shares ?? 0)) {
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

/** Parents first, because foreign keys are checked for each row. */
const createEmptyTables = () => ({
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
function toUserRow(id, person, createdAt, profileImageUrl) {
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
    // RFC 2606 reserves .example, so emails can't be delivered to it.
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

/** The same order as in app/features/users/preference.ts; a test compares them. */
export const preferenceIds =
  "videos verses prayers sermons events games community testimonies".split(" ");

/** @param {string[]} ids */
const preferenceBits = (ids) =>
  ids.reduce((bits, id) => bits | (1 << preferenceIds.indexOf(id)), 0);

/**
 * @param {Record<string, string>} ids
 * @param {number} now
 */
function listFollowRows(ids, now) {
  const random = createRandom(2);
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
const shuffle = (list, random) =>
  list
    .map((item) => ({ item, sortKey: random() }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ item }) => item);

/**
 * mulberry32, a seeded random number generator, so that the demo community is the same on every machine.
 *
 * @param {number} seed
 * @returns {() => number} from 0 up to 1
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
