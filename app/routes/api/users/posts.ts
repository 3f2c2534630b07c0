import * as z from "zod/mini";
import { listUserPosts } from "~/features/feed/feed.server";
import { postSchema } from "~/features/posts/post";
import { ofPerson } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const leaf = api({
  GET: endpoint({
    summary: "What a person has written, newest first",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: idPageQuerySchema,
    reply: postSchema,
    list: true,
    sameTrip: true,
    handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
      ofPerson(db, viewerId, id, listUserPosts(db, viewerId, id, query)),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
