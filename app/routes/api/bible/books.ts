import { books } from "~/features/bible/canon";
import { bookSchema } from "~/features/bible/passage";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const leaf = api({
  GET: endpoint({
    summary: "The 66 books of the Bible in canonical order",
    auth: "anyone",
    reply: bookSchema,
    list: true,
    cache: "public, max-age=86400",
    handle: () => ({ items: books, next: null }),
  }),
});

export const loader = leaf.loader;
export const action = leaf.action;
