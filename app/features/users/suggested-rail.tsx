import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { IntentLink } from "~/ui/intent-link";
import { Loading, Skeleton } from "~/ui/states";
import { displayName, handle, initials } from "./user";
import type { SuggestedUser } from "./user";
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
            <Skeleton key={place} className={seat} />
          ))}
        </Loading>
      ) : (
        <ul ref={list} className={`${rail} snap-x overflow-x-auto`}>
          {users.map((user, at) => (
            <Person
              key={user.id}
              user={user}
              onFollow={() => {
                followAt(at);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

const rail = "mt-2 flex gap-3 px-4 pb-1 sm:px-5 scroll-px-4";
const seat = "h-48 w-40 shrink-0";

function Person({
  user,
  onFollow,
}: {
  user: SuggestedUser;
  onFollow: () => void;
}) {
  const name = displayName(user);
  return (
    <li
      className={`${seat} flex snap-start flex-col items-center rounded-control border border-line bg-ground px-3 pt-4 pb-3 text-center`}
    >
      <IntentLink
        to={urls.profile(user.id)}
        className="flex w-full min-w-0 flex-1 flex-col items-center"
      >
        <Avatar
          name={name}
          initials={initials(user)}
          src={user.profileImageUrl}
          size={56}
        />
        <span className="mt-2 block w-full truncate text-sm font-semibold">
          {name}
        </span>
        <span className="block w-full truncate text-xs text-ink-soft">
          {handle(user)}
        </span>
      </IntentLink>
      <Button
        size="sm"
        aria-label={`Follow ${name}`}
        onClick={onFollow}
        className="w-full"
      >
        Follow
      </Button>
    </li>
  );
}
