import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import type { Sql } from "~/db/sql";
import {
  endSession,
  findViewer,
  renewSession,
  sessionIdOf,
  sessionUserId,
  startSession,
  sweepSessions,
} from "~/features/auth/session.server";
import type { Chapter } from "~/features/bible/chapter";
import { searchVerses } from "~/features/bible/search.server";
import {
  addComment,
  deleteComment,
  listComments,
} from "~/features/comments/comment.server";
import { listMonth } from "~/features/daily/daily-archive.server";
import { openDaily } from "~/features/daily/daily-content.server";
import {
  addDailyShare,
  engagementOf,
  setDailyLike,
} from "~/features/daily/daily-engagement.server";
import { prepareTomorrow } from "~/features/daily/daily-pair.server";
import type { DailyStores } from "~/features/daily/daily-stores.server";
import { feedTypes } from "~/features/feed/feed";
import { listFeed, listUserPosts } from "~/features/feed/feed.server";
import { createPost } from "~/features/posts/create-post.server";
import { isImageShown, sweepImages } from "~/features/posts/image-use.server";
import { sweepPreviews } from "~/features/posts/preview/sweep-previews.server";
import { newVerseSchema } from "~/features/posts/new-verse";
import { deletePost, getPost, postExists } from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { selectPosts } from "~/features/posts/post-row.server";
import {
  countInterest,
  getOwnInterest,
  setInterest,
} from "~/features/reactions/interest.server";
import { setLike } from "~/features/reactions/like.server";
import { sharePost } from "~/features/reactions/share.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import {
  listFollowing,
  listSuggested,
  setFollow,
} from "~/features/users/follow.server";
import { getProfile } from "~/features/users/user.server";
import { ImageShelf } from "~/platform/image-shelf.server";
import { limitWindow, sweepRateWindows } from "~/platform/rate-limit.server";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { dataString } from "../helpers/pictures/parts";
import { png } from "../helpers/pictures/png";
import { recordStatements } from "../helpers/recording-database";
import { sourceFiles } from "../helpers/source-files";

/** Steps of a plan that look dear and are not, each with its reason. */
const explained = [
  /^SCAN CONSTANT ROW$/,
  // Lists go in as one JSON value.
  /^SCAN json_each /,
  // Full-text search: the index is a virtual table, and MATCH decides what of it is read.
  /^SCAN verse_search VIRTUAL TABLE INDEX \d+:.*M/,
  // Suggestions: the hundred most followed, in the order of their index; LIMIT ends the walk.
  /^SCAN users USING (COVERING )?INDEX users_by_followers$/,
  /^SCAN u$/,
  // Whose text is loaded: a table of one row.
  /^SCAN verse_source$/,
];

type Bindings = Awaited<ReturnType<typeof startBindings>>;
let mf: Bindings;
let people: ReturnType<typeof recordStatements>;
let scripture: ReturnType<typeof recordStatements>;
let db: Db;
let stores: PostStores;
let images: R2Bucket;
const now = Date.now();
const request = new Request("http://localhost/", {
  headers: { cookie: "session=token" },
});
const profile = (name: string) => ({
  issuer: "https://issuer.example",
  subject: name,
  email: `${name}@example.org`,
  emailVerified: true,
  firstName: null,
  lastName: null,
});

beforeAll(async () => {
  mf = await startBindings(false);
  await prepareState(mf, { demo: false });
  people = recordStatements(await mf.getD1Database("DB"));
  scripture = recordStatements(await mf.getD1Database("SCRIPTURE"));
  db = new Db(people.database);
  const { assets } = emptyStores();
  images = (await mf.getR2Bucket("IMAGES")) as unknown as R2Bucket;
  stores = {
    db,
    assets,
    images: new ImageShelf(db, images, now, () => Promise.resolve()),
  };
});
afterAll(() => mf.dispose());

/** Where nothing is kept yet and no chapter is found: the counts are read all the same. */
function emptyStores(): DailyStores {
  return {
    db,
    kv: {
      get: () => Promise.resolve(null),
      put: () => Promise.resolve(),
    } as unknown as DailyStores["kv"],
    assets: {
      fetch: () => Promise.resolve(new Response(null, { status: 404 })),
    } as unknown as Fetcher,
    later: () => undefined,
  };
}

