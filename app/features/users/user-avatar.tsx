import { Avatar, type AvatarProps } from "~/ui/avatar";
import { initials, shownName, type UserSummary } from "./user";

interface UserAvatarProps extends Pick<AvatarProps, "size" | "className"> {
  /** Null: anonymous. */
  user: Omit<UserSummary, "id"> | null;
}

export function UserAvatar({ user, ...rest }: UserAvatarProps) {
  return (
    <Avatar
      name={shownName(user)}
      initials={user ? initials(user) : ""}
      src={user?.profileImageUrl ?? null}
      {...rest}
    />
  );
}
