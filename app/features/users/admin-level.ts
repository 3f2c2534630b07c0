import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";

/** read: view; write: change; power: manage admin access. */
export type NeededLevel = "read" | "write" | "power";

export const accessDenied = "Access denied";

type AdminRights = Pick<Viewer, "adminAccess" | "isPowerAdmin" | "suspended">;

/** Power admins have every level; write includes read. Suspended admins have none. */
export function hasLevel(
  { adminAccess, isPowerAdmin, suspended }: AdminRights,
  needed: NeededLevel,
): boolean {
  if (suspended) return false;
  if (isPowerAdmin) return true;
  if (needed === "power") return false;
  return adminAccess === "write" || adminAccess === needed;
}

/** Throws `forbidden`. Every request loads the viewer again, so a changed level applies at once. */
export function requireLevel(viewer: AdminRights, needed: NeededLevel): void {
  if (!hasLevel(viewer, needed)) {
    throw new AppError("forbidden", { detail: accessDenied });
  }
}
