import { books } from "~/features/bible/canon";
import { bookSchema } from "~/features/bible/bible-api";
import { api } from "~/platform/api.server";
import { endpoint } from "~/platform/endpoint.server";

const { loader, action } = api({
  GET: endpoint({
    summary: "The 66 books of the Bible in canonical order",
    auth: "anyone",
    response: bookSchema,
    list: true,
    cache: "public, max-age=86400",
    handle: () => ({ items: books, next: null }),
  }),
});

export { loader, action };
