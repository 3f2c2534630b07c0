import { aboutChangeSchema, aboutSchema } from "~/features/about/about";
import { getAbout, setAbout } from "~/features/about/about.server";
import { api, endpoint, pathParams } from "~/platform/api.server";

const params = pathParams("userId");

export const loader = api({
  GET: endpoint({
    summary: "The About section of a profile, as far as the viewer may see it",
    params,
    response: aboutSchema,
    authInSql: true,
    handle: ({ ctx: { db, env, viewerId }, params }) =>
      getAbout({ db, assets: env.ASSETS }, viewerId, params.userId),
  }),
  PUT: endpoint({
    summary: "Change the viewer's About section and its audiences",
    params,
    body: aboutChangeSchema,
    response: aboutSchema,
    limit: "edits",
    handle: ({ ctx: { db, env, now }, viewer, params, body }) =>
      setAbout({ db, assets: env.ASSETS }, viewer.id, params.userId, body, now),
  }),
});

export const action = loader;
