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
    summary: "Make a verse a favourite, or no longer",
    auth: "user",
    body: setFavouriteSchema,
    reply: favouriteReplySchema,
    limit: rateLimits.favourites,
    sameTrip: true,
    handle: async ({ ctx, body: { desired, ...place } }) => {
      await requireVerses(ctx.env.ASSETS, [place]);
      return setFavourite(ctx.db, ctx.viewerId, place, desired, ctx.now);
    },
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
