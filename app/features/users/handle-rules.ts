/** Accepts a leading "@" and capitals. */
export function normalizeHandle(typed: string): string {
  return typed.trim().replace(/^@/, "").toLowerCase();
}

/** Used by the form and by the server's schema. */
export const handleRules = [
  {
    pattern: /^[a-z0-9_.]{3,30}$/,
    message:
      "A handle has 3 to 30 characters: a to z, digits, dots and underscores.",
  },
  {
    pattern: /[a-z0-9]/,
    message: "A handle needs at least one letter or digit.",
  },
  {
    pattern: /^(?!\.)(?!.*\.\.).*[^.]$/,
    message:
      "A handle can't start or end with a dot or have two dots in a row.",
  },
];

/** Whether the profile URL has a handle instead of an id. Ids have hyphens, handles don't. */
export function isHandle(name: string): boolean {
  return /^@?[a-z0-9_.]+$/i.test(name);
}
