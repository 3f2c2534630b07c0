import { sql } from "~/db/sql";
import { runAuditedAction } from "~/features/audit/audit.server";
import { requireGroup } from "~/features/groups/group-access.server";
import { purgeGroup } from "~/features/groups/group-cache.server";
import { requireLevel } from "~/features/users/admin-level";
import type { AppContext } from "~/platform/context.server";
import { AppError } from "~/shared/errors";
import type { Viewer } from "~/shared/viewer";
import { requireRecentSignIn, type AdminContext } from "./permissions.server";

/**
 * Verifies a church, with a proof that its website's domain confirms it, or ends that (null). For power admins who signed
 * in recently. A change of the church's name, kind, address or website ends it too.
 */
export async function setVerification(
  app: AdminContext & Pick<AppContext, "cache" | "request">,
  viewer: Viewer,
  slug: string,
  proof: string | null,
): Promise<void> {
  requireLevel(viewer, "power");
  const { db, now } = app;
  const { id, kind, joinPolicy } = await requireGroup(db, viewer.id, slug);
  if (kind !== "church" || joinPolicy === "hidden") {
    throw new AppError("conflict", {
      detail: "Only a church that isn't hidden can be verified.",
    });
  }
  await requireRecentSignIn(app, "Sign in again to verify a church.");
  const when = sql`EXISTS (SELECT 1 FROM groups WHERE id = ${id} AND kind = 'church' AND joinPolicy <> 'hidden'
    AND closedAt IS NULL AND (verifiedAt IS NOT NULL OR ${proof !== null}))`;
  await runAuditedAction(db, {
    entry: {
      actorId: viewer.id,
      action: proof === null ? "group.unverified" : "group.verified",
      subjectId: null,
      target: `group:${id}`,
      reason: proof,
    },
    when,
    writes: [
      sql`UPDATE groups SET verifiedAt = ${proof === null ? null : now}, verifiedProof = ${proof}
          WHERE id = ${id} AND ${when}`,
    ],
    now,
  });
  await purgeGroup(app, slug);
}
