import * as z from "zod/mini";
import { listUserPosts } from "~/features/feed/feed.server";
import { postSchema } from "~/features/posts/post";
import { withVisibleUser } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { idPageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "A user's posts, newest first",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: idPageQuerySchema,
    response: postSchema,
    list: true,
    authInSql: true,
    handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
      withVisibleUser(db, viewerId, id, listUserPosts(db, viewerId, id, query)),
  }),
});

export { loader, action };
