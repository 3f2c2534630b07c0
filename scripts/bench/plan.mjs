import { readdir } from "node:fs/promises";
import { inRoot } from "../local/paths.mjs";
import { coldPassages, coldVerses, coldVisits, johnOn } from "./cold.mjs";

/**
 * @typedef {import("./load.mjs").Step} Step
 * @typedef {import("./world.mjs").Call} Call
 *
 * @typedef {object} Measurement
 * @property {string} name
 * @property {(connection: number) => Step[]} steps
 * @property {boolean} [signedIn]
 * @property {Call} [call] of the app: what is asked once beforehand, to see status and D1 trips
 * @property {number} [goal] least ratio to its floor
 * @property {number} [shows] posts: at most 3 rows read for each, and 10
 * @property {number} [trips] most round trips to D1
 * @property {number} [most] connections: what takes a tenth of a second would not answer all in a round
 * @property {boolean} [asset] must answer without the worker
 *
 * @typedef {{ floor: Measurement, beside: Measurement[] }} Group measured in turns
 */

/** @param {string} path @returns {(connection: number) => Step[]} */
const always = (path) => () => [{ path }];

/** Each connection likes posts of its own and takes it back: every request changes a row. */
const postsPerConnection = 40;

/**
 * @param {string[]} posts
 * @param {(post: string, on: boolean) => Step} step
 * @returns {(connection: number) => Step[]}
 */
const likes = (posts, step) => (connection) => {
  const count = Math.max(1, Math.min(postsPerConnection, posts.length));
  const first = (connection * count) % posts.length;
  return posts
    .slice(first, first + count)
    .flatMap((post) => [step(post, true), step(post, false)]);
};

/** @param {string} post @param {boolean} desired @returns {Step & Call} */
export const likeCall = (post, desired) => ({
  path: `/api/posts/${post}/like`,
  method: "POST",
  signedIn: true,
  body: JSON.stringify({ desired }),
});

const feed = (/** @type {number} */ limit) => `/api/posts?limit=${limit}`;
const search = "/api/bible/search?q=living%20water";
export const calls = /** @type {const} */ ({
  landing: { path: "/" },
  cold: { path: "/Landing" },
  home: { path: "/home", signedIn: true },
  feed20: { path: feed(20), signedIn: true },
  feed100: { path: feed(100), signedIn: true },
  daily: { path: "/api/bible/verse-of-the-day" },
  prayer: { path: "/api/prayer-of-the-day" },
  search: { path: search },
});

/** Where John 3 lies among the static assets. */
async function chapterPath() {
  const [hash = ""] = await readdir(inRoot("build", "client", "scripture"));
  return `/scripture/${hash}/kjv/john/3.json`;
}

/**
 * What is measured, and its goals. Where a goal was set in requests a second it stands here as its
 * share of the bare worker of the machine it was set on (6,500/s).
 *
 * @param {string[]} posts newest first, enough for every connection
 * @returns {Promise<Group[]>}
 */
export async function plan(posts) {
  const chapter = await chapterPath();
  const post = `/post/${posts[0] ?? ""}`;
  const passage = "/bible/kjv/john/3/16";
  /** @param {string} name @param {string} key @returns {Measurement} */
  const bareD1 = (name, key) => ({ name, steps: always(`/floor/d1/${key}`) });
  return [
    {
      floor: { name: "floor: bare worker", steps: always("/floor/bare") },
      beside: [
        {
          name: "landing, cold",
          call: calls.cold,
          steps: coldVisits("/landing"),
          goal: 400 / 6500,
          trips: 0,
        },
        {
          name: "post, cold",
          call: { path: post },
          steps: coldVisits(post),
          goal: 400 / 6500,
          trips: 1,
        },
        {
          name: "passage, cold",
          call: { path: passage },
          steps: await coldPassages(),
          goal: 400 / 6500,
          trips: 0,
        },
        {
          name: "daily verse",
          call: calls.daily,
          steps: always(calls.daily.path),
          goal: 1500 / 6500,
          trips: 1,
        },
        {
          name: "daily prayer",
          call: calls.prayer,
          steps: always(calls.prayer.path),
          goal: 1500 / 6500,
          trips: 1,
        },
        {
          name: "chapter",
          call: { path: chapter },
          steps: always(chapter),
          asset: true,
        },
        bareD1("floor: one row of D1", "row"),
      ],
    },
    {
      floor: { name: "floor: Cache hit", steps: always("/floor/cache") },
      beside: [
        {
          name: "landing, warm",
          call: calls.landing,
          steps: always(calls.landing.path),
          goal: 0.65,
          trips: 0,
        },
        {
          name: "post, warm",
          call: { path: `${post}?utm_source=bench` },
          steps: always(post),
          goal: 0.65,
        },
        {
          name: "passage, warm",
          call: { path: `${passage}?utm_source=bench` },
          steps: always(passage),
          goal: 0.65,
          trips: 0,
        },
        {
          name: "verse image, warm",
          call: { path: johnOn("dove") },
          steps: always(johnOn("dove")),
          trips: 0,
        },
      ],
    },
    { floor: coldVerses("peaceful-night"), beside: [coldVerses("dove")] },
    {
      floor: { name: "floor: Remix, 20 cards", steps: always("/floor/remix") },
      beside: [
        {
          name: "home",
          call: calls.home,
          steps: always(calls.home.path),
          signedIn: true,
          goal: 0.65,
          trips: 1,
          shows: 20,
        },
        {
          name: "floor: Remix, cards from D1",
          steps: always("/floor/remix/home"),
        },
      ],
    },
    ...[20, 100].map((limit) => ({
      floor: bareD1(`floor: feed of ${limit}`, `feed${limit}`),
      beside: [
        {
          name: `posts?limit=${limit}`,
          call: { path: feed(limit), signedIn: true },
          steps: always(feed(limit)),
          signedIn: true,
          goal: 0.62,
          trips: 1,
          shows: limit,
        },
      ],
    })),
    {
      floor: {
        name: "floor: like batch",
        steps: likes(posts, (post, on) => ({
          path: `/floor/d1/like-${on ? "on" : "off"}?post=${post}`,
          method: "POST",
        })),
      },
      beside: [
        {
          name: "like",
          call: likeCall(posts[0] ?? "", true),
          steps: likes(posts, likeCall),
          signedIn: true,
          goal: 0.55,
          trips: 1,
        },
      ],
    },
    {
      floor: bareD1("floor: search SQL", "search"),
      beside: [{ name: "search", call: calls.search, steps: always(search) }],
    },
  ];
}
