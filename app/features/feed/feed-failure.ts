/** Fixed by docs/product.md. */
export const feedErrorMessage = "Failed to load posts. Please try again.";
