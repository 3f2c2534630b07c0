import { useQuery } from "@tanstack/react-query";
import { getJson } from "~/client/api-client";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";
import type { GroupSummary } from "./group";
import { GroupRow } from "./group-row";
import { groupKeys } from "./group.queries";

const maxShown = 5;

interface GroupResultsProps {
  q: string;
  /** From the loader, or undefined after client-side navigation. */
  initialGroups: GroupSummary[] | undefined;
}

/** Beside the people that the search found. Nothing if there are no groups. */
export function GroupResults({ q, initialGroups }: GroupResultsProps) {
  const { data: groups = [] } = useQuery({
    queryKey: groupKeys.find(q),
    queryFn: ({ signal }) =>
      getJson(
        urls.api.groups({ q }),
        (value) => value as GroupSummary[],
        signal,
      ),
    staleTime: initialGroups ? Infinity : 0,
    ...(initialGroups && { initialData: initialGroups }),
  });
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="found-groups" className="space-y-2">
      <div className="flex items-center justify-between px-1">
        <h2 id="found-groups" className="font-serif text-xl">
          Groups
        </h2>
        <LinkButton variant="quiet" size="sm" to={urls.groups({ find: q })}>
          See all
        </LinkButton>
      </div>
      <ul className="card overflow-hidden shadow-card">
        {groups.slice(0, maxShown).map((group) => (
          <GroupRow key={group.slug} group={group} />
        ))}
      </ul>
    </section>
  );
}
