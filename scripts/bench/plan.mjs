import { readdir } from "node:fs/promises";
import { inRoot } from "../local/paths.mjs";
import { coldPassages, coldVisits } from "./cold.mjs";

/**
 * @typedef {import("./load.mjs").Step} Step
 * @typedef {import("./world.mjs").Call} Call
 *
 * @typedef {object} Measurement
 * @property {string} name
 * @property {(connection: number) => Step[]} steps
 * @property {boolean} [signedIn]
 * @property {Call} [call] to the app, sent once before, to record its status and D1 trips
 * @property {number} [goal] minimum ratio to the floor
 * @property {number} [postCount] posts on the page; it may read 3 rows for each, plus 10
 * @property {number} [maxRoundTrips] maximum round trips to D1
 * @property {boolean} [isAsset] must be served without the worker
 *
 * @typedef {{ floor: Measurement, measurements: Measurement[] }} Group is measured in turns
 */

/** @param {string} path @returns {(connection: number) => Step[]} */
const always = (path) => () => [{ path }];

/** Each connection likes and unlikes its own posts, so that every request changes a row. */
const postsPerConnection = 40;

/**
 * @param {string[]} posts
 * @param {(post: string, liked: boolean) => Step} step
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
const verseImage = "/verse-image/kjv/john/3/16.png";
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

/**
 * All measurements with their goals. Goals in requests per second are converted to a ratio to the bare worker on the
 * machine they were set for (6,500/s).
 *
 * @param {string[]} posts newest first, enough for every connection
 * @returns {Promise<Group[]>}
 */
export async function listGroups(posts) {
  const [hash = ""] = await readdir(inRoot("build", "client", "scripture"));
  const chapter = `/scripture/${hash}/kjv/john/3.json`;
  const post = `/post/${posts[0] ?? ""}`;
  const passage = "/bible/kjv/john/3/16";
  /** @param {string} name @param {string} key @returns {Measurement} */
  const bareD1 = (name, key) => ({ name, steps: always(`/floor/d1/${key}`) });
  return [
    {
      floor: { name: "floor: bare worker", steps: always("/floor/bare") },
      measurements: [
        {
          name: "landing, cold",
          call: calls.cold,
          steps: coldVisits("/landing"),
          goal: 400 / 6500,
          maxRoundTrips: 0,
        },
        {
          name: "post, cold",
          call: { path: post },
          steps: coldVisits(post),
          goal: 400 / 6500,
          maxRoundTrips: 1,
        },
        {
          name: "passage, cold",
          call: { path: passage },
          steps: await coldPassages(),
          goal: 400 / 6500,
          maxRoundTrips: 0,
        },
        {
          name: "daily verse",
          call: calls.daily,
          steps: always(calls.daily.path),
          goal: 1500 / 6500,
          maxRoundTrips: 1,
        },
        {
          name: "daily prayer",
          call: calls.prayer,
          steps: always(calls.prayer.path),
          goal: 1500 / 6500,
          maxRoundTrips: 1,
        },
        {
          name: "chapter",
          call: { path: chapter },
          steps: always(chapter),
          isAsset: true,
        },
        bareD1("floor: one row of D1", "row"),
      ],
    },
    {
      floor: { name: "floor: Cache hit", steps: always("/floor/cache") },
      measurements: [
        {
          name: "landing, warm",
          call: calls.landing,
          steps: always(calls.landing.path),
          goal: 0.65,
          maxRoundTrips: 0,
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
          maxRoundTrips: 0,
        },
        {
          name: "verse image, warm",
          call: { path: verseImage },
          steps: always(verseImage),
          maxRoundTrips: 0,
        },
      ],
    },
    {
      floor: { name: "floor: Remix, 20 cards", steps: always("/floor/remix") },
      measurements: [
        {
          name: "home",
          call: calls.home,
          steps: always(calls.home.path),
          signedIn: true,
          goal: 0.65,
          maxRoundTrips: 1,
          postCount: 20,
        },
        {
          name: "floor: Remix, cards from D1",
          steps: always("/floor/remix/home"),
        },
      ],
    },
    ...[20, 100].map((limit) => ({
      floor: bareD1(`floor: feed of ${limit}`, `feed${limit}`),
      measurements: [
        {
          name: `posts?limit=${limit}`,
          call: { path: feed(limit), signedIn: true },
          steps: always(feed(limit)),
          signedIn: true,
          goal: 0.62,
          maxRoundTrips: 1,
          postCount: limit,
        },
      ],
    })),
    {
      floor: {
        name: "floor: like batch",
        steps: likes(posts, (post, liked) => ({
          path: `/floor/d1/like-${liked ? "on" : "off"}?post=${post}`,
          method: "POST",
        })),
      },
      measurements: [
        {
          name: "like",
          call: likeCall(posts[0] ?? "", true),
          steps: likes(posts, likeCall),
          signedIn: true,
          goal: 0.55,
          maxRoundTrips: 1,
        },
      ],
    },
    {
      floor: bareD1("floor: search SQL", "search"),
      measurements: [
        { name: "search", call: calls.search, steps: always(search) },
      ],
    },
  ];
}
