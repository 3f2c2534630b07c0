import { useFollow, useSuggested } from "./follow.queries";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

export const suggestionsHeading = "Suggested for You";

/** Suggested users for both variants of the widget. A followed user is removed from the list. */
export function useSuggestions(offset: number) {
  const { users, isLoading } = useSuggested(offset);
  const follow = useFollow("Failed to update follow status");
  const { list, prepareRemoval } = useFocusAfterRemoval<HTMLUListElement>(
    users.length,
  );
  return {
    users,
    isLoading,
    list,
    followAt: (index: number) => {
      const user = users[index];
      if (!user) return;
      prepareRemoval(index);
      follow(user.id, true);
    },
  };
}
