import { useLoaderData } from "@remix-run/react";
import { LeftPosts } from "~/features/feed/left-posts";
import { FindForm } from "~/features/groups/find-form";
import { maxTermLength } from "~/features/groups/group";
import { GroupRow } from "~/features/groups/group-row";
import { findGroups } from "~/features/groups/group-terms.server";
import { listMyGroups } from "~/features/groups/group.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { groupKinds } from "~/shared/enums";
import { plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { LinkButton } from "~/ui/link-button";
import { Icon } from "~/ui/icon";
import { EmptyState } from "~/ui/states";

/** The viewer's groups, or those that match the query. */
export const loader = page(async ({ context, request }) => {
  const { id } = await requirePageViewer(context);
  const { searchParams } = new URL(request.url);
  const read = (name: string) =>
    searchParams.get(name)?.trim().slice(0, maxTermLength) ?? "";
  const query = {
    q: read("find") || read("tag") || read("place"),
    kind: groupKinds.find((kind) => kind === read("kind")),
  };
  const isSearch = Boolean(query.q || query.kind);
  const { db } = context.app;
  const groups = await (isSearch
    ? findGroups(db, id, query)
    : listMyGroups(db, id));
  return { query, isSearch, groups };
});

export const meta = pageMeta(
  "Groups",
  "Your groups and churches, and those you can find.",
);

export default function Groups() {
  const { query, isSearch, groups } = useLoaderData<typeof loader>();
  const startLink = (
    <LinkButton to={urls.newGroup}>
      <Icon name="plus" />
      Start a group
    </LinkButton>
  );
  const count = `${groups.length} ${plural(groups.length, "group", "groups")} found`;
  return (
    <div className="mx-auto max-w-2xl space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="font-serif text-3xl tight:text-xl">Groups</h1>
        {groups.length > 0 && startLink}
      </div>
      <FindForm key={JSON.stringify(query)} query={query} />
      <section aria-labelledby="groups" className="space-y-3">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <h2 id="groups" className="font-serif text-xl">
            {isSearch ? <span role="status">{count}</span> : "Your groups"}
          </h2>
          {isSearch && (
            <LinkButton variant="quiet" size="sm" to={urls.groups()}>
              Your groups
            </LinkButton>
          )}
        </div>
        {groups.length > 0 ? (
          <ul className="card overflow-hidden shadow-card">
            {groups.map((group) => (
              <GroupRow key={group.slug} group={group} />
            ))}
          </ul>
        ) : (
          <EmptyState
            icon={isSearch ? "search" : "people"}
            title={
              isSearch
                ? "Nothing like that here yet."
                : "You aren't in a group."
            }
            action={startLink}
            className="card"
          >
            {isSearch
              ? "Try a shorter word or all kinds. Or start it yourself, and others will find it."
              : "Look for your church, a house group or people who share your interests. If they aren't here yet, start the group and invite them."}
          </EmptyState>
        )}
      </section>
      {!isSearch && <LeftPosts />}
    </div>
  );
}
