import { listFollows } from "~/features/users/follower.server";
import { listedUserSchema } from "~/features/users/user";
import { withVisibleUser } from "~/features/users/user.server";
import { api, endpoint, pathParams } from "~/platform/api.server";
import { pageQuerySchema } from "~/shared/page";

export const loader = api((path) => {
  const list = path.endsWith("/followers") ? "followers" : "following";
  return {
    GET: endpoint({
      summary: `${list === "followers" ? "A user's followers" : "Users a user follows"}, newest first`,
      params: pathParams("userId"),
      query: pageQuerySchema,
      list: listedUserSchema,
      authInSql: true,
      handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
        withVisibleUser(
          db,
          viewerId,
          id,
          listFollows(db, viewerId, list, id, query),
        ),
    }),
  };
});

export const action = loader;
