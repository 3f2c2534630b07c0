const monthYear = new Intl.DateTimeFormat("en", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** spec §2: 'Joined <month year>', or 'Recently' where the day is not known. */
export function joinedLabel(createdAt: string | null): string {
  const at = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return `Joined ${Number.isNaN(at) ? "Recently" : monthYear.format(at)}`;
}
