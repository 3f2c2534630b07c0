// Converts the demo content to database rows. Without side effects, so that a test can check every row.
import { listNameParts } from "../../app/shared/name-parts.mjs";
import { people } from "./content/people.mjs";
import { posts } from "./content/posts.mjs";
import { toContentColumns } from "./plan-content.mjs";
import { toEventRow } from "./plan-events.mjs";
import { getGroup, planGroups } from "./plan-groups.mjs";
import { toVerseCardRow } from "./plan-verses.mjs";
import { createRandom, shuffle } from "./random.mjs";

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
  /** @param {string} key */
  const userId = (key) => {
    const id = ids[key];
    if (id === undefined) throw new Error(`There's no demo user ${key}`);
    return id;
  };
  const { ids: groupIds, ...groupRows } = planGroups(userId, inputs);
  /** @type {Rows} */
  const rows = {
    users,
    follows: listFollowRows(ids, now),
    ...groupRows,
    ...createEmptyTables(),
  };

  /**
   * Only members do something in a group.
   *
   * @param {Pick<DemoPost, "by" | "group">} post
   * @param {number} count
   * @param {string[]} [first]
   */
  const pickOthers = ({ by, group }, count, first = []) => {
    const all = group ? getGroup(group).members : people;
    return [...new Set([...first, ...shuffle(Object.keys(all), random)])]
      .filter((key) => key !== by)
      .slice(0, count);
  };

  for (const kind of /** @type {Kind[]} */ (Object.keys(posts))) {
    for (const post of posts[kind]) {
      const createdAt = now - Math.round(post.hoursAgo * hour);
      const id = newId(createdAt);
      /** A random time between the post and now. */
      const later = () => Math.round(createdAt + random() * (now - createdAt));
      const groupId = post.group ? groupIds[post.group] : null;
      const isOpen = !post.group || getGroup(post.group).joinPolicy === "open";
      rows["posts"]?.push({
        id,
        userId: userId(post.by),
        type: types[kind],
        audience: isOpen ? "everyone" : "group",
        groupId,
        isDemo: 1,
        createdAt,
        ...toContentColumns(post, image),
      });
      if ("event" in post) {
        rows["events"]?.push({
          ...toEventRow(id, post.event, now),
          isPublic: isOpen && !groupId,
          groupId,
        });
        for (const key of pickOthers(post, post.event.interests)) {
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
      for (const key of pickOthers(post, post.likes, commenters)) {
        rows["likes"]?.push({
          postId: id,
          userId: userId(key),
          createdAt: later(),
        });
      }
      for (const key of pickOthers(post, post.shares ?? 0)) {
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
