import { queries } from "../bench/search-queries.mjs";
import { createRandom, shuffle } from "../demo/random.mjs";
import { blockSize, groupsPerBlock } from "./seed.mjs";

/**
 * @typedef {import("../bench/world.mjs").Call} Call
 * @typedef {Pick<import("./site.mjs").Site, "people" | "newest" | "posts" | "prayers" | "chapters">} Targets
 *
 * @typedef {object} Picker chooses what a request is about; the same choices in each block of people and posts
 * @property {(list: ArrayLike<string>) => string} choose
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

/** @param {number} share @param {(pick: Picker) => string} path @returns {Kind} */
const get = (share, path) => ({
  share,
  call: (pick) => ({ path: path(pick) }),
});
/** @param {number} share @param {(pick: Picker) => string} path @returns {Kind} */
const visit = (share, path) => ({ ...get(share, path), visitor: true });
/** @param {number} share @param {(pick: Picker) => [string, object]} request path and body @returns {Kind} */
const post = (share, request) => ({
  share,
  call(pick) {
    const [path, body] = request(pick);
    return { path: `/api/${path}`, method: "POST", body: JSON.stringify(body) };
  },
});
/** @param {Picker} pick */
const name = (pick) => encodeURIComponent(pick.choose(names));

/**
 * What people do: 55 % home and pages, 15 % scripture, 10 % likes, comments and prayers, 5 % each posts, groups,
 * notifications and search.
 *
 * @type {Record<string, Kind>}
 */
export const kinds = {
  home: get(14, () => "/home"),
  following: { ...get(8, () => "/home"), cookies: "; feed-order=following" },
  profile: get(8, (pick) => `/profile/${pick.author()}`),
  "post page": get(8, (pick) => `/post/${pick.post()}`),
  "groups list": get(3, () => "/groups"),
  "daily verse": get(4, () => "/verse-of-the-day"),
  "daily prayer": get(2, () => "/prayer-of-the-day"),
  "visitor's landing": visit(4, () => "/"),
  "visitor's post": visit(4, (pick) => `/post/${pick.post()}`),
  "chapter page": get(5, (pick) => {
    const [book, chapter] = pick.choose(chapters).split("/");
    return `/bible?book=${book}&chapter=${chapter}`;
  }),
  "chapter file": visit(
    4,
    (pick) => `${pick.chapters}/kjv/${pick.choose(chapters)}.json`,
  ),
  passage: visit(
    3,
    (pick) => `/bible/kjv/${pick.choose(chapters)}/${pick.choose("12345")}`,
  ),
  "Bible search": get(3, (pick) => {
    const query = encodeURIComponent(pick.choose(queries));
    return `/api/bible/search?version=${pick.choose(["KJV", "WEB"])}&q=${query}`;
  }),
  like: post(4, (pick) => [`posts/${pick.post()}/like`, { desired: true }]),
  comment: post(3, (pick) => [
    `posts/${pick.post()}/comments`,
    { content: "Amen to that." },
  ]),
  prayed: post(3, (pick) => [
    `posts/${pick.prayer()}/prayed`,
    { desired: true },
  ]),
  "new post": post(5, () => ["posts", { type: "text", content: "Grateful." }]),
  "group page": get(2, (pick) => `/groups/${pick.group()}`),
  join: post(1, (pick) => [
    `groups/${pick.strangersGroup()}/membership`,
    { desired: true },
  ]),
  leave: post(1, (pick) => [
    `groups/${pick.strangersGroup()}/membership`,
    { desired: false },
  ]),
  "group post": post(1, (pick) => [
    "posts",
    { type: "text", content: "See you on Thursday.", group: pick.ownGroup },
  ]),
  notifications: get(2, () => "/api/notifications?limit=20"),
  "unread count": get(2, () => "/api/auth/user"),
  "mark as read": post(1, () => ["notifications/read", { upTo: "~" }]),
  "people search": get(3, (pick) => `/api/users/search?q=${name(pick)}`),
  "search page": get(2, (pick) => `/search?q=${name(pick)}`),
};

/**
 * Chooses for one member. The same seed gives the same choices.
 *
 * @param {Targets} site
 * @param {number} member index
 * @param {number} seed
 * @returns {Picker}
 */
export function createPicker(site, member, seed) {
  const random = createRandom(seed * 1000 + member);
  const below = (/** @type {number} */ n) => Math.floor(random() * n);
  /** @param {ArrayLike<string>} list */
  const choose = (list) => list[below(list.length)] ?? "";
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
