export type HiddenKind = "blocked" | "muted";

export const blockForm = {
  confirm:
    "Block this person? You won't see each other, and you'll no longer follow each other.",
  successMessage: ({ blocked }: { blocked: boolean }) => ({
    title: blocked ? "Blocked" : "Unblocked",
  }),
};
