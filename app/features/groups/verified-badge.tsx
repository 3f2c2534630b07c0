import { Icon } from "~/ui/icon";
import type { Group, GroupSummary } from "./group";

interface VerifiedBadgeProps {
  group: Pick<GroupSummary, "isVerified"> & Partial<Pick<Group, "church">>;
}

/** Lists don't know the website. */
export function VerifiedBadge({ group }: VerifiedBadgeProps) {
  if (!group.isVerified) return null;
  const website = group.church?.website;
  const label = website
    ? `Verified: this group is the church at ${new URL(website).host}`
    : "Verified: this group is the church that it names";
  return (
    <span title={label} className="badge bg-primary-soft text-primary">
      <Icon name="check" className="me-1 size-3.5" />
      <span aria-hidden="true">Verified</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
