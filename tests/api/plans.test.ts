import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import type { Sql } from "~/db/sql";
import {
  deleteAccount,
  mayDelete,
} from "~/features/account/delete-account.server";
import {
  exportLists,
  type ExportList,
} from "~/features/account/export-lists.server";
import * as exportRows from "~/features/account/export-rows.server";
import { collectExternalData } from "~/features/account/external-data.server";
import { getSwitches, setSwitch } from "~/features/account/switches.server";
import {
  endOtherSessions,
  endUserSession,
  listSessions,
} from "~/features/auth/sessions.server";
import {
  endSession,
  loadSession,
  renewSession,
  sessionUserId,
  startSession,
  deleteExpiredSessions,
} from "~/platform/session.server";
import type { AboutChange } from "~/features/about/about";
import { getAbout, setAbout } from "~/features/about/about.server";
import type { Chapter } from "~/features/bible/chapter";
import {
  listFavourites,
  setFavourite,
} from "~/features/bible/favourites/favourites.server";
import {
  getPosition,
  setPosition,
} from "~/features/bible/position/position.server";
import { searchVerses } from "~/features/bible/search/search.server";
import {
  addComment,
  deleteComment,
  listComments,
  updateComment,
} from "~/features/comments/comment.server";
import { listMonth } from "~/features/daily/daily-archive.server";
import { loadDaily } from "~/features/daily/daily-content.server";
import {
  addDailyShare,
  getDailyEngagement,
  setDailyLike,
} from "~/features/daily/daily-engagement.server";
import { cacheTomorrow } from "~/features/daily/daily-content-cache.server";
import type { DailyContext } from "~/features/daily/daily-context.server";
import { feedTypes } from "~/features/feed/feed";
import { feedOrders } from "~/features/feed/feed-order";
import { listEvents } from "~/features/feed/events.server";
import { listFeed, listUserPosts } from "~/features/feed/feed.server";
import {
  getPreferences,
  savePreferences,
} from "~/features/onboarding/preferences.server";
import { createPost } from "~/features/posts/create-post.server";
import { deleteReleasedImages } from "~/features/media/unused-images.server";
import {
  loadReels,
  listReels,
  clearSeen,
  markReelsSeen,
  deleteExpiredSeen,
} from "~/features/reels/reels.server";
import {
  countFollowersPosts,
  setDefaultAudience,
} from "~/features/audience/audience.server";
import { bibleTrivia } from "~/features/games/bible-trivia/trivia.server";
import { listLeaderboard } from "~/features/games/leaderboard.server";
import { loadGamesHub } from "~/features/games/hub.server";
import { getOpenGames } from "~/features/games/open-games.server";
import { answerPuzzle, getPuzzleState } from "~/features/games/puzzle.server";
import {
  recordRound,
  deleteExpiredRounds,
} from "~/features/games/scores.server";
import { newVerseSchema } from "~/features/posts/new-verse";
import { savePostImage } from "~/features/media/post-images.server";
import {
  getHiddenPostForAdmin,
  deletePost,
  getPost,
  getVideoUrl,
} from "~/features/posts/post.server";
import type { PostStores } from "~/features/posts/post-stores.server";
import { updatePost } from "~/features/posts/update-post.server";
import { selectPosts } from "~/features/posts/post-row.server";
import { getInterest, setInterest } from "~/features/events/interest.server";
import { listSavedPosts, setSaved } from "~/features/reactions/save.server";
import { getPrayedPeople, setPrayed } from "~/features/prayer/prayed.server";
import {
  addPrayer,
  loadPrayers,
  removePrayer,
  updatePrayer,
} from "~/features/prayer/prayer-list.server";
import { setLike } from "~/features/reactions/like.server";
import { sharePost } from "~/features/reactions/share.server";
import { listHidden, setBlock, setMute } from "~/features/blocks/block.server";
import { searchPeople } from "~/features/search/search.server";
import { findOrCreateAccount } from "~/features/users/account.server";
import {
  listFollows,
  listFollowRequests,
  setFollowApproval,
  setFollower,
} from "~/features/users/follower.server";
import { listSuggestedUsers, setFollow } from "~/features/users/follow.server";
import { indexNames } from "~/features/users/name-index.server";
import {
  updateProfile,
  getProfile,
  requireSelf,
  withVisibleUser,
} from "~/features/users/user.server";
import {
  changeHandle,
  getUserIdByHandle,
  deleteExpiredHandles,
} from "~/features/users/handle.server";
import type { AppContext } from "~/platform/context.server";
import { ImageStore } from "~/platform/image-store.server";
import {
  limitWindow,
  deleteExpiredRateWindows,
} from "~/platform/rate-limit.server";
import { AppError } from "~/shared/errors";
import { utcDate } from "~/shared/time";
import { seedPeople, seedPosts } from "../../scripts/bench/seed.mjs";
import { migrate } from "../../scripts/local/migrations.mjs";
import { inRoot } from "../../scripts/local/paths.mjs";
import { startDatabases } from "../helpers/databases";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements, saveBatches } from "../helpers/recording-database";
import { exerciseGroupInvites } from "../helpers/exercise-group-invites";
import { exerciseGroupMembers } from "../helpers/exercise-group-members";
import { exerciseGroupPosts } from "../helpers/exercise-group-posts";
import { exerciseGroups } from "../helpers/exercise-groups";
import { exercisePush } from "../helpers/exercise-push";
import { exerciseImages } from "../helpers/exercise-images";
import { exercisePrayerProgress } from "../helpers/exercise-prayer-progress";
import { exerciseNotifications } from "../helpers/exercise-notifications";
import { exerciseReports } from "../helpers/exercise-reports";
import { sessionSecret } from "../helpers/session-token";
import { serverFiles } from "../helpers/source-files";
import { powerAdmin, exerciseAdmin } from "../helpers/exercise-admin";

