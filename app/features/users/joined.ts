const monthYear = new Intl.DateTimeFormat("en", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

export function joinedLabel(createdAt: string | null): string {
  const at = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return `Joined ${Number.isNaN(at) ? "Recently" : monthYear.format(at)}`;
}
