import { sql } from "~/db/sql";
import { newId } from "~/shared/id";
import { insertGroupItems } from "../group-calls";
import { insertGroup } from "../groups";
import { newSanction, newTicket } from "../reports";
import { refusedClient } from "../sanctions";
import {
  newComments,
  newEvents,
  newPerson,
  newPosts,
  newPrayer,
} from "../seeds";
import { sqlBatch, sqlRows } from "../site";
import type { Actor } from "./actors";
import { Pools } from "./pools";

const ticketPool = "/api/reports/{ticketId}";

/** What the first requests use: later ones use what the campaign has created. */
export async function createFixture(actors: Actor[]): Promise<Pools> {
  const pools = new Pools();
  const withRole = (role: Actor["role"]) =>
    actors.filter((actor) => actor.role === role);
  const authors = [...withRole("member"), ...withRole("group leader")];
  for (const { id, role } of actors)
    if (role !== "visitor")
      pools.add("/api/users/{userId}", { userId: id }, id);
  for (const { id } of authors) {
    const posts = [
      ...(await newPosts(id, 3)).map((postId) => ({ postId, type: "text" })),
      ...(await newEvents(id, 1)).map((postId) => ({ postId, type: "event" })),
      { postId: await newPrayer(id), type: "prayer" },
      { postId: await newPrayer(id, true), type: "prayer" },
    ];
    for (const { postId, type } of posts) {
      pools.add("/api/posts/{postId}", { postId }, id);
      pools.add(`/api/posts/{postId} ${type}`, { postId }, id);
      if (type === "prayer") await addUpdate(pools, postId, id);
      const [commentId = ""] = await newComments(postId, id, 1);
      const comment = { postId, commentId };
      pools.add("/api/posts/{postId}/comments/{commentId}", comment, id);
    }
    await addTickets(pools, id);
  }
  await replenish(actors, pools);
  return pools;
}

/**
 * Gives every leader a group again, because owners lose theirs when they delete it or are suspended, a member two
 * tickets, and all visitors but one the cookie of a refused sign-in.
 */
export async function replenish(actors: Actor[], pools: Pools): Promise<void> {
  const owners = await sqlRows(
    sql`SELECT m.userId FROM group_members m JOIN groups g ON g.id = m.groupId WHERE m.role = 'owner' AND g.closedAt IS NULL`,
  );
  const members = actors.filter(({ role }) => role === "member");
  const leaders = actors.filter(({ role }) => role === "group leader");
  for (const [i, { id }] of leaders.entries()) {
    if (owners.some(({ userId }) => userId === id)) continue;
    await addGroup(
      pools,
      id,
      members.map((member) => member.id),
      i === 0 ? "open" : "approval",
    );
  }
  for (const { id } of members.slice(0, 1)) await addTickets(pools, id);
  const visitors = actors.filter(({ role }) => role === "visitor").slice(1);
  for (const visitor of visitors) visitor.cookie ??= await createRefusal(pools);
}

async function addGroup(
  pools: Pools,
  ownerId: string,
  members: string[],
  joinPolicy: "open" | "approval",
) {
  const { id, slug } = await insertGroup({
    ...{ kind: "church" as const, joinPolicy },
    members: {
      ...Object.fromEntries(members.map((one) => [one, "member" as const])),
      [ownerId]: "owner",
    },
  });
  const group = "/api/groups/{slug}";
  pools.add(group, { slug }, ownerId);
  const [author = ownerId] = members;
  const items = await insertGroupItems(id, ownerId, author);
  const { inviteId, token, groupPostId: postId, groupCommentId } = items;
  pools.add(`${group}/invites/{inviteId}`, { slug, inviteId }, ownerId);
  pools.add("/api/join/{token}", { token }, ownerId);
  pools.add("/api/posts/{postId}", { slug, postId }, author);
  const comment = { slug, postId, commentId: groupCommentId };
  pools.add("/api/posts/{postId}/comments/{commentId}", comment, author);
  for (const userId of members)
    pools.add(`${group}/members/{userId}`, { slug, userId }, ownerId);
  for (const status of ["banned", "banned", "waiting", "waiting"]) {
    const { id: userId } = await newPerson();
    await sqlBatch([
      sql`INSERT INTO group_requests (groupId, userId, status, createdAt) VALUES (${id}, ${userId}, ${status}, 1)`,
    ]);
    pools.add(`${group}/requests/{userId}`, { slug, userId }, ownerId);
  }
}

