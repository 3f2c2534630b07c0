import * as z from "zod/mini";
import { aboutChangeSchema, aboutSchema } from "~/features/about/about";
import { getAbout, setAbout } from "~/features/about/about.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ userId: z.string() });

const leaf = api({
  GET: endpoint({
    summary: "What a person says of himself, as far as the viewer may see it",
    auth: "user",
    params,
    reply: aboutSchema,
    sameTrip: true,
    handle: ({ ctx: { db, env, viewerId }, params }) =>
      getAbout({ db, assets: env.ASSETS }, viewerId, params.userId),
  }),
  PUT: endpoint({
    summary: "Change what one says of oneself, and to whom",
    auth: "user",
    params,
    body: aboutChangeSchema,
    reply: aboutSchema,
    limit: rateLimits.edits,
    handle: ({ ctx: { db, env, now }, viewer, params, body }) =>
      setAbout({ db, assets: env.ASSETS }, viewer.id, params.userId, body, now),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
