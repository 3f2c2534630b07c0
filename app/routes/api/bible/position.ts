import * as z from "zod/mini";
import {
  positionSchema,
  setPositionSchema,
} from "~/features/bible/position/position";
import {
  getPosition,
  setPosition,
} from "~/features/bible/position/position.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The chapter that the viewer last read; null if there is none",
    response: z.nullable(positionSchema),
    handle: ({ ctx, viewer }) => getPosition(ctx.db, viewer.id),
  }),
  PUT: endpoint({
    summary: "Store the chapter that the viewer is reading",
    allowSuspended: true,
    body: setPositionSchema,
    limit: "positions",
    handle: ({ ctx, viewer, body }) =>
      setPosition(ctx.db, viewer.id, body, ctx.now),
  }),
});

export const action = loader;