/** A post that reports have hidden, and a decision, which its author can have reviewed once. */
async function addTickets(pools: Pools, authorId: string) {
  const [hidden = "", decided = ""] = await newPosts(authorId, 2);
  for (const ticketId of [
    await newTicket(authorId, hidden, false),
    await newTicket(authorId, decided, true),
  ])
    pools.add(ticketPool, { ticketId }, authorId);
}

async function addUpdate(pools: Pools, postId: string, authorId: string) {
  const updateId = newId();
  await sqlBatch([
    sql`INSERT INTO prayer_updates (id, postId, content, createdAt) VALUES (${updateId}, ${postId}, 'Better', 1)`,
  ]);
  const update = { postId, updateId };
  pools.add("/api/posts/{postId}/updates/{updateId}", update, authorId);
}

/** The cookie of somebody whose account was deleted and whose sign-in is refused. */
async function createRefusal(pools: Pools): Promise<string> {
  const ticketId = newId();
  await sqlBatch([
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decidedAt)
        VALUES (${ticketId}, 'person', 'gone', 'gone', '{}', 1, 'decided', 'ban', 1)`,
  ]);
  await newSanction(ticketId);
  pools.add(ticketPool, { ticketId }, null);
  return `sanction=${refusedClient(ticketId).jar.get("sanction") ?? ""}`;
}

/**
 * Creates someone who never acts, with texts that nobody else may see: a hidden group with a post and a comment, a post
 * for themselves, an item of their prayer list, an e-mail address. Returns what these texts contain.
 */
export async function createSecrets(pools: Pools): Promise<string> {
  const secret = `Secret${newId().slice(-12)}`;
  const { id } = await newPerson();
  const group = await insertGroup({
    joinPolicy: "hidden",
    name: secret,
    members: { [id]: "owner" },
  });
  const items = await insertGroupItems(group.id, id, id);
  const [privatePost = ""] = await newPosts(id, 1);
  const itemId = newId();
  await sqlBatch([
    sql`UPDATE users SET email = ${`${secret}@example.org`} WHERE id = ${id}`,
    sql`UPDATE groups SET about = ${secret}, pinnedPostId = ${items.groupPostId} WHERE id = ${group.id}`,
    sql`UPDATE posts SET content = ${secret} WHERE userId = ${id}`,
    sql`UPDATE posts SET audience = 'me' WHERE id = ${privatePost}`,
    sql`UPDATE comments SET content = ${secret} WHERE userId = ${id}`,
    sql`INSERT INTO prayer_list (id, userId, content, every, createdAt) VALUES (${itemId}, ${id}, ${secret}, 'day', 1)`,
  ]);
  const { inviteId, groupPostId, groupCommentId: commentId } = items;
  const { slug } = group;
  pools.add("/api/users/{userId}", { userId: id }, id);
  pools.add("/api/groups/{slug}", { slug }, id);
  pools.add("/api/groups/{slug}/invites/{inviteId}", { slug, inviteId }, id);
  pools.add("/api/prayers/{itemId}", { itemId }, id);
  for (const postId of [privatePost, groupPostId])
    pools.add("/api/posts/{postId}", { postId, slug }, id);
  const comment = { slug, postId: groupPostId, commentId };
  pools.add("/api/posts/{postId}/comments/{commentId}", comment, id);
  return secret;
}
