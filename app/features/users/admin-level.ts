import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";

/** What an act of the admin area takes: to see, to change, to say who may (spec §6). */
export type NeededLevel = "read" | "write" | "power";

/** spec §8 */
export const accessDenied = "Access denied";

type Office = Pick<Viewer, "adminAccess" | "isPowerAdmin" | "suspended">;

/** A power admin may all; write includes read. Who is suspended holds no office meanwhile. */
export function hasLevel(
  { adminAccess, isPowerAdmin, suspended }: Office,
  needed: NeededLevel,
): boolean {
  if (suspended) return false;
  if (isPowerAdmin) return true;
  if (needed === "power") return false;
  return adminAccess === "write" || adminAccess === needed;
}

/** `forbidden` for whoever lacks it, in the words of spec §8. The viewer is read anew with each request. */
export function requireLevel(viewer: Office, needed: NeededLevel): void {
  if (!hasLevel(viewer, needed)) {
    throw new AppError("forbidden", { detail: accessDenied });
  }
}
