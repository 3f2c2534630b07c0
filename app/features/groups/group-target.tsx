import type { PostAudience } from "~/features/audience/audience";
import { Icon } from "~/ui/icon";
import type { Group } from "./group";

interface GroupTargetProps {
  group: Pick<Group, "slug" | "name">;
  audience: PostAudience;
}

/** Above the fields of a new post: where it goes, and who can read it. */
export function GroupTarget({ group, audience }: GroupTargetProps) {
  return (
    <p className="mb-3 flex items-center gap-2 text-sm text-ink-soft">
      <Icon name="people" className="size-4.5 shrink-0 text-gold" />
      <span className="min-w-0 wrap-anywhere">
        To <bdi className="font-semibold text-ink">{group.name}</bdi>
        {audience === "group"
          ? " · members only"
          : ". Everybody can read this."}
      </span>
      <input type="hidden" name="group" value={group.slug} />
    </p>
  );
}
