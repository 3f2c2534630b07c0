import { Button } from "~/ui/button";
import { PersonRow } from "./person-row";
import { displayName } from "./user";
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
          <PersonRow key={user.id} user={user}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Follow ${displayName(user)}`}
              onClick={() => {
                followAt(at);
              }}
            >
              Follow
            </Button>
          </PersonRow>
        ))}
      </ul>
    </section>
  );
}
