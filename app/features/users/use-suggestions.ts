import { useFollow, useSuggested } from "./follow.queries";
import { useNextButton } from "./use-next-button";

export const suggestionsHeading = "Suggested for You";

/** People to follow, for either look of the widget (spec §2). Whoever is followed leaves the list. */
export function useSuggestions(offset: number) {
  const { users, isLoading } = useSuggested(offset);
  const follow = useFollow("Failed to update follow status");
  const { list, leaveFrom } = useNextButton<HTMLUListElement>(users.length);
  return {
    users,
    isLoading,
    list,
    followAt: (at: number) => {
      const user = users[at];
      if (!user) return;
      leaveFrom(at);
      follow(user.id, true);
    },
  };
}
