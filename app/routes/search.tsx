import { useLoaderData, useLocation } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { GroupResults } from "~/features/groups/group-results";
import { findGroups } from "~/features/groups/group-terms.server";
import { PeopleResults } from "~/features/search/people-results";
import { parseSearchQuery } from "~/features/search/search";
import { searchPeople } from "~/features/search/search.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { pageMeta } from "~/shell/page-meta";

/** `viewerId` is SQL, so the session check and the search are batched. */
export const loader = page(async ({ context, request }) => {
  const { db, viewerId, sessionId } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const q = parseSearchQuery(new URL(request.url).search);
  const [people, groups] = await Promise.all([
    searchPeople(db, viewerId, q),
    findGroups(db, viewerId, { q }),
    requirePageViewer(context),
  ]);
  return { initialResults: { q, people, groups } };
});

/** On client-side navigation, results come from the query cache or the API. */
export const clientLoader = () => ({ initialResults: null });

export const meta = pageMeta(
  "Find people and groups",
  "Find people by their name or handle, and groups by name, place or tag.",
);

export default function Search() {
  const { initialResults } = useLoaderData<
    typeof loader | typeof clientLoader
  >();
  const viewerId = useViewer()?.id;
  const q = parseSearchQuery(useLocation().search);
  const results = initialResults?.q === q ? initialResults : null;
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <h1 className="font-serif text-3xl">Find people and groups</h1>
      <PeopleResults
        key={q}
        q={q}
        viewerId={viewerId}
        initialPeople={results?.people ?? null}
      >
        <GroupResults key="groups" q={q} initialGroups={results?.groups} />
      </PeopleResults>
    </div>
  );
}
