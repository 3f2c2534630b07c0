import { createSession, sessionSecret } from "../bench/seed.mjs";
import { newVapidPair } from "../local/vapid.mjs";
import { prepareState } from "../local/prepared-state.mjs";
import { startWorker } from "../local/worker.mjs";

const today = new Date().toISOString().slice(0, 10);

/**
 * What each of the demo's people does once, as in the app; `{post}`, `{prayer}`, `{group}` and `{user}` are not their own.
 *
 * @type {[method: string, path: string, body?: unknown][]}
 */
const calls = [
  ["POST", "/api/posts/{post}/like", { desired: true }],
  [
    "POST",
    "/api/posts/{post}/comments",
    { content: "Thank you, this helped me a lot today. Amen!" },
  ],
  ["POST", "/api/posts/{post}/save", { desired: true }],
  ["POST", "/api/posts/{post}/share"],
  ["POST", "/api/posts/{prayer}/prayed", { desired: true, message: "peace" }],
  ["POST", "/api/prayers", { postId: "{prayer}" }],
  ["POST", "/api/prayers", { content: "For my brother, who looks for work" }],
  ["POST", "/api/users/{user}/follow", { desired: true }],
  ["POST", "/api/groups/{group}/membership", { desired: true }],
  [
    "POST",
    "/api/reports",
    {
      kind: "post",
      targetId: "{post}",
      reason: "other",
      message: "Please look at this",
    },
  ],
  [
    "POST",
    "/api/analytics/page-visit",
    { page: "bible", sessionId: "1790000000000" },
  ],
  [
    "POST",
    "/api/analytics/game-play",
    { gameName: "Bible Trivia", sessionId: "1790000000000" },
  ],
  [
    "POST",
    "/api/bible/favourites",
    { book: "John", chapter: 3, verse: 16, desired: true },
  ],
  [
    "PUT",
    "/api/bible/position",
    { version: "WEB", book: "Romans", chapter: 8 },
  ],
  ["POST", "/api/bible/verse-of-the-day/like", { desired: true }],
  ["POST", "/api/notifications/settings", { like: "push" }],
  [
    "PUT",
    "/api/reminders/verse",
    { localTime: "07:00", timeZone: "Europe/Berlin" },
  ],
  [
    "POST",
    "/api/games/bible-trivia/puzzle",
    { date: today, step: 0, answer: 0 },
  ],
];

/** Starts the app with the demo community and lets each person do what `calls` lists. */
export async function startSample() {
  const worker = await startWorker({
    bindings: {
      OIDC_CLIENT_SECRET: sessionSecret,
      SESSION_SECRET: sessionSecret,
      SANCTIONS_SECRET: sessionSecret,
      ...newVapidPair(),
      RATE_LIMITS: "off",
      OUTSIDE: "off",
    },
  });
  await prepareState(worker.mf, { search: false, openGames: ["bible-trivia"] });
  const db = await worker.mf.getD1Database("DB");
  const { results: people } = await db.prepare("SELECT id FROM users").all();
  const refused = [];
  for (const [i, person] of people.entries()) {
    const id = String(person["id"]);
    const { insert, cookie } = createSession(db, id, Date.now());
    await insert.run();
    const values = await chooseTargets(db, id, i);
    for (const [method, path, body] of calls) {
      const response = await fetch(worker.url + fill(path, values), {
        method,
        headers: {
          cookie,
          origin: worker.url,
          "content-type": "application/json",
        },
        ...(body !== undefined && { body: fill(JSON.stringify(body), values) }),
      });
      if (!response.ok)
        refused.push(`${method} ${path}: ${await response.text()}`);
    }
  }
  if (refused.length > 0) console.warn(refused.join("\n"));
  return { db, stop: worker.stop };
}

/** @param {string} text @param {Record<string, string>} values */
const fill = (text, values) =>
  text.replaceAll(
    /\{(\w+)\}/g,
    (whole, /** @type {string} */ name) => values[name] ?? whole,
  );

/**
 * @param {import("../local/worker.mjs").Database} db
 * @param {string} userId
 * @param {number} i each person chooses others
 */
async function chooseTargets(db, userId, i) {
  const row = await db
    .prepare(
      `SELECT (SELECT id FROM posts WHERE userId <> ?1 AND groupId IS NULL ORDER BY id LIMIT 1 OFFSET ?2) AS post,
         (SELECT id FROM posts WHERE userId <> ?1 AND type = 'prayer' AND groupId IS NULL ORDER BY id LIMIT 1 OFFSET ?2 % 8) AS prayer,
         (SELECT slug FROM groups ORDER BY id LIMIT 1 OFFSET ?2 % 2) AS "group",
         (SELECT id FROM users WHERE id <> ?1 ORDER BY id LIMIT 1 OFFSET ?2 % 11) AS user`,
    )
    .bind(userId, i)
    .first();
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => [name, String(value)]),
  );
}
