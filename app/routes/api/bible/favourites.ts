import * as z from "zod/mini";
import {
  favouriteResponseSchema,
  favouriteSchema,
  setFavouriteSchema,
} from "~/features/bible/favourites/favourite";
import {
  listFavourites,
  setFavourite,
} from "~/features/bible/favourites/favourites.server";
import { requireVerses } from "~/features/bible/favourites/verse-text.server";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The viewer's favourite verses, newest first",
    response: z.array(favouriteSchema),
    authInSql: true,
    handle: ({ ctx }) => listFavourites(ctx.db, ctx.viewerId),
  }),
  POST: endpoint({
    summary:
      "Add or remove a favourite verse, and show or hide it on the profile",
    body: setFavouriteSchema,
    response: favouriteResponseSchema,
    limit: "favourites",
    authInSql: true,
    handle: async ({ ctx, body }) => {
      const { version, ...verseRef } = body;
      // Removing a verse works if any translation has it.
      const verse = body.desired ? { ...verseRef, version } : verseRef;
      await requireVerses(ctx.env.ASSETS, [verse]);
      return setFavourite(ctx.db, ctx.viewerId, body, ctx.now);
    },
  }),
});

export const action = loader;