/** What is told of an event, from its first word to its deletion. */
async function useEvent(anna: string, viewer: Sql): Promise<void> {
  const event = {
    type: "event",
    content: "",
    eventData: { title: "Vespers", date: "2099-05-01", timeZone: "UTC" },
  } as const;
  const { id } = await createPost(stores, anna, event, {
    now,
    idempotencyKey: null,
  });
  for (const desired of [true, false, undefined]) {
    await setInterest(db, viewer, id, desired, now);
  }
  await countInterest(db, id);
  await getOwnInterest(db, viewer, id);
  const change = {
    content: "Come",
    imageUrl: null,
    eventData: {
      title: "Evensong",
      description: "",
      location: "",
      registrationUrl: "",
      date: "2099-05-02",
    },
  };
  await updatePost(stores, anna, id, change, now);
  await deletePost(db, anna, id);
}

/** A verse card, whose words are looked up in a chapter without a worker's assets. */
async function useVerseCard(anna: string): Promise<void> {
  const chapter: Chapter = {
    version: "KJV",
    book: "JHN",
    chapter: 11,
    blocks: [{ kind: "prose", verses: [[35, ["Jesus wept."]]] }],
    notes: [],
  };
  const assets = {
    fetch: () => Promise.resolve(Response.json(chapter)),
  } as unknown as Fetcher;
  const reference = { book: "John", chapter: 11, verse: 35 };
  const verse = {
    type: "verse",
    content: "",
    verseData: newVerseSchema.parse(reference),
  } as const;
  await createPost({ ...stores, assets }, anna, verse, {
    now,
    idempotencyKey: null,
  });
}

/** Today's prayer and verse, liked and shared. */
async function useDay(anna: string, viewer: Sql): Promise<void> {
  const today = { kind: "prayer", now } as const;
  for (const desired of [true, false, undefined]) {
    await setDailyLike(db, viewer, today, desired);
    await setDailyLike(db, anna, today, desired);
  }
  await addDailyShare(db, anna, today);
  await engagementOf(db, viewer, today);
  const daily = emptyStores();
  await prepareTomorrow(daily, now).catch(() => null);
  await openDaily(daily, "verse", { now, viewerId: viewer }).catch(() => null);
  await listMonth(daily, "prayer", { now });
}

/** Sends every statement of the server at least once. */
async function useEverything(): Promise<void> {
  const owner = "owner@example.org";
  const anna = await findOrCreateAccount(db, profile("anna"), owner, now);
  const ben = await findOrCreateAccount(db, profile("ben"), owner, now);
  await findOrCreateAccount(
    db,
    { ...profile("ben"), subject: "2" },
    owner,
    now,
  );
  await findOrCreateAccount(db, profile("owner"), owner, now);
  await startSession(db, request, anna, now);
  await renewSession(db, request, now);
  const viewer = sessionUserId(await sessionIdOf(request), now);
  await findViewer(db, viewer);
  const text = { type: "text", content: "Selah" } as const;
  const once = { now, idempotencyKey: "key" };
  const post = await createPost(stores, anna, text, once);
  await createPost(stores, anna, text, once);
  await getPost(db, viewer, post.id);
  await postExists(db, post.id);
  await useEvent(anna, viewer);
  await useVerseCard(anna);
  const { url } = await stores.images.keep(dataString(png()));
  await stores.images.keep(url);
  await isImageShown(db, url);
  await sweepImages(db, images, now + 2 * 86_400_000);
  await images.put(`previews/${post.id}-old.png`, "");
  const { kv: counters } = emptyStores();
  await sweepPreviews({
    db,
    bucket: images,
    counters: counters as unknown as KVNamespace,
    productName: "Site",
  });
  await sharePost(db, viewer, post.id, once);
  await sharePost(db, viewer, post.id, { now, idempotencyKey: null });
  for (const desired of [true, false, undefined]) {
    await setLike(db, viewer, post.id, desired, now).catch(() => undefined);
    await setLike(db, anna, post.id, desired, now);
    await setFollow(db, anna, ben, desired, now);
  }
  const page = { limit: 20 };
  for (const cursor of [undefined, post.id]) {
    const at = { ...page, ...(cursor !== undefined && { cursor }) };
    for (const type of feedTypes) await listFeed(db, viewer, { ...at, type });
    await listUserPosts(db, viewer, anna, at);
    await listComments(db, post.id, at);
  }
  const words = { content: "Amen" };
  await addComment(db, ben, post.id, words, once);
  const comment = await addComment(db, ben, post.id, words, once);
  await deleteComment(db, ben, post.id, comment.id);
  await listSuggested(db, viewer, 5);
  await listFollowing(db, anna, page);
  await listFollowing(db, anna, { ...page, cursor: `${now}.${ben}` });
  await getProfile(db, viewer, ben);
  await useDay(anna, viewer);
  const context = { now, env: { rateLimits: "on" } };
  await limitWindow(context as Parameters<typeof limitWindow>[0], db, anna, {
    name: "test",
    limit: 1,
    window: 1000,
  });
  await sweepRateWindows(db, now);
  await sweepSessions(db, now);
  await endSession(db, request);
  const search = new Db(scripture.database);
  for (const q of ["grace", "grace zzz truth", '"in the beginning"']) {
    await searchVerses(search, { q, version: "KJV", limit: 20 });
  }
}

