/**
 * @typedef {object} Sent
 * @property {string} name
 * @property {number} startedAt `performance.now()`
 * @property {number} endedAt
 * @property {string} [failure] a status other than 2xx, or an error
 */

const verse = { book: "John", chapter: 11, verse: 35, version: "KJV" };

/**
 * Reads and writes of a signed-in person, each connection in turn with other posts.
 *
 * @param {string[]} posts ids
 * @returns {(turn: number) => { name: string, path: string, body?: object }}
 */
const planRequests = (posts) => (turn) => {
  const post = posts[turn % posts.length] ?? "";
  const all = [
    { name: "home", path: "/home" },
    {
      name: "post",
      path: "/api/posts",
      body: { type: "text", content: `Selah ${turn}` },
    },
    { name: "list", path: "/api/posts?limit=20" },
    { name: "like", path: `/api/posts/${post}/like`, body: { desired: true } },
    { name: "page of a post", path: `/post/${post}` },
    {
      name: "comment",
      path: `/api/posts/${post}/comments`,
      body: { content: `Amen ${turn}` },
    },
    { name: "comments", path: `/api/posts/${post}/comments` },
    {
      name: "favourite",
      path: "/api/bible/favourites",
      body: { ...verse, desired: true },
    },
    { name: "profile", path: "/profile/person-2" },
    { name: "notifications", path: "/api/notifications" },
  ];
  return all[turn % all.length] ?? { name: "home", path: "/home" };
};

/**
 * Sends requests on several connections until it is stopped.
 *
 * @param {{ url: string, cookie: string, posts: string[], connections: number }} options
 */
export function startTraffic({ url, cookie, posts, connections }) {
  const plan = planRequests(posts);
  /** @type {Sent[]} */
  const sent = [];
  /** The acknowledged writes. @type {Record<"post" | "comment" | "like", Set<string>>} */
  const written = { post: new Set(), comment: new Set(), like: new Set() };
  let turn = 0;
  let isStopped = false;

  const run = async () => {
    while (!isStopped) {
      turn += 1;
      const { name, path, body } = plan(turn);
      const startedAt = performance.now();
      /** @type {string | undefined} */
      let failure;
      try {
        const response = await fetch(url + path, {
          ...(body && { method: "POST", body: JSON.stringify(body) }),
          headers: {
            cookie,
            // A local migration blocks workerd, which then closes connections that seem to have been idle for 5 s.
            connection: "close",
            ...(body && { origin: url, "content-type": "application/json" }),
          },
        });
        const text = await response.text();
        if (!response.ok) failure = `${response.status} ${text.slice(0, 200)}`;
        else if (name === "like") written.like.add(path.split("/")[3] ?? "");
        else if (name === "post" || name === "comment") {
          /** @type {unknown} */
          const created = JSON.parse(text);
          written[name].add(/** @type {{ id: string }} */ (created).id);
        }
      } catch (error) {
        failure = String(error);
      }
      const endedAt = performance.now();
      sent.push({ name, startedAt, endedAt, ...(failure && { failure }) });
    }
  };
  const running = Array.from({ length: connections }, run);

  return {
    sent,
    written,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/**
 * The requests that ran at some time between two times.
 *
 * @param {Sent[]} sent
 * @param {number} from
 * @param {number} to
 */
export function summarizeTraffic(sent, from = -Infinity, to = Infinity) {
  const during = sent.filter(
    ({ startedAt, endedAt }) => startedAt < to && endedAt > from,
  );
  return {
    requests: during.length,
    failures: during.flatMap(({ name, failure }) =>
      failure === undefined ? [] : `${name}: ${failure}`,
    ),
    longestMs: Math.max(
      0,
      ...during.map(({ startedAt, endedAt }) => endedAt - startedAt),
    ),
  };
}

/**
 * How many of the acknowledged writes aren't in the database.
 *
 * @param {import("../local/worker.mjs").Database} db
 * @param {ReturnType<typeof startTraffic>["written"]} written
 */
export async function countLostWrites(db, { post, comment, like }) {
  const count = async (
    /** @type {string} */ rows,
    /** @type {Set<string>} */ ids,
  ) => {
    const found = await db
      .prepare(
        `SELECT count(*) AS found FROM json_each(?1) WHERE EXISTS (${rows})`,
      )
      .bind(JSON.stringify([...ids]))
      .first("found");
    return ids.size - Number(found);
  };
  return (
    (await count("SELECT 1 FROM posts WHERE id = value", post)) +
    (await count("SELECT 1 FROM comments WHERE id = value", comment)) +
    (await count(
      "SELECT 1 FROM likes WHERE postId = value AND userId = 'person-1'",
      like,
    ))
  );
}
