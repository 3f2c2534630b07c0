/**
 * spec §8, exact: an act on a card failed. Said by the act's own code, and in its place by the card
 * where that code could not be fetched.
 */
export const actFailures = {
  like: "Failed to like post. Please try again.",
  interest: "Failed to update interest. Please try again.",
  follow: "Failed to update follow status. Please try again.",
  delete: "Failed to delete post. Please try again.",
};