async function dearSteps(
  name: "DB" | "SCRIPTURE",
  { sent }: Pick<ReturnType<typeof recordStatements>, "sent">,
): Promise<string[]> {
  const plain = await mf.getD1Database(name);
  const statements = new Map(sent.map((one) => [one.text, one]));
  const dear: string[] = [];
  for (const { text, values } of statements.values()) {
    const { results } = await plain
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of results) {
      const costly = /^SCAN |TEMP B-TREE|AUTOMATIC/.test(detail);
      if (costly && !explained.some((pattern) => pattern.test(detail))) {
        dear.push(`${detail}\n${text}`);
      }
    }
  }
  return dear;
}

describe("every statement of the server", () => {
  beforeAll(useEverything);

  it("finds its rows by an index and in their order", async () => {
    expect(people.sent.length).toBeGreaterThan(50);
    expect(await dearSteps("DB", people)).toEqual([]);
    expect(await dearSteps("SCRIPTURE", scripture)).toEqual([]);
  });

  it("would be noticed if it did not", async () => {
    const text = "SELECT id FROM posts WHERE content = ? ORDER BY createdAt";
    const dear = await dearSteps("DB", { sent: [{ text, values: [""] }] });
    expect(dear).toHaveLength(2);
  });

  it("is sent here: no file with SQL is forgotten", () => {
    const here = readFileSync(import.meta.filename, "utf8");
    const forgotten = sourceFiles("app")
      .filter(({ name }) => name.endsWith(".server.ts"))
      .filter(({ imports }) => imports.includes("app/db/sql.ts"))
      .map(({ name }) => name.replace(/^app\/|\.ts$/g, ""))
      .filter((name) => !here.includes(`"~/${name}"`));
    // These hold pieces of SQL that others send.
    expect(forgotten).toEqual([
      "features/daily/daily-counts.server",
      "features/posts/event.server",
      "features/posts/verse-card.server",
      "platform/context.server",
    ]);
    expect(selectPosts).toBeTypeOf("function");
  });
});

it("every foreign key has an index, so that a deletion finds what goes along", async () => {
  const plain = await mf.getD1Database("DB");
  const { results } = await plain
    .prepare(
      `SELECT t.name || '.' || f."from" AS missing
       FROM sqlite_master t JOIN pragma_foreign_key_list(t.name) f
       WHERE t.type = 'table' AND t.name NOT LIKE '\\_cf%' ESCAPE '\\' AND NOT EXISTS (
         SELECT 1 FROM pragma_index_list(t.name) i JOIN pragma_index_info(i.name) c
         WHERE c.seqno = 0 AND c.name = f."from")`,
    )
    .all<{ missing: string }>();
  expect(results).toEqual([]);
});
