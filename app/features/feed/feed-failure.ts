/** spec §2, exact. */
export const feedFailure = "Failed to load posts. Please try again.";
