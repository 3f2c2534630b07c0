/** What a person types: the "@" and capitals are forgiven. */
export function asHandle(typed: string): string {
  return typed.trim().replace(/^@/, "").toLowerCase();
}

/** What a handle has to fit, each rule with its words; both the form and the server's schema ask it. */
export const handleRules = [
  {
    pattern: /^[a-z0-9_.]{3,30}$/,
    words:
      "A handle has 3 to 30 characters: a to z, digits, dots and underscores.",
  },
  {
    pattern: /[a-z0-9]/,
    words: "A handle needs at least one letter or digit.",
  },
  {
    pattern: /^(?!\.)(?!.*\.\.).*[^.]$/,
    words:
      "A dot stands within a handle: not first, not last, not beside another.",
  },
];

/** Whether a profile's address names its person by the handle, with or without the "@"; an id has hyphens. */
export function isHandle(name: string): boolean {
  return /^@?[a-z0-9_.]+$/i.test(name);
}
