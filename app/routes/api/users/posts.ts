import { listUserPosts } from "~/features/feed/feed.server";
import { postSchema } from "~/features/posts/post";
import { withVisibleUser } from "~/features/users/user.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { idPageQuerySchema } from "~/shared/page";

export const loader = api({
  GET: endpoint({
    summary: "A user's posts, newest first",
    params: pathParams("userId"),
    query: idPageQuerySchema,
    list: postSchema,
    authInSql: true,
    handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
      withVisibleUser(db, viewerId, id, listUserPosts(db, viewerId, id, query)),
  }),
});

export const action = loader;
