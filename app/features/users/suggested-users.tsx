import { Button } from "~/ui/button";
import { PersonRow } from "./person-row";
import { displayName } from "./user";
import { suggestionsHeading, useSuggestions } from "./use-suggestions";

/** Loaded on the client, because it comes last in its column and reads up to 200 rows in D1. */
export function SuggestedUsers() {
  const { users, list, followAt } = useSuggestions(0);

  if (users.length === 0) return null;
  return (
    <section aria-labelledby="suggested-users" className="card p-4">
      <h2 id="suggested-users" className="px-2 font-serif text-lg">
        {suggestionsHeading}
      </h2>
      <ul ref={list} className="mt-1">
        {users.map((user, index) => (
          <PersonRow key={user.id} user={user}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Follow ${displayName(user)}`}
              onClick={() => {
                followAt(index);
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
