import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { PeopleFound } from "~/features/search/people-found";
import { searchedFor } from "~/features/search/search";
import { findPeople } from "~/features/search/search.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { titled } from "~/shell/titled";

/** Session and search share one trip: `viewerId` is SQL. */
export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { db, viewerId, sessionId } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const q = searchedFor(new URL(request.url).search);
  const [people] = await Promise.all([
    findPeople(db, viewerId, q),
    requirePageViewer(context),
  ]);
  return { drawn: { q, people } };
});

/** In the app they come from the query cache, or from the API. */
export const clientLoader = () => ({ drawn: null });

export const meta = titled(
  "Find people",
  "Find people by their name or handle.",
);

export default function Search() {
  const { drawn } = useLoaderData<typeof loader | typeof clientLoader>();
  const viewerId = useViewer()?.id;
  const q = searchedFor(useLocation().search);
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl">Find people</h1>
      <PeopleFound
        key={q}
        q={q}
        viewerId={viewerId}
        drawn={drawn?.q === q ? drawn.people : null}
      />
    </div>
  );
}
