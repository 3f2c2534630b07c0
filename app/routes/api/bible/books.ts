import { books } from "~/features/bible/canon";
import { bookSchema } from "~/features/bible/bible-api";
import { api, endpoint } from "~/platform/api.server";

export const loader = api({
  GET: endpoint({
    summary: "The 66 books of the Bible in canonical order",
    auth: "anyone",
    list: bookSchema,
    cache: "public, max-age=86400",
    handle: () => ({ items: books, next: null }),
  }),
});

export const action = loader;
