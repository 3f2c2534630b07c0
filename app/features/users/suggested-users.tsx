import { useQueryClient } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { Button } from "~/ui/button";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { Loading, Skeleton } from "~/ui/states";
import { toggleFollow, useSuggested } from "./follow.queries";
import { PersonRow } from "./person-row";
import { displayName, type SuggestedUser } from "./user";

const heading = "Suggested for You";

/** The side column's variant. Loaded on the client, because it comes last and reads up to 200 rows in D1. */
export function SuggestedUsers() {
  const { users } = useSuggested(0);
  if (users.length === 0) return null;
  return (
    <section aria-labelledby="suggested-users" className="card p-4">
      <h2 id="suggested-users" className="px-2 font-serif text-lg">
        {heading}
      </h2>
      <SuggestionList users={users} variant="short" className="mt-1" />
    </section>
  );
}

const rail = "mt-2 flex gap-3 px-4 pb-1 sm:px-5 scroll-px-4";

/** The mobile variant. One row, so that its height doesn't depend on the number of suggestions. */
export function SuggestedRail({ offset }: { offset: number }) {
  const { users, isLoading } = useSuggested(offset);
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
          users={users}
          variant="card"
          className={`${rail} snap-x overflow-x-auto`}
        />
      )}
    </div>
  );
}

interface SuggestedStripProps {
  /** From the server, else they are fetched. */
  initialUsers: SuggestedUser[] | null;
  /** The close button. */
  children: ReactNode;
}

/** The variant after the first post on small screens: one line, so that the next post begins soon. */
export function SuggestedStrip({
  initialUsers,
  children,
}: SuggestedStripProps) {
  const { users, isLoading } = useSuggested(0, initialUsers ?? undefined);
  if (users.length === 0 && !isLoading) return null;
  return (
    <section
      aria-labelledby="suggested-strip"
      className="card needs-script min-h-28 pb-2 shadow-card lg:hidden"
    >
      <div className="flex items-center justify-between pr-1 pl-4">
        <h2 id="suggested-strip" className="font-serif text-lg">
          People to follow
        </h2>
        {children}
      </div>
      <SuggestionList
        users={users}
        variant="short"
        className="flex snap-x scroll-px-2 gap-2 overflow-x-auto px-2 *:w-64 *:shrink-0 *:snap-start"
      />
    </section>
  );
}

interface SuggestionListProps {
  users: SuggestedUser[];
  variant: "card" | "short";
  className: string;
}

const doubleClickMs = 600;

/** A followed user is removed from the list. */
function SuggestionList({ users, variant, className }: SuggestionListProps) {
  const client = useQueryClient();
  const lastClick = useRef({ userId: "", at: -Infinity });
  return (
    <ul className={className}>
      {users.map((user) => (
        <PersonRow key={user.id} user={user} variant={variant}>
          <Button
            size="sm"
            {...(variant === "card"
              ? { className: "w-full" }
              : { variant: "secondary" })}
            aria-label={`Follow ${displayName(user)}`}
            onClick={({ timeStamp }) => {
              // After a follow, the next row moves to where a second click lands.
              const { userId, at } = lastClick.current;
              if (userId !== user.id && timeStamp - at < doubleClickMs) return;
              lastClick.current = { userId: user.id, at: timeStamp };
              restoreFocusAfterRemoval();
              void toggleFollow(client, user.id, true, {
                failure: "Failed to update follow status",
              });
            }}
          >
            Follow
          </Button>
        </PersonRow>
      ))}
    </ul>
  );
}
