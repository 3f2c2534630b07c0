import * as z from "zod/mini";
import {
  favouriteReplySchema,
  favouriteSchema,
  favouritesQuerySchema,
  setFavouriteSchema,
} from "~/features/bible/favourites/favourite";
import {
  listFavourites,
  setFavourite,
} from "~/features/bible/favourites/favourites.server";
import { requireVerses } from "~/features/bible/favourites/verse-words.server";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";
import { rateLimits } from "~/shared/rate-limit";

const leaf = api({
  GET: endpoint({
    summary: "The viewer's favourite verses, of one chapter or all",
    auth: "user",
    query: favouritesQuerySchema,
    reply: z.array(favouriteSchema),
    sameTrip: true,
    handle: ({ ctx, query }) => listFavourites(ctx.db, ctx.viewerId, query),
  }),
  POST: endpoint({
    summary: "Make a verse a favourite, show it on one's profile, or no longer",
    auth: "user",
    body: setFavouriteSchema,
    reply: favouriteReplySchema,
    limit: rateLimits.favourites,
    sameTrip: true,
    handle: async ({ ctx, body }) => {
      const { version, ...place } = body;
      // To let go of a verse it need be in some translation alone.
      const wanted = body.desired === false ? place : { ...place, version };
      await requireVerses(ctx.env.ASSETS, [wanted]);
      return setFavourite(ctx.db, ctx.viewerId, body, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
