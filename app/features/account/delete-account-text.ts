export const ownerCannotBeDeleted =
  "This account owns the site, so it can't be deleted.";
