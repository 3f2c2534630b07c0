import { readStored, writeStored } from "~/client/storage";
import type { Audience } from "~/features/audience/audience";
import { audiences } from "~/shared/enums";
import type { Viewer } from "~/shared/viewer";
import type { DraftKind } from "./draft";

const getKey = (kind: DraftKind) => `audience:${kind}`;

/** The last audience of this kind of post on this device, but never a wider one than the account's default. */
export function getRememberedAudience(
  kind: DraftKind,
  { defaultAudience, approvesFollowers }: Viewer,
): Audience {
  const stored = readStored(getKey(kind));
  const remembered = audiences.find((one) => one === stored);
  const isNarrower =
    remembered !== undefined &&
    audiences.indexOf(remembered) > audiences.indexOf(defaultAudience) &&
    (remembered !== "followers" || approvesFollowers);
  return isNarrower ? remembered : defaultAudience;
}

export function rememberAudience(kind: DraftKind, audience: Audience): void {
  writeStored(getKey(kind), audience);
}
