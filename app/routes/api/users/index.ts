import * as z from "zod/mini";
import { blockForm, type HiddenKind } from "~/features/blocks/block";
import { listHidden, setBlock, setMute } from "~/features/blocks/block.server";
import { listUserPosts } from "~/features/feed/feed.server";
import { postSchema } from "~/features/posts/post";
import { maxQueryLength } from "~/features/search/search";
import { searchPeople } from "~/features/search/search.server";
import * as follow from "~/features/users/follow";
import { listSuggestedUsers, setFollow } from "~/features/users/follow.server";
import {
  listFollowRequests,
  listFollows,
  setFollower,
} from "~/features/users/follower.server";
import type { PeopleTab } from "~/features/users/profile-tab";
import {
  listedUserSchema,
  suggestedUserSchema,
  userSummarySchema,
} from "~/features/users/user";
import { withVisibleUser } from "~/features/users/user.server";
import { apiRoutes, endpoint, pathParams } from "~/platform/api.server";
import { desiredSchema, switchSchema } from "~/shared/desired";
import { idPageQuerySchema, pageQuerySchema } from "~/shared/page";

const params = pathParams("userId");

const hidden = (kind: HiddenKind) =>
  endpoint({
    summary: `Users the viewer has ${kind}, newest first`,
    query: pageQuerySchema,
    list: userSummarySchema,
    handle: ({ ctx, viewer, query }) =>
      listHidden(ctx.db, viewer.id, kind, query),
  });

const follows = (list: PeopleTab, summary: string) =>
  endpoint({
    summary,
    params,
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
  });

export const loader = apiRoutes({
  "users/suggested": {
    GET: endpoint({
      summary: "Suggested users to follow, at most five",
      query: follow.suggestedQuerySchema,
      response: z.array(suggestedUserSchema),
      authInSql: true,
      handle: ({ ctx, query }) =>
        listSuggestedUsers(ctx.db, ctx.viewerId, query.offset),
    }),
  },
  "users/search": {
    GET: endpoint({
      summary: "Search users by name or handle, at most twenty",
      query: z.object({
        q: z.string().check(z.trim(), z.maxLength(maxQueryLength)),
      }),
      response: z.array(listedUserSchema),
      authInSql: true,
      handle: ({ ctx, query }) => searchPeople(ctx.db, ctx.viewerId, query.q),
    }),
  },
  "users/blocked": { GET: hidden("blocked") },
  "users/muted": { GET: hidden("muted") },
  "users/follow-requests": {
    GET: endpoint({
      summary: "Requests to follow the viewer, newest first",
      query: pageQuerySchema,
      list: userSummarySchema,
      authInSql: true,
      handle: ({ ctx, query }) =>
        listFollowRequests(ctx.db, ctx.viewerId, query),
    }),
  },
  "users/:userId/followers": {
    GET: follows("followers", "A user's followers, newest first"),
  },
  "users/:userId/following": {
    GET: follows("following", "Users a user follows, newest first"),
  },
  "users/:userId/posts": {
    GET: endpoint({
      summary: "A user's posts, newest first",
      params,
      query: idPageQuerySchema,
      list: postSchema,
      authInSql: true,
      handle: ({ ctx: { db, viewerId }, params: { userId: id }, query }) =>
        withVisibleUser(
          db,
          viewerId,
          id,
          listUserPosts(db, viewerId, id, query),
        ),
    }),
  },
  "users/:userId/follow": {
    POST: endpoint({
      summary: "Follow or unfollow a user, or request to follow them",
      params,
      body: desiredSchema,
      response: follow.followResponseSchema,
      form: follow.followForm,
      limit: "follows",
      handle: ({ ctx, viewer, params, body }) =>
        setFollow(ctx.db, viewer.id, params.userId, body?.desired, ctx.now),
    }),
  },
  "users/:userId/follower": {
    POST: endpoint({
      summary: "Approve a follow request, or remove a follower",
      params,
      body: switchSchema,
      response: follow.followerResponseSchema,
      form: follow.followerForm,
      limit: "follows",
      handle: ({ ctx, viewer, params, body }) =>
        setFollower(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
    }),
  },
  "users/:userId/block": {
    POST: endpoint({
      summary: "Block or unblock a user",
      allowSuspended: true,
      params,
      body: switchSchema,
      response: z.object({ blocked: z.boolean() }),
      form: blockForm,
      limit: "blocks",
      handle: ({ ctx, viewer, params, body }) =>
        setBlock(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
    }),
  },
  "users/:userId/mute": {
    POST: endpoint({
      summary: "Mute or unmute a user",
      allowSuspended: true,
      params,
      body: switchSchema,
      response: z.object({ muted: z.boolean() }),
      form: {
        successMessage: ({ muted }) => ({ title: muted ? "Muted" : "Unmuted" }),
      },
      limit: "blocks",
      handle: ({ ctx, viewer, params, body }) =>
        setMute(ctx.db, viewer.id, params.userId, body.desired, ctx.now),
    }),
  },
});

export const action = loader;
