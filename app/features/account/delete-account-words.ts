/** Why the one account of decisions.md cannot go. */
export const ownerStays =
  "This account looks after the whole site, so it cannot be deleted.";
