/**
 * Where a count says there are some, and none may be shown. It names no reason: to have been blocked is
 * nothing one is told.
 */
export const nothingShown = "Nothing to show here.";
