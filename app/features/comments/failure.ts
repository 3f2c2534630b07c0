/** Worded after the feed's. */
export const commentsFailure = "Failed to load comments. Please try again.";
