import { queries } from "../bench/search-queries.mjs";
import { createRandom, shuffle } from "../demo/random.mjs";
import { blockSize, groupsPerBlock } from "./seed.mjs";

/**
 * @typedef {import("../bench/world.mjs").Call} Call
 * @typedef {import("./site.mjs").Site} Site
 *
 * @typedef {object} Picker chooses what a request is about; the same choices in each block of people and posts
 * @property {<T>(list: readonly T[]) => T} choose
 * @property {() => string} post id, as often one of the newest as any other
 * @property {() => string} prayer id
 * @property {() => string} author id
 * @property {() => string} group slug, of any group
 * @property {() => string} strangersGroup slug of a group without this member
 * @property {string} ownGroup slug
 * @property {string} chapters URL of the Bible's files
 *
 * @typedef {{ share: number, visitor?: boolean, cookies?: string, call: (pick: Picker) => Call }} Kind
 *   `share`: of 100 requests
 */

const names = ["ruth", "ruth adams", "esther ki", "silas", "baker", "member77"];
const chapters = ["john/3", "psalms/119", "genesis/1", "romans/8"];
/** The first and the last verse of a chapter in the reader and on public pages. */
const references = chapters.map((chapter) => chapter.split("/"));

/** @param {string} path @returns {() => Call} */
const get = (path) => () => ({ path });
/** @param {string} path @param {object} body @returns {Call} */
const post = (path, body) => ({
  path: `/api/${path}`,
  method: "POST",
  body: JSON.stringify(body),
});
/** @param {Picker} pick */
const query = (pick) => encodeURIComponent(pick.choose(names));

/**
 * What people do: 55 % home and pages, 15 % scripture, 10 % likes, comments and prayers, 5 % each posts, groups,
 * notifications and search.
 *
 * @type {Record<string, Kind>}
 */
export const kinds = {
  home: { share: 14, call: get("/home") },
  following: {
    share: 8,
    cookies: "; feed-order=following",
    call: get("/home"),
  },
  profile: {
    share: 8,
    call: (pick) => ({ path: `/profile/${pick.author()}` }),
  },
  "post page": { share: 8, call: (pick) => ({ path: `/post/${pick.post()}` }) },
  "groups list": { share: 3, call: get("/groups") },
  "daily verse": { share: 4, call: get("/verse-of-the-day") },
  "daily prayer": { share: 2, call: get("/prayer-of-the-day") },
  "visitor's landing": { share: 4, visitor: true, call: get("/") },
  "visitor's post": {
    share: 4,
    visitor: true,
    call: (pick) => ({ path: `/post/${pick.post()}` }),
  },
  "chapter page": {
    share: 5,
    call: (pick) => {
      const [book, chapter] = pick.choose(references);
      return { path: `/bible?book=${book}&chapter=${chapter}` };
    },
  },
  "chapter file": {
    share: 4,
    visitor: true,
    call: (pick) => ({
      path: `${pick.chapters}/kjv/${pick.choose(chapters)}.json`,
    }),
  },
  passage: {
    share: 3,
    visitor: true,
    call: (pick) => ({
      path: `/bible/kjv/${pick.choose(chapters)}/${pick.choose([1, 2, 3, 4, 5])}`,
    }),
  },
  "Bible search": {
    share: 3,
    call: (pick) => ({
      path: `/api/bible/search?version=${pick.choose(["KJV", "WEB"])}&q=${encodeURIComponent(pick.choose(queries))}`,
    }),
  },
  like: {
    share: 4,
    call: (pick) => post(`posts/${pick.post()}/like`, { desired: true }),
  },
  comment: {
    share: 3,
    call: (pick) =>
      post(`posts/${pick.post()}/comments`, { content: "Amen to that." }),
  },
  prayed: {
    share: 3,
    call: (pick) => post(`posts/${pick.prayer()}/prayed`, { desired: true }),
  },
  "new post": {
    share: 5,
    call: () => post("posts", { type: "text", content: "Grateful today." }),
  },
  "group page": {
    share: 2,
    call: (pick) => ({ path: `/groups/${pick.group()}` }),
  },
  join: {
    share: 1,
    call: (pick) =>
      post(`groups/${pick.strangersGroup()}/membership`, { desired: true }),
  },
  leave: {
    share: 1,
    call: (pick) =>
      post(`groups/${pick.strangersGroup()}/membership`, { desired: false }),
  },
  "group post": {
    share: 1,
    call: (pick) =>
      post("posts", {
        type: "text",
        content: "See you on Thursday.",
        group: pick.ownGroup,
      }),
  },
  notifications: { share: 2, call: get("/api/notifications?limit=20") },
  "unread count": { share: 2, call: get("/api/auth/user") },
  "mark as read": {
    share: 1,
    call: () => post("notifications/read", { from: "", upTo: "~" }),
  },
  "people search": {
    share: 3,
    call: (pick) => ({ path: `/api/users/search?q=${query(pick)}` }),
  },
  "search page": {
    share: 2,
    call: (pick) => ({ path: `/search?q=${query(pick)}` }),
  },
};

/**
 * Chooses for one member. The same seed gives the same choices.
 *
 * @param {Site} site
 * @param {number} member index
 * @param {number} seed
 * @returns {Picker}
 */
export function createPicker(site, member, seed) {
  const random = createRandom(seed * 1000 + member);
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  /** @template T @param {readonly T[]} list @returns {T} */
  const choose = (list) => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error("There's nothing to choose from");
    return item;
  };
  const block = () => below(site.people / blockSize);
  const group = (/** @type {number} */ index) =>
    `group-${block() * groupsPerBlock + index}`;
  return {
    choose,
    post: () => choose(random() < 0.5 ? site.newest : site.posts),
    prayer: () => choose(site.prayers),
    author: () => `member-${block() * blockSize + 20 * below(499)}`,
    group: () => group(below(groupsPerBlock)),
    // Members who sign in are among the first 6,000 of their block, so they aren't in these.
    strangersGroup: () => group(6 + below(2)),
    ownGroup: `group-${Math.floor((10 + 20 * member) / 1000)}`,
    chapters: site.chapters,
  };
}

/** The kinds of 100 requests in random order, each as often as its share. @param {number} seed */
export const shuffleKinds = (seed) =>
  shuffle(
    Object.entries(kinds).flatMap(([name, { share }]) =>
      Array.from({ length: share }, () => name),
    ),
    createRandom(seed),
  );
