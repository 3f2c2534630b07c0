import { sql } from "~/db/sql";
import { joinPolicies } from "~/shared/enums";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "./api-client";
import { insertGroup } from "./groups";
import { newPeople, type SignedIn } from "./seeds";
import { sqlBatch } from "./site";

export const policies = joinPolicies;
export type Policy = (typeof policies)[number];

/** From those who see least to those who see most. */
export const groupViewers = [
  "visitor",
  "stranger",
  "requested",
  "declined",
  "banned",
  "former",
  "readAdmin",
  "writeAdmin",
  "member",
  "leader",
  "owner",
] as const;
export type GroupViewer = (typeof groupViewers)[number];

const memberRoles = ["member", "leader", "owner"];
export const isMember = (viewer: GroupViewer) => memberRoles.includes(viewer);
export const isLeading = (viewer: GroupViewer) =>
  memberRoles.indexOf(viewer) > 0;

/**
 * Unique texts in what only some may see: `inside` is in posts and comments for members, `silent` the handle of a member
 * who never writes, `asker` of the author of a request without a name, and `request` in the message of a request.
 */
export type Sentinels = Record<
  "name" | "about" | "inside" | "silent" | "asker" | "request",
  string
>;

export interface GroupFixture {
  policy: Policy;
  id: string;
  slug: string;
  viewers: Record<GroupViewer, Pick<SignedIn, "client"> & { id: string }>;
  author: SignedIn;
  silent: SignedIn;
  waiting: SignedIn;
  posts: Record<"text" | "prayer" | "anonymous" | "event", string>;
  commentId: string;
  inviteId: string;
  sentinels: Sentinels;
}

/** A group with everything that can be in one, and one viewer of each kind. */
export async function createGroupFixture(
  policy: Policy,
): Promise<GroupFixture> {
  const people = await newPeople(groupViewers.length + 3);
  const [author, silent, waiting] = people.splice(-3) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const viewers = Object.fromEntries(
    groupViewers.map((kind, i) => [kind, people[i] as SignedIn]),
  ) as Record<GroupViewer, SignedIn>;
  const mark = `${policy}${newId().slice(-6)}`;
  const sentinels = {
    name: `Namesentinel${mark}`,
    about: `Aboutsentinel${mark}`,
    inside: `Insidesentinel${mark}`,
    silent: silent.username,
    asker: waiting.username,
    request: `Requestsentinel${mark}`,
  };
  const { member, leader, owner, former } = viewers;
  const { id, slug } = await insertGroup({
    joinPolicy: policy,
    name: sentinels.name,
    members: {
      [owner.id]: "owner",
      [leader.id]: "leader",
      ...Object.fromEntries(
        [member, former, author, silent, waiting].map((one) => [
          one.id,
          "member" as const,
        ]),
      ),
    },
  });
  const now = Date.now();
  const old = now - 30 * 86_400_000;
  const request = (userId: string, status: string) =>
    sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt, settledAt)
        VALUES (${id}, ${userId}, ${status}, ${sentinels.request}, ${now}, ${status === "waiting" ? null : now})`;
  await sqlBatch([
    sql`UPDATE groups SET about = ${sentinels.about} WHERE id = ${id}`,
    sql`UPDATE users SET createdAt = ${old} WHERE id = ${waiting.id}`,
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${viewers.readAdmin.id}`,
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${viewers.writeAdmin.id}`,
  ]);
  const { inside } = sentinels;
  const write = async (by: SignedIn, body: object) => {
    const answer = await by.client.post(urls.api.posts(), {
      content: inside,
      group: slug,
      audience: "group",
      ...body,
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(text);
    return (JSON.parse(text) as { id: string }).id;
  };
  const posts = {
    text: await write(author, { type: "text" }),
    prayer: await write(author, { type: "prayer" }),
    anonymous: await write(waiting, { type: "prayer", anonymous: true }),
    event: await write(author, {
      type: "event",
      eventData: {
        title: inside,
        location: inside,
        date: "2099-12-24",
        timeZone: "UTC",
      },
    }),
  };
  const comment = await former.client.post(urls.api.comments(posts.text), {
    content: `${inside} @${viewers.stranger.username} @${viewers.banned.username}`,
  });
  const commentId = (await comment.json<{ id: string }>()).id;
  // What the former member is notified of, liked, saved and prayed for before leaving.
  await former.client.post(urls.api.like(posts.text), { desired: true });
  await former.client.post(urls.api.save(posts.text), { desired: true });
  await former.client.post(urls.api.prayed(posts.prayer), { desired: true });
  await former.client.post(urls.api.eventInterest(posts.event), {
    desired: true,
  });
  await author.client.post(urls.api.comments(posts.text), {
    content: `${inside} @${former.username}`,
  });
  const invites = await leader.client.post(urls.api.group(slug, "/invites"), {
    days: 1,
    uses: 1,
  });
  const inviteId = (await invites.json<{ id: string }>()).id;
  const left = await former.client.post(urls.api.group(slug, "/membership"), {
    desired: false,
  });
  if (left.status !== 200) throw new Error(await left.text());
  // The asker isn't a viewer; the person who waits has asked to join again after leaving.
  const [asks] = await newPeople(1);
  await sqlBatch([
    request(viewers.requested.id, "waiting"),
    request(viewers.declined.id, "declined"),
    request(viewers.banned.id, "banned"),
    request((asks as SignedIn).id, "waiting"),
  ]);
  return {
    ...{ policy, id, slug, author, silent, posts, commentId, inviteId },
    ...{ sentinels, waiting: asks as SignedIn },
    viewers: {
      ...viewers,
      visitor: { id: "nobody", client: new ApiClient() },
    },
  };
}
