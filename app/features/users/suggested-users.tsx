import { useQueryClient } from "@tanstack/react-query";
import { Button } from "~/ui/button";
import { Loading, Skeleton } from "~/ui/states";
import { toggleFollow, useSuggested } from "./follow.queries";
import { PersonRow } from "./person-row";
import { useFocusAfterRemoval } from "./use-focus-after-removal";
import { displayName, type SuggestedUser } from "./user";

const heading = "Suggested for You";

/** The side column's variant. Loaded on the client, because it comes last and reads up to 200 rows in D1. */
export function SuggestedUsers() {
  const suggestions = useSuggestions(0);
  if (suggestions.users.length === 0) return null;
  return (
    <section aria-labelledby="suggested-users" className="card p-4">
      <h2 id="suggested-users" className="px-2 font-serif text-lg">
        {heading}
      </h2>
      <SuggestionList
        suggestions={suggestions}
        variant="short"
        className="mt-1"
      />
    </section>
  );
}

const rail = "mt-2 flex gap-3 px-4 pb-1 sm:px-5 scroll-px-4";

/** The mobile variant. One row, so that its height doesn't depend on the number of suggestions. */
export function SuggestedRail({ offset }: { offset: number }) {
  const suggestions = useSuggestions(offset);
  const { users, isLoading } = suggestions;
  if (users.length === 0 && !isLoading) return null;
  return (
    <div className="card py-4 shadow-card">
      <h2 className="px-4 font-serif text-lg sm:px-5">{heading}</h2>
      {isLoading ? (
        <Loading
          label="Loading suggestions"
          className={`${rail} overflow-hidden`}
        >
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-48 w-40 shrink-0" />
          ))}
        </Loading>
      ) : (
        <SuggestionList
          suggestions={suggestions}
          variant="card"
          className={`${rail} snap-x overflow-x-auto`}
        />
      )}
    </div>
  );
}

/** A followed user is removed from the list. */
function useSuggestions(offset: number) {
  const { users, isLoading } = useSuggested(offset);
  const client = useQueryClient();
  const { list, prepareRemoval } = useFocusAfterRemoval<HTMLUListElement>(
    users.length,
  );
  const followAt = (index: number, { id }: SuggestedUser) => {
    prepareRemoval(index);
    void toggleFollow(client, id, true, {
      failure: "Failed to update follow status",
    });
  };
  return { users, isLoading, list, followAt };
}

interface SuggestionListProps {
  suggestions: ReturnType<typeof useSuggestions>;
  variant: "card" | "short";
  className: string;
}

function SuggestionList({
  suggestions: { users, list, followAt },
  variant,
  className,
}: SuggestionListProps) {
  return (
    <ul ref={list} className={className}>
      {users.map((user, index) => (
        <PersonRow key={user.id} user={user} variant={variant}>
          <Button
            size="sm"
            {...(variant === "card"
              ? { className: "w-full" }
              : { variant: "secondary" })}
            aria-label={`Follow ${displayName(user)}`}
            onClick={() => {
              followAt(index, user);
            }}
          >
            Follow
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
