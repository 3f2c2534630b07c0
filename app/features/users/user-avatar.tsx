import { Avatar, type AvatarProps } from "~/ui/avatar";
import { displayName, initials, type UserSummary } from "./user";

interface UserAvatarProps extends Pick<AvatarProps, "size" | "className"> {
  user: Omit<UserSummary, "id">;
}

export function UserAvatar({ user, ...rest }: UserAvatarProps) {
  return (
    <Avatar
      name={displayName(user)}
      initials={initials(user)}
      src={user.profileImageUrl}
      {...rest}
    />
  );
}
