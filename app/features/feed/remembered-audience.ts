import { getDraft, parseText } from "~/client/drafts";
import type { Audience } from "~/features/audience/audience";
import { audiences } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import type { DraftKind } from "./draft";

/** Stored as a draft, which sign-out deletes. Null: the account's default. */
const getStored = ({ id }: Viewer, kind: DraftKind) =>
  getDraft(id, `audience:${kind}`, parseText);

/** The last audience of this kind of post on this device, but never a wider one than the account's default. */
export function getRememberedAudience(
  kind: DraftKind,
  viewer: Viewer,
): Audience {
  const { defaultAudience, approvesFollowers } = viewer;
  const stored = getStored(viewer, kind).read();
  const remembered = audiences.find((one) => one === stored);
  const isNarrower =
    remembered !== undefined &&
    audiences.indexOf(remembered) > audiences.indexOf(defaultAudience) &&
    (remembered !== "followers" || approvesFollowers);
  return isNarrower ? remembered : defaultAudience;
}

export function rememberAudience(
  kind: DraftKind,
  viewer: Viewer,
  audience: Audience,
): void {
  getStored(viewer, kind).write(
    audience === viewer.defaultAudience ? null : audience,
  );
}
