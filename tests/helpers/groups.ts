import { sql } from "../../app/db/sql";
import type { GroupRole, JoinPolicy } from "../../app/features/groups/group";
import { newId } from "../../app/shared/id";
import { sqlBatch } from "./site";

interface GroupOptions {
  joinPolicy?: JoinPolicy;
  kind?: "group" | "church" | "ministry";
  whoPosts?: "members" | "leaders";
  name?: string;
  /** By user id. */
  members?: Record<string, GroupRole>;
}

/** Inserts a group and its members directly, and returns its id and slug. */
export async function insertGroup({
  joinPolicy = "approval",
  kind = "group",
  whoPosts = "members",
  name = "House group",
  members = {},
}: GroupOptions = {}): Promise<{ id: string; slug: string }> {
  const id = newId(Date.now());
  const slug = `group-${id.slice(-12)}`;
  await sqlBatch([
    sql`INSERT INTO groups (id, slug, name, kind, joinPolicy, whoPosts, createdAt)
        VALUES (${id}, ${slug}, ${name}, ${kind}, ${joinPolicy}, ${whoPosts}, ${Date.now()})`,
    ...Object.entries(members).map(
      ([userId, role]) =>
        sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${id}, ${userId}, ${role}, ${Date.now()})`,
    ),
  ]);
  return { id, slug };
}

interface PostOptions {
  type?: "text" | "prayer" | "event";
  audience?: "group" | "everyone";
  anonymous?: 0 | 1;
}

/** Inserts a post (an event has no date) and returns its id. */
export async function insertGroupPost(
  groupId: string,
  userId: string,
  { type = "text", audience = "group", anonymous = 0 }: PostOptions = {},
): Promise<string> {
  const id = newId();
  await sqlBatch([
    sql`INSERT INTO posts (id, userId, type, content, audience, groupId, anonymous, createdAt)
        VALUES (${id}, ${userId}, ${type}, 'Secret words', ${audience}, ${groupId}, ${anonymous}, ${Date.now()})`,
  ]);
  return id;
}
