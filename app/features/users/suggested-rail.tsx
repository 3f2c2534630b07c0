import { Button } from "~/ui/button";
import { Loading, Skeleton } from "~/ui/states";
import { PersonRow } from "./person-row";
import { displayName } from "./user";
import { suggestionsHeading, useSuggestions } from "./use-suggestions";

/**
 * spec §2: the mobile variant goes on through the people by `offset`. Side by side, so that its
 * height is the same for one and for five; nobody left to suggest: nothing is shown.
 */
export function SuggestedRail({ offset }: { offset: number }) {
  const { users, isLoading, list, followAt } = useSuggestions(offset);
  if (users.length === 0 && !isLoading) return null;
  return (
    <div className="card py-4 shadow-card">
      <h2 className="px-4 font-serif text-lg sm:px-5">{suggestionsHeading}</h2>
      {isLoading ? (
        <Loading
          label="Loading suggestions"
          className={`${rail} overflow-hidden`}
        >
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-48 w-40 shrink-0" />
          ))}
        </Loading>
      ) : (
        <ul ref={list} className={`${rail} snap-x overflow-x-auto`}>
          {users.map((user, at) => (
            <PersonRow key={user.id} user={user} look="seat">
              <Button
                size="sm"
                aria-label={`Follow ${displayName(user)}`}
                onClick={() => {
                  followAt(at);
                }}
                className="w-full"
              >
                Follow
              </Button>
            </PersonRow>
          ))}
        </ul>
      )}
    </div>
  );
}

const rail = "mt-2 flex gap-3 px-4 pb-1 sm:px-5 scroll-px-4";
