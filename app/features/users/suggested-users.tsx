import { urls } from "~/shared/urls";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { IntentLink } from "~/ui/intent-link";
import { displayName, handle, initials } from "./user";
import type { SuggestedUser } from "./user";
import { suggestionsHeading, useSuggestions } from "./use-suggestions";

/** spec §2, "Suggested users widget". Nobody left to suggest: nothing is shown. */
export function SuggestedUsers({
  initial,
}: {
  initial: SuggestedUser[] | undefined;
}) {
  const { users, list, followAt } = useSuggestions({ initial });

  if (users.length === 0) return null;
  return (
    <section
      aria-labelledby="suggested-users"
      className="rounded-card border border-line bg-paper p-4"
    >
      <h2 id="suggested-users" className="px-2 font-serif text-lg">
        {suggestionsHeading}
      </h2>
      <ul ref={list} className="mt-1">
        {users.map((user, at) => (
          <Suggestion
            key={user.id}
            user={user}
            onFollow={() => {
              followAt(at);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Suggestion({
  user,
  onFollow,
}: {
  user: SuggestedUser;
  onFollow: () => void;
}) {
  const name = displayName(user);
  return (
    <li className="flex items-center gap-2">
      <IntentLink
        to={urls.profile(user.id)}
        className="flex touch min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 transition-colors hover:bg-sunken"
      >
        <Avatar
          name={name}
          initials={initials(user)}
          src={user.profileImageUrl}
          size={36}
        />
        <span className="min-w-0">
          <span className="block truncate text-sm font-semibold">{name}</span>
          <span className="block truncate text-xs text-ink-soft">
            {handle(user)}
          </span>
        </span>
      </IntentLink>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Follow ${name}`}
        onClick={onFollow}
      >
        Follow
      </Button>
    </li>
  );
}
