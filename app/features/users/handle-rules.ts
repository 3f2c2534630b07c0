/** Accepts a leading "@" and capitals. */
export function normalizeHandle(typed: string): string {
  return typed.trim().replace(/^@/, "").toLowerCase();
}

/** Whether the profile URL has a handle instead of an id. Ids have hyphens, handles don't. */
export function isHandle(name: string): boolean {
  return /^@?[a-z0-9_.]+$/i.test(name);
}
