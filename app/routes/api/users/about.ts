import * as z from "zod/mini";
import { aboutChangeSchema, aboutSchema } from "~/features/about/about";
import { getAbout, setAbout } from "~/features/about/about.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const params = z.object({ userId: z.string() });

const { loader, action } = api({
  GET: endpoint({
    summary: "The About section of a profile, as far as the viewer may see it",
    auth: "user",
    params,
    response: aboutSchema,
    authInSql: true,
    handle: ({ ctx: { db, env, viewerId }, params }) =>
      getAbout({ db, assets: env.ASSETS }, viewerId, params.userId),
  }),
  PUT: endpoint({
    summary: "Change the viewer's About section and its audiences",
    auth: "user",
    params,
    body: aboutChangeSchema,
    response: aboutSchema,
    limit: rateLimits.edits,
    handle: ({ ctx: { db, env, now }, viewer, params, body }) =>
      setAbout({ db, assets: env.ASSETS }, viewer.id, params.userId, body, now),
  }),
});

export { loader, action };
