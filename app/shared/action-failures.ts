/** Of the post card's actions (docs/product.md). The card also shows them if an action's code couldn't be loaded. */
export const actionFailures = {
  like: "Failed to like post. Please try again.",
  interest: "Failed to update interest. Please try again.",
  follow: "Failed to update follow status. Please try again.",
  delete: "Failed to delete post. Please try again.",
};
