import * as z from "zod/mini";
import { listFollows } from "~/features/users/follow-lists.server";
import { listedUserSchema } from "~/features/users/user";
import { withVisibleUser } from "~/features/users/user.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { pageQuerySchema } from "~/shared/page";

const { loader, action } = api({
  GET: endpoint({
    summary: "Users a user follows, newest first",
    auth: "user",
    params: z.object({ userId: z.string() }),
    query: pageQuerySchema,
    response: listedUserSchema,
    list: true,
    authInSql: true,
    handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
      withVisibleUser(
        db,
        viewerId,
        id,
        listFollows(db, viewerId, "following", id, query),
      ),
  }),
});

export { loader, action };
