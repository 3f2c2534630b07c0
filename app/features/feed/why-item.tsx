import type { Post, RankReason } from "~/features/posts/post";
import { shownName } from "~/features/users/user";
import { MenuItem } from "~/ui/menu";
import { toast } from "~/ui/toast-store";

const reasons: Record<RankReason, (name: string, group: string) => string> = {
  own: () => "This is your own post.",
  followed: (name) => `You follow ${name}.`,
  group: (_, group) => `You are in ${group}.`,
  preferred: () => "It matches your content preferences.",
  new: () => "It's new since your last visit.",
  recent: () => "It's one of the newest posts.",
};

/** Only posts of For you have a reason. */
export function WhyItem({ post: { reason, user, group } }: { post: Post }) {
  if (!reason) return null;
  return (
    <MenuItem
      icon="search"
      onClick={() => {
        toast({
          title: reasons[reason](shownName(user), group?.name ?? "its group"),
        });
      }}
    >
      Why am I seeing this?
    </MenuItem>
  );
}
