import {
  groupSchema,
  groupsQuerySchema,
  groupSummarySchema,
  newGroupSchema,
} from "~/features/groups/group";
import { findGroups } from "~/features/groups/group-terms.server";
import { listMyGroups } from "~/features/groups/group.server";
import { createGroup } from "~/features/groups/group-changes.server";
import { api, endpoint } from "~/platform/api.server";
import * as z from "zod/mini";

export const loader = api({
  GET: endpoint({
    summary: "Groups by name, place, tag and kind, or the viewer's own groups",
    auth: "anyone",
    query: groupsQuerySchema,
    response: z.array(groupSummarySchema),
    handle: ({ ctx: { db, viewerId }, query }) =>
      Object.values(query).some(Boolean)
        ? findGroups(db, viewerId, query)
        : listMyGroups(db, viewerId),
  }),
  POST: endpoint({
    summary: "Start a group",
    body: newGroupSchema,
    response: groupSchema,
    status: 201,
    handle: ({ ctx, viewer, body }) => createGroup(ctx, viewer.id, body),
  }),
});

export const action = loader;