/** Steps that look expensive but aren't, each with the reason. */
const allowedSteps = [
  /^SCAN CONSTANT ROW$/,
  // Common table expressions with one row, see feed.server.ts.
  /^SCAN (viewer|relation)$/,
  // A page whose ids were merged from several indexes.
  /^USE TEMP B-TREE FOR ORDER BY\n.*FROM (queue|ids) CROSS JOIN/s,
  // Lists are passed as one JSON value.
  /^SCAN json_each /,
  // Full-text search: the index is a virtual table, and MATCH or the row's number limits the rows read.
  /^SCAN verse_(search_kjv|words) VIRTUAL TABLE INDEX \d+:.*[M=]/,
  // Verses with the query as a phrase come first: sorts the matches, 6,500 for "the lord".
  /^USE TEMP B-TREE FOR ORDER BY\n.*\bverse_words MATCH/s,
  // Suggestions: the 100 most followed users in index order; LIMIT stops the scan.
  /^SCAN users USING (COVERING )?INDEX users_by_followers$/,
  // Follow requests are counted up to 100, in a subquery that uses an index.
  /^SCAN \(subquery-\d+\)$/,
  // The write admins, to notify them of a report or to find another one: a partial index contains only admins.
  /^SCAN [ao] USING INDEX users_admins$/,
  // The filter for suspended users, in any order: a partial index contains only them.
  /^SCAN users USING INDEX users_suspended$/,
  /^USE TEMP B-TREE FOR ORDER BY\n.*INDEXED BY users_suspended/s,
  // The sitemap: up to 10,000 groups, newest first.
  /^SCAN groups USING INDEX sqlite_autoindex_groups_1$/,
  // A table with one row.
  /^SCAN verse_source$/,
  // The last audit entry: one step backwards on the primary key.
  /^SCAN audit_log$/,
  // Users whose names aren't indexed yet: very few, and the job takes a limited number.
  /^SCAN users USING INDEX users_missing_name_parts$/,
  // Export: the comments on one post after another, each by index.
  /^USE TEMP B-TREE FOR LAST TERM OF ORDER BY\n.*FROM posts p CROSS JOIN (comments c|prayer_updates u)/s,
  // User search sorts the few hundred rows in its index ranges.
  /^(USE TEMP B-TREE FOR [A-Z ]+|SCAN (found|f|\(subquery-\d+\)))\n.*\bname_parts\b/s,
  // The ids in a request, 50 at most.
  /^SCAN ids VIRTUAL TABLE INDEX \d+:\n.*\breels_seen\b/s,
  // Admin user search: the posts or visits of the few users it found.
  /^USE TEMP B-TREE FOR (GROUP|ORDER) BY\n.*json_each/s,
  // Who prayed for one request, in alphabetical order, for its author.
  /^USE TEMP B-TREE FOR ORDER BY\n.*FROM posts p CROSS JOIN prayed y/s,
  // The leaders of a group, one's own groups (at most 100), and up to 500 that a word finds.
  /^(USE TEMP B-TREE FOR [A-Z\d ]+|UNION USING TEMP B-TREE|SCAN f)\n.*json_object\('slug', g\.slug/s,
  // A leaderboard has 200 users at most, and the list of events sorts one page.
  /^USE TEMP B-TREE FOR (LAST 3 TERMS OF )?ORDER BY\n.*\b(game_scores s|isPast)\b/s,
];
type Bindings = Awaited<ReturnType<typeof startDatabases>>;
let mf: Bindings;
let appStatements: ReturnType<typeof recordStatements>;
let scriptureStatements: ReturnType<typeof recordStatements>;
let db: Db;
let stores: PostStores;
let images: R2Bucket;
const now = Date.now();
const request = new Request("http://localhost/");
const sessionId = "a session";
beforeAll(async () => {
  mf = await startDatabases();
  appStatements = recordStatements(await mf.getD1Database("DB"));
  // Without verses: a search sends the same statements, and their plans are the same.
  const scripture = await mf.getD1Database("SCRIPTURE");
  await migrate(scripture, inRoot("migrations", "scripture"));
  scriptureStatements = recordStatements(scripture);
  db = new Db(appStatements.database);
  const { ASSETS: assets } = emptyStores().env;
  images = (await mf.getR2Bucket("IMAGES")) as unknown as R2Bucket;
  stores = {
    db,
    assets,
    images: new ImageStore(db, images, now, () => Promise.resolve()),
  };
});
afterAll(() => Promise.all([mf.dispose(), saveBatches(appStatements)]));

/** KV and assets without content; the counts are still read from D1. */
function emptyStores(): DailyContext {
  return {
    db,
    env: {
      DAILY: {
        get: () => Promise.resolve(null),
        put: () => Promise.resolve(),
      } as unknown as KVNamespace,
      ASSETS: {
        fetch: () => Promise.resolve(new Response(null, { status: 404 })),
      } as unknown as Fetcher,
    },
    now,
    waitUntil: () => undefined,
  };
}

async function exercisePrayers(anna: string, ben: string): Promise<void> {
  const request = { type: "prayer", content: "Pray", anonymous: true } as const;
  const once = { now, idempotencyKey: "prayer" };
  await createPost(stores, anna, request, once).catch(() => undefined);
  const named = { ...request, anonymous: false };
  const { id } = await createPost(stores, anna, named, once);
  for (const desired of [true, false])
    await setPrayed(db, ben, id, { desired }, { now, browserZone: null });
  await getPrayedPeople(db, anna, id);
  await getSwitches(db, ben);
  const item = await addPrayer(db, ben, { postId: id, every: "day" }, now);
  await addPrayer(db, ben, { content: "For rain", every: "week" }, now);
  await updatePrayer(db, ben, item.id, { every: "week" }, now);
  await loadPrayers(db, ben, now, null);
  await removePrayer(db, ben, item.id);
  await exercisePrayerProgress({ db, now }, { anna, ben }, id);
}

async function exerciseEvents(anna: string, viewer: Sql): Promise<void> {
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
  await getInterest(db, viewer, id);
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

/** Reads the verse from a stub chapter, because there are no worker assets. */
async function exerciseVerseCards(anna: string): Promise<void> {
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

async function exerciseAccount(anna: string): Promise<void> {
  const env = { OWNER_EMAIL: "owner@example.org", PRODUCT_NAME: "Site" };
  const app = { db, now, env: { ...env, rateLimits: "on" } } as const;
  const hannah = { username: "hannah" };
  await changeHandle(app, anna, anna, hannah);
  await requireSelf(db, anna, "nobody").catch(() => undefined);
  await listSessions(db, anna, "none", now);
  await endUserSession(db, anna, "none").catch(() => undefined);
  await endOtherSessions(db, anna, "none");
  await exportRows.loadExportProfile(db, anna);
  for (const name of Object.keys(exportLists) as ExportList[]) {
    for await (const rows of exportRows.listExportPages(db, anna, name)) {
      expect(rows.length).toBeLessThan(100);
    }
  }
  const guest = await findOrCreateAccount(
    db,
    { ...providerProfile("guest"), firstName: "Guest" },
    "",
    now,
  );
  expect(await mayDelete(db, guest, env)).toBe(true);
  await collectExternalData(db, anna, "Site", now);
  await deleteReleasedImages(db, images, [{ key: "none", until: now }], now);
  const work = {
    db,
    now,
    request,
    sessionId,
    env: {
      ...env,
      IMAGES: images,
      SESSION_SECRET: "x".repeat(32),
      SANCTIONS_SECRET: "x".repeat(32),
    },
    cache: null,
    requestId: "",
  };
  await deleteAccount(
    work as unknown as Parameters<typeof deleteAccount>[0],
    guest,
    "guest",
  );
}

async function exerciseDailyContent(anna: string, viewer: Sql): Promise<void> {
  const today = { kind: "prayer", now } as const;
  for (const desired of [true, false, undefined]) {
    await setDailyLike(db, viewer, today, desired);
    await setDailyLike(db, anna, today, desired);
  }
  await addDailyShare(db, anna, today);
  await getDailyEngagement(db, viewer, today);
  const daily = emptyStores();
  await cacheTomorrow(daily).catch(() => null);
  await loadDaily(daily, "verse", viewer).catch(() => null);
  await listMonth(daily, "prayer");
}

async function exerciseAbout(anna: string, viewer: Sql): Promise<void> {
  const version = "KJV" as const;
  const verse = { book: "John", chapter: 11, verse: 35, version };
  for (const desired of [true, false]) {
    await setFavourite(db, viewer, { ...verse, desired }, now).catch(
      () => undefined,
    );
    await setFavourite(db, anna, { ...verse, desired, shown: true }, now);
  }
  await listFavourites(db, viewer);
  await setPosition(db, anna, verse, now);
  await getPosition(db, anna);
  const chapter = { blocks: [{ kind: "prose", verses: [[35, ["Jesus"]]] }] };
  const assets = {
    fetch: () => Promise.resolve(Response.json(chapter)),
  } as unknown as Fetcher;
  const audience = "followers";
  const change: AboutChange = {
    faithJourney: "Called",
    prayerIntentions: "",
    audiences: {
      faithJourney: audience,
      favouriteVerses: audience,
      prayerIntentions: audience,
    },
    addVerses: [verse],
    removeVerses: [verse],
  };
  await setAbout({ db, assets }, anna, anna, change, now);
  await getAbout({ db, assets }, viewer, anna);
}

/** Sends every statement of the server at least once. */
async function exerciseEverything(): Promise<void> {
  const owner = "owner@example.org";
  const anna = await findOrCreateAccount(
    db,
    { ...providerProfile("anna"), firstName: "Anna" },
    owner,
    now,
  );
  const ben = await findOrCreateAccount(db, providerProfile("ben"), owner, now);
  await findOrCreateAccount(
    db,
    { ...providerProfile("ben"), subject: "2" },
    owner,
    now,
  );
  await findOrCreateAccount(db, providerProfile("owner"), owner, now);
  type Start = Parameters<typeof startSession>[0];
  const env = { SESSION_SECRET: sessionSecret } as Start["env"];
  await startSession({ db, env, request, sessionId, now }, anna);
  await renewSession(db, sessionId, now);
  const viewer = sessionUserId(sessionId, now);
  await loadSession(db, sessionId, now);
  const text = { type: "text", content: "Selah" } as const;
  const once = { now, idempotencyKey: "key" };
  const post = await createPost(stores, anna, text, once);
  await createPost(stores, anna, text, once);
  await getPost(db, viewer, post.id);
  const store = { db, bucket: images };
  await savePostImage("none.png", new Uint8Array(), post.id, store);
  await getVideoUrl(db, viewer, post.id);
  await exerciseEvents(anna, viewer);
  await exerciseVerseCards(anna);
  await exerciseGroups({ stores, now }, { anna, ben });
  await exerciseGroupInvites({ db, now }, { anna, ben });
  await exerciseGroupMembers({ db, now }, { anna, ben });
  await exerciseGroupPosts({ stores, now }, anna);
  await exerciseImages({ stores, bucket: images, now }, anna);
  await setSaved(db, anna, post.id, undefined, now);
  await listSavedPosts(db, viewer, { limit: 20 });
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
    for (const type of feedTypes)
      await listFeed(db, viewer, { ...at, type }, now);
    for (const prayers of ["open", "answered", "mine"] as const)
      await listFeed(db, viewer, { ...at, type: "prayer", prayers }, now);
    for (const order of feedOrders)
      await listFeed(db, viewer, { ...at, type: "all", order }, now);
    await listUserPosts(db, viewer, anna, at);
    await countFollowersPosts(db, anna);
    await setDefaultAudience(db, anna, "everyone");
    await listComments(db, viewer, post.id, at);
  }
  await listEvents(db, viewer, { ...page, type: "event" }, now);
  const newComment = { content: "Amen" };
  await addComment(db, ben, post.id, newComment, once);
  const comment = await addComment(db, ben, post.id, newComment, once);
  const reply = { content: "Selah", parentId: comment.id };
  await addComment(db, anna, post.id, reply, { now, idempotencyKey: null });
  for (const filter of [{ parentId: comment.id }, { commentId: comment.id }]) {
    await listComments(db, viewer, post.id, { ...page, ...filter });
  }
  const path = { postId: post.id, commentId: comment.id };
  await updateComment(db, ben, path, "Come, @anna", now);
  await deleteComment(db, ben, path);
  await listSuggestedUsers(db, viewer, 5);
  await savePreferences(db, anna, ["prayers"], now);
  await getPreferences(db, anna);
  for (const tab of ["followers", "following"] as const) {
    const list = listFollows.bind(null, db, viewer, tab);
    await withVisibleUser(db, viewer, anna, list(anna, page));
    await list(viewer, { ...page, cursor: `${now}.${ben}` });
  }
  await setFollowApproval(db, ben, true);
  for (const desired of [true, false]) {
    await setFollow(db, anna, ben, true, now);
    await listFollowRequests(db, ben, { ...page, cursor: `${now}.${anna}` });
    await setFollower(db, ben, anna, desired, now);
  }
  await getUserIdByHandle(db, viewer, "anna", now);
  await deleteExpiredHandles(db, now);
  for (const q of ["anna", "anna phanuel"]) await searchPeople(db, viewer, q);
  await indexNames(db);
  await updateProfile(stores, anna, anna, { bio: "A prophetess" });
  for (const kind of ["blocked", "muted"] as const)
    await listHidden(db, anna, kind, { ...page, cursor: `${now}.${ben}` });
  for (const set of [setMute, setBlock]) {
    for (const desired of [true, false]) {
      await set(db, anna, ben, desired, now);
    }
  }
  await getProfile(db, viewer, ben);
  await exerciseAbout(anna, viewer);
  await exerciseAccount(anna);
  await exerciseDailyContent(anna, viewer);
  const context = { now, env: { rateLimits: "on" } };
  await limitWindow(context as Parameters<typeof limitWindow>[0], db, anna, {
    name: "test",
    limit: 1,
    window: 1000,
  });
  await deleteExpiredRateWindows(db, now);
  await deleteExpiredSessions(db, now);
  await endSession({ db, request, sessionId });
  const search = new Db(scriptureStatements.database);
  for (const q of ["grace", "grace zzz truth", '"in the beginning"']) {
    for (const order of ["relevance", "bible"] as const) {
      const options = {
        version: "KJV",
        order,
        within: "NT",
        limit: 20,
      } as const;
      await searchVerses(search, { q, ...options });
    }
  }
  await exerciseGames(anna, viewer);
  await listReels(db, viewer, { seed: 1, at: now, limit: 10 });
  await loadReels(db, anna, "nobody", now);
  await markReelsSeen(db, anna, ["nobody"], now);
  await clearSeen(db, anna);
  await deleteExpiredSeen(db, now);
  await exerciseReports({ db, now }, anna, ben);
  const notFound = new AppError("not_found");
  const admin = {
    db,
    viewer: () => Promise.resolve(powerAdmin("power-admin")),
  };
  await getHiddenPostForAdmin(admin as never, "nothing", notFound).catch(
    () => undefined,
  );
  await exercisePush({ db, now }, anna);
  await exerciseNotifications({ stores, now }, { anna, ben });
  const guest = await findOrCreateAccount(
    db,
    providerProfile("visitor"),
    "",
    now,
  );
  await startSession({ db, env, request, sessionId, now }, ben);
  const { DAILY: kv } = emptyStores().env;
  await exercisePrayers(anna, ben);
  const last = await createPost(stores, ben, text, {
    ...once,
    idempotencyKey: null,
  });
  const app = {
    db,
    now,
    request,
    cache: null,
    sessionId: "fresh",
    requestId: "",
    waitUntil: () => undefined,
    env: {
      ...env,
      SANCTIONS_SECRET: "x".repeat(32),
      OWNER_EMAIL: owner,
      PRODUCT_NAME: "Site",
      IMAGES: images,
      COUNTERS: kv,
      DAILY: kv,
      ASSETS: stores.assets,
    },
  } as unknown as AppContext;
  await exerciseAdmin(app, { anna, guest, postId: last.id });
}

async function exerciseGames(anna: string, viewer: Sql): Promise<void> {
  const game = "bible-trivia";
  const round = { roundId: "0".repeat(32), game, seed: 0, score: 1 } as const;
  await recordRound(db, anna, { ...round, level: "easy" }, now);
  await getPuzzleState({ db, now }, viewer, bibleTrivia);
  const answer = { date: utcDate(now), step: 0, answer: 0 };
  await answerPuzzle({ db, now }, anna, game, answer);
  await loadGamesHub(db, viewer, now);
  await getOpenGames(db, now);
  await listLeaderboard(db, viewer, game, "best", now);
  await listLeaderboard(db, viewer, game, "today", now);
  for (const column of [
    "showsScores",
    "showsPrayed",
    "hidesAnonymous",
  ] as const)
    await setSwitch(column)(db, viewer, true);
  await deleteExpiredRounds(db, now);
}

const costlyStep = /^SCAN |TEMP B-TREE|AUTOMATIC/;
/** Expensive steps in large tables; p and u are the aliases of posts and users. */
const costlyStepAtScale =
  /^SCAN (posts|p|users|u|likes|follows|events)( (?!USING INDEX users_suspended)|$)|AUTOMATIC/;

async function listCostlySteps(
  name: "DB" | "SCRIPTURE",
  { sent }: Pick<ReturnType<typeof recordStatements>, "sent">,
  pattern = costlyStep,
): Promise<string[]> {
  const plain = await mf.getD1Database(name);
  const statements = new Map(sent.map((one) => [one.text, one]));
  const costlySteps: string[] = [];
  for (const { text, values } of statements.values()) {
    const { results } = await plain
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>();
    const details = results.map(({ detail }) => detail);
    for (const detail of details) {
      // The steps of a subquery are checked separately.
      const [, name] = /^SCAN (\w+)$/.exec(detail) ?? [];
      if (
        details.includes(`CO-ROUTINE ${name}`) ||
        details.includes(`MATERIALIZE ${name}`)
      )
        continue;
      const isCostly = pattern.test(detail);
      const step = `${detail}\n${text}`;
      const isAllowed = allowedSteps.some(
        (all) => all.test(detail) || all.test(step),
      );
      if (isCostly && !isAllowed) costlySteps.push(step);
    }
  }
  return costlySteps;
}

describe("every statement of the server", () => {
  beforeAll(exerciseEverything);

  it("uses an index to find and sort its rows", async () => {
    expect(appStatements.sent.length).toBeGreaterThan(50);
    expect(await listCostlySteps("DB", appStatements)).toEqual([]);
    expect(await listCostlySteps("SCRIPTURE", scriptureStatements)).toEqual([]);
  });

  // D1 sometimes runs PRAGMA optimize, whose statistics can change the plans.
  it("still uses an index with far more posts than users", async () => {
    const plain = await mf.getD1Database("DB");
    await seedPeople(plain, now);
    await seedPosts(plain, 0, 20_000, now);
    expect(
      await listCostlySteps("DB", appStatements, costlyStepAtScale),
    ).toEqual([]);
  });

  it("writes a group and what search finds it by in one batch", () => {
    const batches = appStatements.batches.map((batch) => batch.join("\n"));
    const writes = batches.filter((text) =>
      /INSERT INTO groups \(id, slug, name|UPDATE groups SET id = id/.test(
        text,
      ),
    );
    expect(writes.length).toBeGreaterThan(1);
    for (const text of writes) expect(text).toContain("INTO group_terms");
  });

  it("is reported if it uses no index", async () => {
    const text = "SELECT id FROM posts WHERE content = ? ORDER BY createdAt";
    const costlySteps = await listCostlySteps("DB", {
      sent: [{ text, values: [""] }],
    });
    expect(costlySteps).toHaveLength(2);
  });

  it("runs in this test: no file with SQL is missing", () => {
    const exercisedSource = [
      import.meta.filename,
      "tests/helpers/exercise-admin.ts",
      "tests/helpers/exercise-group-invites.ts",
      "tests/helpers/exercise-group-members.ts",
      "tests/helpers/exercise-group-posts.ts",
      "tests/helpers/exercise-groups.ts",
      "tests/helpers/exercise-images.ts",
      "tests/helpers/exercise-push.ts",
      "tests/helpers/exercise-notifications.ts",
      "tests/helpers/exercise-prayer-progress.ts",
      "tests/helpers/exercise-reports.ts",
    ]
      .map((name) => readFileSync(name, "utf8"))
      .join("");
    const missing = serverFiles("app")
      .filter(({ imports }) => imports.includes("app/db/sql.ts"))
      .map(({ name }) => name.replace(/^app\/|\.ts$/g, ""))
      .filter((name) => !exercisedSource.includes(`"~/${name}"`));
    // Their SQL is run through other files, or asks a video host first.
    expect(missing).toEqual([
      "features/analytics/creation-counts.server",
      "features/audience/visibility.server",
      "features/comments/comment-rows.server",
      "features/daily/daily-counts.server",
      "features/feed/following.server",
      "features/feed/newest-posts.server",
      "features/feed/ranked-feed.server",
      "features/groups/group-slug.server",
      "features/notify/event-schedule.server",
      "features/notify/follow-notifications.server",
      "features/notify/group-notifications.server",
      "features/notify/notify.server",
      "features/notify/post-notifications.server",
      "features/notify/prayer-notifications.server",
      "features/posts/anonymous.server",
      "features/posts/event.server",
      "features/posts/hidden-note.server",
      "features/posts/mentions.server",
      "features/posts/several-images.server",
      "features/posts/verse-card.server",
      "features/posts/video-title.server",
      "features/reports/decision-writes.server",
      "features/reports/report-target.server",
      "features/users/owner.server",
      "platform/health.server",
      "platform/moderation.server",
    ]);
    expect(selectPosts).toBeTypeOf("function");
  });
});

it("every foreign key has an index, so that cascading deletes need no scan", async () => {
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
